import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { listed } from '@/ui/i18n/phrases';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { amountOf, isSpire, RESOURCES, type Card } from '../rules/model';
import { closersOf, movesOf, spireWays, type Library, type Move, type SpireWay } from '../rules/spireWay';
import { middleOfTable, type Table } from '../session/table';
import { luminisStrings } from '../strings';
import { CardPicture } from './CardDrawing';
import { describeResources, nameCard } from './describe';
import { ResourceSign } from './shapes';

const FIRST_SHOWN = 4;

interface MovesProps {
  readonly table: Table;
  readonly player: number;
  readonly onChoose: (move: Move) => void;
}

/** All that can be paid this turn, the best first. */
export function Moves({ table, player, onChoose }: MovesProps) {
  const strings = useStrings(luminisStrings);
  const { moves: words } = strings;
  const colors = useColors();
  const [showsAll, setShowsAll] = useState(false);
  const moves = movesOf(table.seats[player]!, middleOfTable(table));
  const shown = showsAll ? moves : moves.slice(0, FIRST_SHOWN);
  return (
    <View style={styles.block}>
      <Text variant="title">{words.title}</Text>
      {moves.length === 0 ? <Text tone="mutedText">{words.none}</Text> : null}
      {shown.map((move) => {
        const { card, column, adds, closer, discard } = move;
        const told = [
          isSpire(card)
            ? words.wins
            : amountOf(adds) === 0
              ? words.addsNothing
              : words.adds(describeResources(strings, adds)),
          ...(closer > 0 && !isSpire(card) ? [words.closer(closer)] : []),
          discard!.length === 0 ? words.free : words.discards(discard!.length),
        ].join(', ');
        return (
          <Pressed
            key={`${card.id} ${column}`}
            role="button"
            accessibilityLabel={`${nameCard(strings, card)}, ${strings.table.column(column)}, ${told}`}
            onPress={() => onChoose(move)}
            style={[styles.move, { backgroundColor: colors.surface, borderColor: colors.border }]}
          >
            <CardPicture card={card} width={72} />
            <View style={styles.words}>
              <Text strong>{nameCard(strings, card)}</Text>
              <Text variant="small" tone="mutedText">
                {told}
              </Text>
            </View>
          </Pressed>
        );
      })}
      {shown.length < moves.length ? (
        <Button
          kind="quiet"
          label={words.more(moves.length - shown.length)}
          onPress={() => setShowsAll(true)}
        />
      ) : null}
    </View>
  );
}

interface SpireAnswersProps {
  readonly table: Table;
  readonly player: number;
  readonly library: Library;
}

/** How far a spire is for one player, and who is ahead. */
export function SpireAnswers({ table, player, library }: SpireAnswersProps) {
  const strings = useStrings(luminisStrings);
  const { spire: words } = strings;
  const seat = table.seats[player]!;
  const [way] = spireWays(seat, table.spires, library);
  if (way === undefined) return null;
  return (
    <View style={styles.block}>
      <Text variant="title">{words.title}</Text>
      {RESOURCES.map((resource, index) =>
        way.spire.cost[index]! === 0 ? null : (
          <View key={resource} style={styles.bar}>
            <ResourceSign resource={resource} size={20} />
            <Bar share={1 - way.missing[index]! / way.spire.cost[index]!} />
            <Text strong tabular>
              {way.missing[index] === 0 ? words.there : words.missing(way.missing[index]!)}
            </Text>
          </View>
        ),
      )}
      <Text>{turnsWords(way)}</Text>
      {way.levels.length === 0 ? null : (
        <Text tone="mutedText">
          {words.levels(
            listed(
              way.levels.map((level) => strings.words.levels[level]),
              strings.words.joint,
              String,
            ),
          )}
        </Text>
      )}
      <Closers title={words.fromHand} way={way} table={table} player={player} cards={seat.hand ?? []} />
      <Closers title={words.fromLibrary} way={way} table={table} player={player} cards={library} />
      <Race table={table} library={library} />
    </View>
  );

  function turnsWords({ turns }: SpireWay): string {
    if (turns === null) return words.unknownTurns;
    return turns === 1 ? words.now : words.nearest(turns);
  }
}

interface ClosersProps {
  readonly title: string;
  readonly way: SpireWay;
  readonly table: Table;
  readonly player: number;
  readonly cards: readonly Card[];
}

function Closers({ title, way, table, player, cards }: ClosersProps) {
  const strings = useStrings(luminisStrings);
  if (way.turns === 1) return null;
  const closers = closersOf(table.seats[player]!.cathedral, way, cards);
  if (closers.length === 0) return null;
  const names = [...new Set(closers.map(({ card }) => nameCard(strings, card)))];
  return <Text>{`${strings.spire.closers(listed(names, strings.words.joint, String))} (${title})`}</Text>;
}

/** Everybody whose cathedral has a card in it. */
function Race({ table, library }: Pick<SpireAnswersProps, 'table' | 'library'>) {
  const { spire: words } = useStrings(luminisStrings);
  const runners = table.seats.flatMap((seat) =>
    seat.cathedral.length === 0
      ? []
      : [{ name: seat.name, turns: spireWays(seat, table.spires, library)[0]?.turns ?? null }],
  );
  if (runners.length < 2) return null;
  const known = runners.flatMap(({ turns }) => (turns === null ? [] : [turns]));
  const best = Math.min(...known);
  const leaders = runners.filter(({ turns }) => turns === best);
  return (
    <View style={styles.race}>
      <Text strong>{words.race}</Text>
      {runners.map(({ name, turns }) => (
        <Text key={name}>{turns === null ? words.raceUnknown(name) : words.raceTurns(name, turns)}</Text>
      ))}
      <Text>{leaders.length === 1 ? words.ahead(leaders[0]!.name) : words.even}</Text>
      <Text variant="small" tone="mutedText">
        {words.incomplete}
      </Text>
    </View>
  );
}

function Bar({ share }: { readonly share: number }) {
  const colors = useColors();
  return (
    <View style={[styles.track, { backgroundColor: colors.raised }]}>
      <View
        style={[styles.filled, { width: `${Math.round(100 * share)}%`, backgroundColor: colors.accent }]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
  move: {
    minHeight: TOUCH_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  words: { flex: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  track: { flex: 1, height: 10, borderRadius: radius.s, overflow: 'hidden' },
  filled: { height: '100%' },
  race: { gap: space.xs },
});
