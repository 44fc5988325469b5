import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { selectedState } from '@/ui/selectedState';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { Move } from '../../rules/moves';
import type { Table } from '../../session/table';
import { nomadsStrings, type NomadsStrings } from '../../strings';
import { describePower, listTiles } from '../describe';
import { sortMoves, SORTS, type ListedMove, type Sort } from './useMoveWork';

interface MovesPanelProps {
  readonly table: Table;
  readonly moves: readonly ListedMove[];
  readonly chosen: ListedMove | null;
  readonly onChoose: (move: Move | null) => void;
}

const FIRST_SHOWN = 6;

/** What every move would do, the most wanted first. With a pile chosen, only its moves. */
export function MovesPanel({ table, moves, chosen, onChoose }: MovesPanelProps) {
  const strings = useStrings(nomadsStrings);
  const [sort, setSort] = useState<Sort>('mine');
  const [showsAll, setShowsAll] = useState(false);
  const { moves: words } = strings;
  const shown =
    chosen === null
      ? sortMoves(moves, sort, table.turn)
      : sortMoves(
          moves.filter(({ move }) => move.from === chosen.move.from),
          sort,
          table.turn,
        );
  const first = showsAll ? shown : shown.slice(0, FIRST_SHOWN);
  const inView = chosen === null || first.includes(chosen) ? first : [chosen, ...first];
  return (
    <View style={styles.block}>
      <Text variant="title">{words.title(table.players[table.turn]!.name)}</Text>
      <Chips
        label={words.sort}
        value={sort}
        options={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
        onChange={setSort}
      />
      {moves.length === 0 ? <Text tone="mutedText">{words.none}</Text> : null}
      {inView.map((listed) => (
        <MoveRow
          key={JSON.stringify(listed.move)}
          listed={listed}
          table={table}
          isChosen={listed === chosen}
          onPress={() => onChoose(listed.move)}
        />
      ))}
      <View style={styles.row}>
        {shown.length > first.length ? (
          <Button
            kind="quiet"
            grows
            label={words.showMore(shown.length - first.length)}
            onPress={() => setShowsAll(true)}
          />
        ) : null}
        {chosen === null ? null : (
          <Button kind="quiet" grows label={words.all} onPress={() => onChoose(null)} />
        )}
      </View>
    </View>
  );
}

interface MoveRowProps {
  readonly listed: ListedMove;
  readonly table: Table;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function MoveRow({ listed, table, isChosen, onPress }: MoveRowProps) {
  const strings = useStrings(nomadsStrings);
  const colors = useColors();
  const { moves, words } = strings;
  const { move, moonNow } = listed;
  const title = moves.from(move.from + 1, words.directions[move.direction]);
  const power = describePower(strings, move);
  const effects = effectsOf(strings, table, listed);
  const notes = [
    ...(power === null ? [] : [power]),
    ...(moonNow === null ? [] : [moves.moonNow(moonNow.won, moonNow.score)]),
  ];
  return (
    <Pressed
      role="button"
      accessibilityLabel={[title, ...notes, ...effects].join(', ')}
      {...selectedState(isChosen)}
      onPress={onPress}
      style={[
        styles.move,
        { backgroundColor: colors.surface, borderColor: isChosen ? colors.accent : colors.border },
        isChosen && styles.chosen,
      ]}
    >
      <View style={styles.words}>
        <Text strong>{title}</Text>
        {notes.map((note) => (
          <Text key={note} variant="small" tone="mutedText">
            {note}
          </Text>
        ))}
      </View>
      <View style={styles.effects}>
        {effects.map((effect) => (
          <View key={effect} style={[styles.effect, { backgroundColor: colors.raised }]}>
            <Text variant="small" strong>
              {effect}
            </Text>
          </View>
        ))}
      </View>
    </Pressed>
  );
}

/** Who takes what, what leaves, moons, Lys: the own first. */
function effectsOf(
  { moves, words }: NomadsStrings,
  { players, turn }: Table,
  listed: ListedMove,
): readonly string[] {
  const { gains, discarded, moons } = listed.gains;
  const mine = gains[turn]!;
  const others = gains.flatMap((taken, seat) =>
    seat === turn || taken.length === 0 ? [] : [moves.gets(players[seat]!.name, listTiles({ words }, taken))],
  );
  const all = [
    ...(mine.length > 0 ? [moves.you(listTiles({ words }, mine))] : []),
    ...(listed.outcome.lys ? [moves.lys] : []),
    ...(moons > 0 ? [moves.moons(moons)] : []),
    ...others,
    ...(discarded.length > 0 ? [moves.out(listTiles({ words }, discarded))] : []),
  ];
  return all.length === 0 ? [moves.nothing] : all;
}

const styles = StyleSheet.create({
  block: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  move: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    padding: space.m,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  chosen: { borderWidth: 3, padding: space.m - 2 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
  effects: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs, flexShrink: 1 },
  effect: { paddingHorizontal: space.s, paddingVertical: 2, borderRadius: radius.s },
});
