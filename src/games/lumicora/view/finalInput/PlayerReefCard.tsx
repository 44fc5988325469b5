import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Chips } from '@/ui/components/Chips';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { DEPTHS } from '../../session/finalReef';
import { lumicoraStrings } from '../../strings';
import { finalInputStrings } from '../../strings/finalInput';
import { capitalized } from '../../strings/phrases';
import { useTableStore } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';
import { FishFigure } from '../table/figures';
import { PlayerFigures } from './PlayerFigures';
import { describeKnown } from './knownReef';
import { useReefWarnings } from './useReefWarnings';

export interface PlayerReefCardProps {
  readonly store: TableStore;
  readonly player: number;
  /** Leads to where the reef is entered at its depth. */
  readonly onEnter: () => void;
  readonly onPhoto: () => void;
}

/** A player before the final scoring: how the reef is entered, what is known of it, and the figures beside it. */
export function PlayerReefCard({ store, player, onEnter, onPhoto }: PlayerReefCardProps) {
  const strings = useStrings(finalInputStrings);
  const { words } = useStrings(lumicoraStrings);
  const { table, perform } = useTableStore(store);
  const { name, fish, depth } = table.players[player]!;
  const warnings = useReefWarnings(table, player);
  return (
    <View role="group" accessibilityLabel={name}>
      <Card>
        <View style={styles.head}>
          <FishFigure fish={fish} size={36} />
          <View style={styles.name}>
            <Text variant="lead" strong>
              {name}
            </Text>
            <Text variant="small" tone="mutedText">
              {describeKnown(strings, table, player) ?? strings.nothingYet}
            </Text>
          </View>
        </View>
        <Chips
          label={strings.depthOf(name)}
          value={depth}
          options={DEPTHS.map((value) => ({ value, label: capitalized(words.depths[value]) }))}
          onChange={(chosen) => perform({ type: 'choose-depth', player, depth: chosen })}
        />
        <Text variant="small" tone="mutedText">
          {strings.depthNotes[depth]}
        </Text>
        <View style={styles.buttons}>
          <Button
            grows
            kind="quiet"
            label={strings.enter[depth]}
            accessibilityLabel={strings.enterOf(depth, name)}
            onPress={onEnter}
          />
          <Button
            grows
            kind="quiet"
            label={strings.byPhoto[depth]}
            accessibilityLabel={strings.byPhotoOf(depth, name)}
            onPress={onPhoto}
          />
        </View>
        <PlayerFigures store={store} player={player} />
        {warnings.map((warning) => (
          <LiveText key={warning.words} variant="small" tone="warning" text={warning.words} />
        ))}
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  name: { flex: 1, minWidth: 100 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
