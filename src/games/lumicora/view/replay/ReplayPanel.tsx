import { StyleSheet, View } from 'react-native';

import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { fontSize, leading, space } from '@/ui/tokens/metrics';

import type { Table } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { historyStrings } from '../../strings/history';
import { ReplayControls } from './ReplayControls';
import { ScoreTiles } from './ScoreTiles';
import type { Playback } from './usePlayback';

export interface ReplayPanelProps {
  readonly table: Table;
  readonly steps: number;
  readonly playback: Playback;
  /** The step in words. */
  readonly happened: string;
  readonly shown: number;
  readonly onChoose: (player: number) => void;
}

/** What happened, when, and how it stood; and where to go next. */
export function ReplayPanel({ table, steps, playback, happened, shown, onChoose }: ReplayPanelProps) {
  const { table: words } = useStrings(lumicoraStrings);
  const strings = useStrings(historyStrings).replay;
  const phase = table.isExtraScoring ? words.extraScoring : words[table.phase];
  const when = table.phase === 'final' ? phase : `${words.round(table.round)} · ${phase}`;
  return (
    <View style={styles.panel}>
      <View style={styles.happened}>
        {/* While it plays by itself, a screen reader would never fall silent. */}
        {playback.isPlaying ? (
          <Text variant="lead" strong numberOfLines={2}>
            {happened}
          </Text>
        ) : (
          <LiveText variant="lead" strong numberOfLines={2} text={happened} />
        )}
      </View>
      <Text variant="small" tone="mutedText">{`${strings.step(playback.step, steps)} · ${when}`}</Text>
      <ReplayControls playback={playback} steps={steps} happened={happened} />
      <ScoreTiles players={table.players} shown={shown} onChoose={onChoose} />
      {table.isTracked ? null : (
        <Text variant="small" tone="mutedText">
          {strings.notTracked}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  // Room for the thicker border of the chosen tile.
  panel: { gap: space.s, padding: 2 },
  // Two lines always, so that nothing below moves from step to step.
  happened: { minHeight: 2 * leading(fontSize.lead), justifyContent: 'flex-end' },
});
