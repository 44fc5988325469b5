import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';

import { FEWEST_PLAYERS, MOST_PLAYERS } from '@/games/luminis/rules/turn';
import { computeStatistics, EVERY_GAME, type PlayerStatistics } from '@/games/luminis/session/statistics';
import { luminisStrings } from '@/games/luminis/strings';
import { useHistory } from '@/games/luminis/view/store';
import { EmptyHistory } from '@/tabletop/record/view/HistoryPage';
import { StatisticsFilter, StatisticsPage, useStatistics } from '@/tabletop/record/view/StatisticsPage';
import { recordStrings } from '@/tabletop/strings/record';
import { Screen } from '@/ui/components/Screen';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

const COUNTS = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_, index) => FEWEST_PLAYERS + index,
);

export function StatisticsScreen() {
  const { title, playerCount } = useStrings(recordStrings).statistics;
  const { history: words } = useStrings(luminisStrings);
  const formats = useFormats();
  const navigation = useNavigation();
  const isInView = useIsFocused();
  const { entries, refresh } = useHistory();
  const [filter, setFilter] = useState(EVERY_GAME);
  const statistics = useStatistics(entries, filter, computeStatistics);
  useEffect(() => {
    if (isInView) void refresh();
  }, [isInView, refresh]);
  return (
    <Page title={title}>
      <Screen>
        <StatisticsPage<PlayerStatistics>
          statistics={statistics}
          filters={
            <StatisticsFilter
              label={playerCount}
              options={COUNTS.map((count) => ({ value: count, label: String(count) }))}
              value={filter.players}
              onChange={(players) => setFilter({ ...filter, players })}
            />
          }
          empty={<EmptyHistory onNewGame={() => navigation.navigate('LuminisSetup')} />}
          sources={[]}
          records={[
            {
              label: words.fastest,
              valueOf: ({ fastest }) => (fastest === null ? words.none : String(fastest)),
            },
            {
              label: words.mean,
              valueOf: ({ meanTurns }) => (meanTurns === null ? words.none : formats.mean(meanTurns)),
            },
          ]}
        />
      </Screen>
    </Page>
  );
}
