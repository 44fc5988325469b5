import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Chips } from '@/ui/components/Chips';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { capitalized } from '@/ui/i18n/phrases';
import { space } from '@/ui/tokens/metrics';

import { DEPTHS } from '../../session/reef/finalReef';
import { jellyfishOf } from '../../session/table/guide';
import { finalInputStrings } from '../../strings/finalInput';
import { lumicoraStrings } from '../../strings/index';
import type { TableStore } from '../store/LibraryContext';
import { FishFigure, LimestoneFigure } from '../table/figures';
import { FigureFields, type FigureFieldsProps } from './CountField';
import { describeKnown } from './knownReef';
import { JellyfishPicture } from './pictures';
import { useReefWarnings } from './useReefWarnings';

interface PlayerReefCardProps {
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
        {warnings.map((words) => (
          <LiveText key={words} variant="small" tone="warning" text={words} />
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

const PICTURE = 24;

/**
 * Fields where nothing else asks for these figures. A game that was played along with the app knows them already, and who
 * counts a reef finds them on that page: there they only open to be corrected.
 */
function PlayerFigures({ store, player }: FigureFieldsProps) {
  const strings = useStrings(finalInputStrings);
  const { table: tableStrings } = useStrings(lumicoraStrings);
  const { table } = useTableStore(store);
  const { name, score, limestone, depth } = table.players[player]!;
  const jellyfish = jellyfishOf(table, player).length;
  const [isOpen, setOpen] = useState(false);
  const isAsked = !table.isTracked && depth !== 'counted';
  if (isOpen || isAsked) return <FigureFields store={store} player={player} />;
  return (
    <View style={playerFiguresStyles.row}>
      <View
        accessible
        role="img"
        accessibilityLabel={strings.figures(score, limestone, jellyfish)}
        style={playerFiguresStyles.figures}
      >
        <Text>{strings.points(score)}</Text>
        <View style={playerFiguresStyles.figure}>
          <LimestoneFigure size={PICTURE} />
          <Text>{tableStrings.limestone(limestone)}</Text>
        </View>
        <View style={playerFiguresStyles.figure}>
          <JellyfishPicture size={PICTURE} />
          <Text>{jellyfish}</Text>
        </View>
      </View>
      <Button
        kind="quiet"
        label={strings.correct}
        accessibilityLabel={strings.correctFigures(name)}
        onPress={() => setOpen(true)}
      />
    </View>
  );
}

const playerFiguresStyles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  figures: {
    flex: 1,
    minWidth: 120,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    rowGap: space.xs,
  },
  figure: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
