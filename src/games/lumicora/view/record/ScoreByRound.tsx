import { useMemo } from 'react';

import { useStrings } from '@/ui/i18n/LanguageContext';
import { useColors } from '@/ui/tokens/ThemeContext';

import { scoresByRound } from '../../session/scoresByRound';
import { tableOf, type TableSession } from '../../session/tableSession';
import { historyStrings } from '../../strings/history';
import { LazyLineChart } from '../history/LazyLineChart';
import { lineStyles } from '../history/lineStyles';

/** How the scores grew; nothing for a game that the app did not follow. */
export function ScoreByRound({ session }: { readonly session: TableSession }) {
  const strings = useStrings(historyStrings).record;
  const colors = useColors();
  const chart = useMemo(() => {
    const grown = scoresByRound(session);
    if (grown === null || grown.rounds.length === 0) return null;
    const { rounds, scores, finals } = grown;
    const styles = lineStyles(colors);
    return {
      xLabels: [...rounds.map(String), ...(finals === null ? [] : [strings.end])],
      series: tableOf(session).players.map(({ name }, player) => ({
        name,
        ...styles[player]!,
        values: [...scores[player]!, ...(finals === null ? [] : [finals[player]!])],
      })),
    };
  }, [session, colors, strings]);
  if (chart === null) return null;
  return (
    <LazyLineChart title={strings.chartTitle} xTitle={strings.rounds} yTitle={strings.points} {...chart} />
  );
}
