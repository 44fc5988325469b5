import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';

import { EVERY_GAME } from '@/games/lumicora/session/record/statistics';
import { historyStrings } from '@/games/lumicora/strings/history';
import { UnreadableGames } from '@/games/lumicora/view/history/GamesUnderWay';
import { EmptyHistory } from '@/games/lumicora/view/history/HistoryPage';
import { PlayerComparison, PlayersTable } from '@/games/lumicora/view/statistics/PlayersInFigures';
import { StatisticsFilters, useStatistics } from '@/games/lumicora/view/statistics/StatisticsFilters';
import { useHistory } from '@/games/lumicora/view/store/LibraryContext';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

export function StatisticsScreen() {
  const { statistics: strings, list } = useStrings(historyStrings);
  const formats = useFormats();
  const navigation = useNavigation();
  const isInView = useIsFocused();
  const { status, entries, refresh } = useHistory();
  const [filter, setFilter] = useState(EVERY_GAME);
  const statistics = useStatistics(entries, filter);
  useEffect(() => {
    if (isInView) void refresh();
  }, [isInView, refresh]);
  const isEmpty = entries.length === 0 && status !== 'reading';
  const isCounted = entries.length > 0 && statistics !== null;
  return (
    <Page title={strings.title}>
      <Screen>
        {status === 'unavailable' ? <Notice text={list.unavailable} /> : null}
        <UnreadableGames />
        {isEmpty ? (
          <EmptyHistory
            onNewGame={() => navigation.navigate('LumicoraSetup')}
            onScoreFinished={() => navigation.navigate('LumicoraScoreFinished')}
          />
        ) : (
          <StatisticsFilters filter={filter} onChange={setFilter} />
        )}
        {isEmpty || isCounted ? null : <LiveText tone="mutedText" text={strings.counting} />}
        {isCounted ? (
          <>
            <LiveText
              tone="mutedText"
              text={
                statistics.games === 0
                  ? strings.noneLikeThis
                  : list.count(statistics.games, formats.count(statistics.games))
              }
            />
            {statistics.games === 0 ? null : (
              <>
                <PlayersTable players={statistics.players} />
                <PlayerComparison players={statistics.players} />
              </>
            )}
          </>
        ) : null}
      </Screen>
    </Page>
  );
}
