import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';

import { computeStatistics, EVERY_GAME } from '@/games/copulas/session/record';
import { moreRecords, pointSources, PlayerCountFilter } from '@/games/copulas/view/record/statistics';
import { useHistory } from '@/games/copulas/view/store/GamesContext';
import { EmptyHistory } from '@/tabletop/record/view/HistoryPage';
import { StatisticsPage, useStatistics } from '@/tabletop/record/view/StatisticsPage';
import { recordStrings } from '@/tabletop/strings/record';
import { Screen } from '@/ui/components/Screen';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

export function StatisticsScreen() {
  const { title } = useStrings(recordStrings).statistics;
  const language = useLanguage();
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
        <StatisticsPage
          statistics={statistics}
          filters={<PlayerCountFilter filter={filter} onChange={setFilter} />}
          empty={<EmptyHistory onNewGame={() => navigation.navigate('CopulasSetup')} />}
          sources={pointSources(language)}
          records={moreRecords(language)}
        />
      </Screen>
    </Page>
  );
}
