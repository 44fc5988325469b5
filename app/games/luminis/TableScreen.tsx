import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { Space } from '@/games/luminis/rules/cathedral';
import type { Card } from '@/games/luminis/rules/model';
import { optionsOf, type OptionSource } from '@/games/luminis/rules/options';
import { overHandLimit, startingHand } from '@/games/luminis/rules/turn';
import { cardOf } from '@/games/luminis/session/cardLibrary';
import { cardsOf, middleOfTable, type Command } from '@/games/luminis/session/table';
import { luminisStrings } from '@/games/luminis/strings';
import { Moves, SpireAnswers } from '@/games/luminis/view/Answers';
import { CathedralBoard, signOf } from '@/games/luminis/view/CathedralBoard';
import { describeRejection } from '@/games/luminis/view/describe';
import { CardStrip } from '@/games/luminis/view/HandStrip';
import { PayPanel } from '@/games/luminis/view/PayPanel';
import { type TableStore, useGames } from '@/games/luminis/view/store';
import { hasJustPlacedDrawSign, MiddleCards, SomebodyWon } from '@/games/luminis/view/TableParts';
import { UndoBar } from '@/games/luminis/view/UndoBar';
import { WinPanel } from '@/games/luminis/view/WinPanel';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';
import type { CardPurpose } from './CardScreen';
import { OpenGame } from './OpenGame';

type TableScreenProps = StaticScreenProps<{ readonly game: string }>;

export function TableScreen({ route }: TableScreenProps) {
  const { game } = route.params;
  return <OpenGame id={game}>{(store) => <TablePage game={game} store={store} />}</OpenGame>;
}

interface Chosen {
  readonly card: Card;
  readonly from: OptionSource;
  readonly space: Space | null;
}

