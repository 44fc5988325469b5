import { memo, useMemo } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { type Playback, PlaybackControls } from '@/tabletop/record/view/Playback';
import { recordStrings } from '@/tabletop/strings/record';
import { LiveText } from '@/ui/components/LiveText';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { fontSize, leading, radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { Space } from '../../rules/model';
import { finalReefOf } from '../../session/reef/finalReef';
import type { Table, TablePlayer } from '../../session/table/table';
import { lumicoraStrings } from '../../strings';
import { historyStrings } from '../../strings/history';
import { describeReef, ReefPicture } from '../record/ReefPicture';
import { FishFigure, LimestoneFigure } from '../table/figures';

interface ReplayPanelProps {
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
  const { step } = useStrings(recordStrings).playback;
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
      <Text variant="small" tone="mutedText">{`${step(playback.step, steps)} · ${when}`}</Text>
      <PlaybackControls playback={playback} steps={steps} happened={happened} />
      <ScoreTiles players={table.players} shown={shown} onChoose={onChoose} />
      {table.isTracked ? null : (
        <Text variant="small" tone="mutedText">
          {strings.notTracked}
        </Text>
      )}
    </View>
  );
}

interface ScoreTilesProps {
  readonly players: readonly TablePlayer[];
  /** Whose reef is shown. */
  readonly shown: number;
  readonly onChoose: (player: number) => void;
}

/** What everybody had at a moment; a tap shows their reef. */
function ScoreTiles({ players, shown, onChoose }: ScoreTilesProps) {
  const strings = useStrings(historyStrings).replay;
  const colors = useColors();
  return (
    <View role="radiogroup" accessibilityLabel={strings.whose} style={styles.tiles}>
      {players.map(({ name, fish, score, limestone }, player) => {
        const isShown = player === shown;
        return (
          <Pressed
            key={player}
            role="radio"
            aria-checked={isShown}
            tabIndex={isShown ? 0 : -1}
            accessibilityLabel={strings.player(name, score, limestone)}
            onPress={() => onChoose(player)}
            style={[
              styles.tile,
              { backgroundColor: colors.raised, borderColor: isShown ? colors.accent : colors.border },
              isShown && styles.shown,
            ]}
          >
            <FishFigure fish={fish} size={26} />
            <View style={styles.name}>
              <Text variant="small" strong={isShown} numberOfLines={1}>
                {name}
              </Text>
              <View style={styles.limestone}>
                <LimestoneFigure size={14} />
                <Text variant="small" tone="mutedText" tabular>
                  {limestone}
                </Text>
              </View>
            </View>
            <Text variant="lead" strong tabular>
              {minus(score)}
            </Text>
          </Pressed>
        );
      })}
    </View>
  );
}

interface ReplayReefProps {
  readonly table: Table;
  readonly player: number;
  /** Spaces that just changed. */
  readonly changed: readonly Space[];
  readonly isTurned: boolean;
}

/** One reef at a moment; in figures where it was only counted. */
export const ReplayReef = memo(function ReplayReef({ table, player, changed, isTurned }: ReplayReefProps) {
  const lumicora = useStrings(lumicoraStrings);
  const strings = useStrings(historyStrings);
  const own = table.players[player]!;
  const reef = useMemo(() => finalReefOf(own), [own]);
  const marks = useMemo(() => ({ chosen: changed }), [changed]);
  const words = describeReef(strings, lumicora, table, player);
  if (reef.kind === 'counts') {
    return (
      <ScrollView contentContainerStyle={styles.words}>
        {words.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </ScrollView>
    );
  }
  const label = [strings.replay.reefOf(own.name), ...words].join('. ');
  return (
    <ReefPicture fills board={table.board} reef={reef} label={label} isTurned={isTurned} marks={marks} />
  );
});

const styles = StyleSheet.create({
  // Room for the thicker border of the chosen tile.
  panel: { gap: space.s, padding: 2 },
  // Two lines always, so that nothing below moves from step to step.
  happened: { minHeight: 2 * leading(fontSize.lead), justifyContent: 'flex-end' },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  tile: {
    flexGrow: 1,
    flexBasis: '45%',
    minHeight: TOUCH_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.m,
    borderWidth: 1,
    margin: 1,
  },
  shown: { borderWidth: 3, margin: -1 },
  name: { flex: 1 },
  limestone: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  words: { gap: space.s, padding: space.l },
});
