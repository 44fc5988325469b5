import { startTransition, useEffect, useState } from 'react';

import type { HistoryEntry } from '../../session/historyEntry';
import { computeStatistics, type Statistics, type StatisticsFilter } from '../../session/statistics';

/**
 * Null until they are counted for the first time; then the last ones until the next are ready. Nothing is counted while
 * the page is drawn, so that it appears at once however many games there are.
 */
export function useStatistics(entries: readonly HistoryEntry[], filter: StatisticsFilter): Statistics | null {
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  useEffect(() => {
    // Not read yet.
    if (entries.length === 0) return undefined;
    const timer = setTimeout(() => {
      const counted = computeStatistics(entries, filter);
      startTransition(() => setStatistics(counted));
    });
    return () => clearTimeout(timer);
  }, [entries, filter]);
  return statistics;
}
