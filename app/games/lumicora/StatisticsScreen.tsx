import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';

import { EVERY_GAME } from '@/games/lumicora/session/statistics';
import { historyStrings } from '@/games/lumicora/strings/history';
import { EmptyHistory } from '@/games/lumicora/view/history/EmptyHistory';
import { useFormats } from '@/games/lumicora/view/history/formats';
import { UnreadableGames } from '@/games/lumicora/view/history/UnreadableGames';
import { PlayerComparison } from '@/games/lumicora/view/statistics/PlayerComparison';
import { PlayersTable } from '@/games/lumicora/view/statistics/PlayersTable';
import { StatisticsFilters } from '@/games/lumicora/view/statistics/StatisticsFilters';
import { useStatistics } from '@/games/lumicora/view/statistics/useStatistics';
import { useHistory } from '@/games/lumicora/view/store/LibraryContext';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
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
            onNewGame={() => navigation.navigate('Setup')}
            onScoreFinished={() => navigation.navigate('ScoreFinished')}
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