function TablePage({ game, store }: { readonly game: string; readonly store: TableStore }) {
  const strings = useStrings(luminisStrings);
  const { table: words } = strings;
  const navigation = useNavigation();
  const { table, session, perform } = useTableStore(store);
  const { cards } = useGames();
  useStayAwake();
  const { me, seats, won } = table;
  const [shown, setShown] = useState(me);
  const [showsHand, setShowsHand] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [leaving, setLeaving] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const seat = seats[shown]!;
  const isMine = shown === me;
  const hand = seats[me]!.hand ?? [];
  const options = useMemo(() => optionsOf(table.seats[table.me]!, middleOfTable(table)), [table]);
  const library = useMemo(() => {
    const taken = cardsOf(table);
    return cards.read().map((face) => cardOf(face, taken));
  }, [cards, table]);
  const own =
    chosen === null
      ? []
      : options.filter(({ card, from }) => card.id === chosen.card.id && from === chosen.from);
  const option = own.find(({ column }) => column === chosen?.space?.column) ?? null;

  const enter = (to: CardPurpose, more: object = {}) =>
    navigation.navigate('LuminisCard', { game, to, player: shown, ...more });
  const run = (command: Command) => {
    const rejection = perform(command);
    setProblem(rejection === null ? null : describeRejection(strings, rejection));
    if (rejection !== null) return;
    setChosen(null);
    setLeaving(null);
  };
  const choose = (card: Card, from: OptionSource) => {
    if (leaving !== null && from === 'hand') {
      setLeaving(leaving.includes(card.id) ? leaving.filter((id) => id !== card.id) : [...leaving, card.id]);
      return;
    }
    setShown(me);
    const places = options.filter((each) => each.card.id === card.id);
    const only = places.length === 1 ? { level: places[0]!.level, column: places[0]!.column } : null;
    setChosen(chosen?.card.id === card.id ? null : { card, from, space: only });
  };
  const pressSpace = (pressed: Space) => {
    if (!isMine) enter('place', { level: pressed.level, column: pressed.column });
    else if (chosen !== null && chosen.card.level === pressed.level) setChosen({ ...chosen, space: pressed });
  };
  const place = (anyway: boolean) => {
    if (option === null) return;
    const { card, column, from, discard } = option;
    run({ type: 'place', player: me, card, column, from, discard: discard ?? [], anyway });
  };
  const over = overHandLimit(hand.length);
  const due = startingHand(me) - hand.length;
  return (
    <Page
      title={words.cathedralOf(seat.name)}
      actions={
        <Button
          kind="quiet"
          label={words.hand(hand.length)}
          accessibilityLabel={showsHand ? words.hideHand : words.showHand(hand.length)}
          onPress={() => setShowsHand(!showsHand)}
        />
      }
    >
      <ScrollView contentContainerStyle={styles.content}>
        <View role="main" style={styles.column}>
          {won === null ? (
            <LiveText variant="lead" strong text={words.yourTurn(seats[table.turn]!.name)} />
          ) : (
            <WinPanel table={table} onRecord={() => navigation.navigate('LuminisGameRecord', { game })} />
          )}
          <Chips
            label={words.whose}
            value={shown}
            options={seats.map(({ name }, value) => ({ value, label: name }))}
            onChange={(player) => {
              setShown(player);
              setChosen(null);
            }}
          />
          <CathedralBoard
            cathedral={seat.cathedral}
            label={words.cathedralOf(seat.name)}
            spaces={chosen === null ? undefined : own}
            signAt={
              chosen === null
                ? undefined
                : ({ column }) => {
                    const found = own.find((each) => each.column === column);
                    return found === undefined ? null : signOf(found);
                  }
            }
            chosen={chosen?.space ?? null}
            onSpace={pressSpace}
            onCard={(card) => enter('correct', { card: card.id })}
          />
          {problem === null ? null : <Notice tone="danger" text={problem} />}
          {option === null ? null : <PayPanel cathedral={seat.cathedral} hand={hand} option={option} />}
          {chosen !== null && option === null ? <LiveText text={words.chooseSpace} /> : null}
          {option !== null && option.discard === null && won === null ? (
            <Button kind="quiet" label={words.placeAnyway} onPress={() => place(true)} />
          ) : null}
          <View style={styles.block}>
            {showsHand ? (
              <CardStrip
                label={words.hand(hand.length)}
                cards={hand}
                chosen={leaving ?? (chosen === null ? [] : [chosen.card.id])}
                onPress={(card) => choose(card, 'hand')}
              />
            ) : (
              <Button kind="quiet" label={words.showHand(hand.length)} onPress={() => setShowsHand(true)} />
            )}
            {leaving !== null ? <Text>{words.loseHint}</Text> : null}
            {won !== null ? null : (
              <View style={styles.keys}>
                <Button
                  grows
                  kind="quiet"
                  label={words.addCard}
                  onPress={() => enter('take', { player: me })}
                />
                {leaving === null ? (
                  hand.length === 0 ? null : (
                    <Button
                      grows
                      kind="quiet"
                      label={words.takenFrom}
                      onPress={() => {
                        setShowsHand(true);
                        setChosen(null);
                        setLeaving([]);
                      }}
                    />
                  )
                ) : (
                  <Button
                    grows
                    label={words.lose(leaving.length)}
                    disabled={leaving.length === 0}
                    onPress={() => run({ type: 'lose', player: me, cards: leaving })}
                  />
                )}
              </View>
            )}
            {hand.length === 0 && due > 0 && seats[me]!.turns === 0 ? (
              <Text tone="mutedText">{words.startHand(startingHand(me))}</Text>
            ) : null}
          </View>
          {over > 0 ? <Notice text={words.handLimit(over)} /> : null}
          {hasJustPlacedDrawSign(session) ? (
            <Notice tone="text" text={seats.length === 2 ? words.drawSignTwo : words.drawSign} />
          ) : null}
          <MiddleCards
            table={table}
            chosen={chosen?.card.id ?? null}
            onChoose={choose}
            onAdd={(pile) => enter(pile)}
          />
          {won === null && isMine && showsHand ? (
            <Moves
              table={table}
              player={me}
              onChoose={({ card, from, level, column }) =>
                setChosen({ card, from, space: { level, column } })
              }
            />
          ) : null}
          {won === null ? <SpireAnswers table={table} player={shown} library={library} /> : null}
          {won === null ? (
            <SomebodyWon table={table} onWin={(player) => run({ type: 'win', player, spire: null })} />
          ) : null}
        </View>
      </ScrollView>
      <UndoBar store={store}>
        {won !== null ? null : (
          <View style={styles.foot}>
            <View style={styles.share}>
              <Button
                kind="quiet"
                label={table.turn === me ? words.drewOne : words.drewNamed(seats[table.turn]!.name)}
                onPress={() =>
                  table.turn === me
                    ? enter('draw', { player: me })
                    : run({ type: 'draw', player: table.turn, card: null })
                }
              />
            </View>
            <View style={styles.share}>
              <Button
                label={placeLabel()}
                disabled={option === null || option.discard === null}
                onPress={() => place(false)}
              />
            </View>
          </View>
        )}
      </UndoBar>
    </Page>
  );

  function placeLabel(): string {
    if (chosen === null) return words.chooseCard;
    if (option === null) return words.chooseSpace;
    if (option.from === 'spire') return words.win;
    return (option.discard?.length ?? 0) === 0 ? words.place : words.placeDiscard(option.discard!.length);
  }
}

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center', padding: space.l },
  column: { width: '100%', maxWidth: 900, gap: space.l },
  block: { gap: space.s },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  foot: { flex: 1, flexDirection: 'row', gap: space.s },
  share: { flex: 1 },
});
