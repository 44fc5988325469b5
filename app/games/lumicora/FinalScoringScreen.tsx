import type { StaticScreenProps } from '@react-navigation/native';

import { scoreTable } from '@/games/lumicora/session/finalTable';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { ResultTable } from '@/games/lumicora/view/final/ResultTable';
import { useTableStore } from '@/games/lumicora/view/store/LibraryContext';
import type { TableStore } from '@/games/lumicora/view/store/tableStore';
import { UndoBar } from '@/games/lumicora/view/UndoBar';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type FinalScoringScreenProps = StaticScreenProps<{ readonly game: string }>;

export function FinalScoringScreen({ route }: FinalScoringScreenProps) {
  return <OpenGame id={route.params.game}>{(store) => <Final store={store} />}</OpenGame>;
}

function Final({ store }: { readonly store: TableStore }) {
  const { setup: strings, words } = useStrings(lumicoraStrings);
  const { table } = useTableStore(store);
  const final = scoreTable(table);
  const { winners, decidedBy } = final.ranking;
  const names = winners.map((index) => table.players[index]!.name).join(` ${words.and} `);
  const verdicts = {
    points: strings.winner,
    limestone: strings.winnerByLimestone,
    shared: strings.sharedWin,
  };
  return (
    <Page title={strings.finalTitle}>
      <Screen>
        <Text variant="title">{table.phase === 'final' ? verdicts[decidedBy](names) : strings.notOver}</Text>
        <ResultTable players={table.players} side={table.board.side} final={final} />
      </Screen>
      <UndoBar store={store} />
    </Page>
  );
}
