import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo } from 'react';

import { nomadsCodes, type NomadsKinds } from '@/games/nomads/exchange/codes';
import { LEGENDS } from '@/games/nomads/rules/model';
import type { OwnCards } from '@/games/nomads/session/cardLibrary';
import { exportSession, type TableSession } from '@/games/nomads/session/session';
import { nomadsStrings } from '@/games/nomads/strings';
import { describeLegend } from '@/games/nomads/view/describe';
import { FILE_WORDS, useGameImport } from '@/games/nomads/view/gameFiles';
import { useCardShelf, type TableStore } from '@/games/nomads/view/store/store';
import { writeCodes } from '@/tabletop/codes/codes';
import { ReceivedGame } from '@/tabletop/codes/view/ReceivedGame';
import { PreviewCard, type CodePreviews, type PreviewProps } from '@/tabletop/codes/view/Scanning';
import { ShareCode } from '@/tabletop/codes/view/ShareCode';
import { ShownSequence } from '@/tabletop/codes/view/ShownCodes';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { codesStrings } from '@/tabletop/strings/codes';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { ScanPage } from '../ScanPage';
import { OpenGame } from './OpenGame';

/** A game in codes; without one, the owner's cards. */
export function CodesScreen({ route }: StaticScreenProps<{ readonly game?: string } | undefined>) {
  const game = route.params?.game;
  if (game === undefined) return <CardCodes />;
  return <OpenGame id={game}>{(store) => <GameCodes store={store} />}</OpenGame>;
}

function CardCodes() {
  const { own } = useCardShelf();
  const { cards } = useStrings(nomadsStrings);
  return <Codes title={cards.title} texts={writeCodes(nomadsCodes, { kind: 'cards', value: own })} />;
}

function GameCodes({ store }: { readonly store: TableStore }) {
  const { session } = useTableStore(store);
  const { table } = useStrings(nomadsStrings);
  const texts = useMemo(() => writeCodes(nomadsCodes, { kind: 'game', value: session }), [session]);
  return <Codes title={table.phones} texts={texts} />;
}

function Codes({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  return (
    <Page title={title}>
      <ShownSequence texts={texts} share={<ShareCode texts={texts} />} />
    </Page>
  );
}

interface ScanContext {
  readonly onOpen: (game: { readonly id: string; readonly isOver: boolean }) => void;
  readonly onHistory: () => void;
}

/** Reads codes of other phones: cards, or a whole game. */
export function ScanScreen() {
  const { start } = useStrings(nomadsStrings);
  const { lead } = useStrings(codesStrings).scan;
  const navigation = useNavigation();
  const context: ScanContext = {
    onOpen: ({ id, isOver }) =>
      navigation.navigate(isOver ? 'NomadsGameRecord' : 'NomadsTable', { game: id }),
    onHistory: () => navigation.navigate('NomadsHistory'),
  };
  return (
    <ScanPage
      codes={nomadsCodes}
      judge={neverRefused}
      describeWhy={noWords}
      title={start.scan}
      lead={lead}
      previews={PREVIEWS}
      context={context}
    />
  );
}

/** Both kinds are always of use, so nothing needs words for why not. */
const neverRefused = () => null;
const noWords = (why: never): string => why;

function CardsPreview({ value, onAnswer }: PreviewProps<OwnCards, ScanContext>) {
  const strings = useStrings(nomadsStrings);
  const { cards } = strings;
  const shelf = useCardShelf();
  const before = shelf.own;
  const take = () => {
    shelf.keep(value);
    onAnswer({
      text: cards.tookCards,
      takeBack: { label: cards.reset, done: cards.saved, run: () => shelf.keep(before) },
    });
  };
  return (
    <PreviewCard
      title={cards.cardsTitle}
      take={{ label: cards.takeCards, onPress: take }}
      onLeave={() => onAnswer(null)}
    >
      {LEGENDS.map((legend) => (
        <Text key={legend}>
          {`${describeLegend(strings, value.looks, legend)}: ${value.cards.legends[legend - 1]!.join(', ')}`}
        </Text>
      ))}
    </PreviewCard>
  );
}

function GamePreview({ value: session, context, onAnswer }: PreviewProps<TableSession, ScanContext>) {
  const { cards } = useStrings(nomadsStrings);
  const text = useMemo(() => exportSession(session), [session]);
  return (
    <ReceivedGame
      name={cards.received}
      text={text}
      work={useGameImport()}
      words={FILE_WORDS}
      onOpen={context.onOpen}
      onHistory={context.onHistory}
      onLeave={() => onAnswer(null)}
    />
  );
}

const PREVIEWS: CodePreviews<NomadsKinds, ScanContext> = { cards: CardsPreview, game: GamePreview };
