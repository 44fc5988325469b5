import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';

import { FEWEST_PLAYERS, MOST_PLAYERS } from '@/games/nomads/rules/model';
import { FINAL_CATEGORIES } from '@/games/nomads/rules/scoring';
import { computeStatistics, type PlayerStatistics } from '@/games/nomads/session/record';
import { nomadsStrings } from '@/games/nomads/strings';
import { useHistory } from '@/games/nomads/view/store/store';
import { EmptyHistory } from '@/tabletop/record/view/HistoryPage';
import {
  StatisticsFilter,
  StatisticsPage,
  useStatistics,
  type DetailRow,
} from '@/tabletop/record/view/StatisticsPage';
import { recordStrings } from '@/tabletop/strings/record';
import { Screen } from '@/ui/components/Screen';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

const COUNTS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, more) => FEWEST_PLAYERS + more);
const EVERY_GAME = { players: null };
const NO_RECORDS: readonly DetailRow<PlayerStatistics>[] = [];

export function StatisticsScreen() {
  const { title, playerCount } = useStrings(recordStrings).statistics;
  const { final } = useStrings(nomadsStrings);
  const { mean } = useFormats();
  const navigation = useNavigation();
  const isInView = useIsFocused();
  const { entries, refresh } = useHistory();
  const [filter, setFilter] = useState<{ readonly players: number | null }>(EVERY_GAME);
  const statistics = useStatistics(entries, filter, computeStatistics);
  useEffect(() => {
    if (isInView) void refresh();
  }, [isInView, refresh]);
  return (
    <Page title={title}>
      <Screen>
        <StatisticsPage
          statistics={statistics}
          filters={
            <StatisticsFilter
              label={playerCount}
              options={COUNTS.map((count) => ({ value: count, label: String(count) }))}
              value={filter.players}
              onChange={(players) => setFilter({ players })}
            />
          }
          empty={
            <EmptyHistory
              onNewGame={() => navigation.navigate('NomadsSetup')}
              onScoreFinished={() => navigation.navigate('NomadsSetup', { depth: 'end' })}
            />
          }
          sources={FINAL_CATEGORIES.map((category) => ({
            label: final.stages[category],
            valueOf: ({ means }: PlayerStatistics) => mean(means[category]),
          }))}
          records={NO_RECORDS}
        />
      </Screen>
    </Page>
  );
}
