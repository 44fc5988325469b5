import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';

import { LEVELS, type CardFace, type Level } from '@/games/luminis/rules/model';
import { blankFace, cardOf } from '@/games/luminis/session/cardLibrary';
import { cardsOf, type Command, type Table } from '@/games/luminis/session/table';
import { luminisStrings } from '@/games/luminis/strings';
import { CardEditor, CardFoot, HAND_LEVELS } from '@/games/luminis/view/CardEditor';
import { describeRejection } from '@/games/luminis/view/describe';
import { type TableStore, useGames } from '@/games/luminis/view/store';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

/** Where the card goes. */
export type CardPurpose = 'take' | 'draw' | 'spire' | 'bonus' | 'place' | 'correct';

type CardParams = {
  readonly game: string;
  readonly to: CardPurpose;
  readonly player?: number | string;
  readonly level?: number | string;
  readonly column?: number | string;
  /** The card that is corrected. */
  readonly card?: string;
};

export function CardScreen({ route }: StaticScreenProps<CardParams>) {
  const { params } = route;
  return <OpenGame id={params.game}>{(store) => <CardPage {...params} store={store} />}</OpenGame>;
}

function CardPage({ store, to, ...params }: CardParams & { readonly store: TableStore }) {
  const strings = useStrings(luminisStrings);
  const { card: words } = strings;
  const navigation = useNavigation();
  const { cards, now } = useGames();
  const { table, perform } = useTableStore(store);
  const player = Number(params.player ?? table.me);
  const corrected = cardsOf(table).find(({ id }) => id === params.card);
  const levels = levelsFor(to, Number(params.level), corrected?.level);
  const [library, setLibrary] = useState(cards.read);
  const [face, setFace] = useState<CardFace>(() => corrected ?? blankFace(levels[0]!));
  const [problem, setProblem] = useState<string | null>(null);

  const save = (command: Command): boolean => {
    const rejection = perform(command);
    setProblem(rejection === null ? null : describeRejection(strings, rejection));
    if (rejection !== null) return false;
    cards.remember(face, now());
    setLibrary(cards.read());
    return true;
  };
  const finish = () => {
    if (save(commandOf(table, to, face, { ...params, player }))) navigation.goBack();
  };
  const goOn = () => {
    if (save(commandOf(table, to, face, { ...params, player }))) setFace(blankFace(face.level));
  };
  const title = to === 'place' ? words.titles.place(table.seats[player]?.name ?? '') : words.titles[to];
  const label = to === 'place' ? words.savePlace : to === 'correct' ? words.saveCorrect : words.save[to];
  return (
    <Page title={title}>
      <Screen>
        <CardEditor face={face} onChange={setFace} levels={levels} library={library} />
        {problem === null ? null : <Notice tone="danger" text={problem} />}
      </Screen>
      <CardFoot>
        {to === 'take' || to === 'spire' || to === 'bonus' ? (
          <Button grows kind="quiet" label={words.saveAgain} onPress={goOn} />
        ) : null}
        {to === 'draw' ? (
          <Button
            grows
            kind="quiet"
            label={words.unknownDraw}
            onPress={() => {
              perform({ type: 'draw', player, card: null });
              navigation.goBack();
            }}
          />
        ) : null}
        <Button grows label={label} onPress={finish} />
      </CardFoot>
    </Page>
  );
}

function levelsFor(to: CardPurpose, level: number, corrected: Level | undefined): readonly Level[] {
  if (to === 'spire') return [4];
  if (corrected !== undefined) return [corrected];
  if (to === 'place') return LEVELS.filter((each) => each === level);
  return HAND_LEVELS;
}

function commandOf(
  table: Table,
  to: CardPurpose,
  face: CardFace,
  { player, column, card: id }: Pick<CardParams, 'column' | 'card'> & { readonly player: number },
): Command {
  const card = cardOf(face, cardsOf(table));
  switch (to) {
    case 'take':
    case 'draw':
      return { type: to, player, card };
    case 'spire':
      return { type: 'put', pile: 'spires', card };
    case 'bonus':
      return { type: 'put', pile: 'bonus', card };
    case 'correct':
      return { type: 'correct', card: { ...card, id: id ?? card.id } };
    case 'place': {
      const discard: readonly string[] = [];
      return { type: 'place', player, card, column: Number(column), from: 'hand', discard, anyway: true };
    }
  }
}
