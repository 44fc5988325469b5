import { StatisticsFilter, type DetailRow } from '@/tabletop/record/view/StatisticsPage';
import { recordStrings } from '@/tabletop/strings/record';
import { formatsOf } from '@/ui/i18n/formats';
import type { Language } from '@/ui/i18n/language';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { SCORE_BOARDS } from '../../rules/animals';
import { BOARD_SIDES } from '../../rules/boards';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../rules/round';
import {
  CATEGORIES,
  type PlayerStatistics,
  type Statistics,
  type StatisticsFilter as Filter,
} from '../../session/record/statistics';
import { lumicoraStrings } from '../../strings';
import { historyStrings } from '../../strings/history';

interface StatisticsFiltersProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

const COUNTS = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_, index) => FEWEST_PLAYERS + index,
);

/** Which games count. */
export function StatisticsFilters({ filter, onChange }: StatisticsFiltersProps) {
  const { words } = useStrings(lumicoraStrings);
  const { playerCount } = useStrings(recordStrings).statistics;
  const strings = useStrings(historyStrings).statistics;
  return (
    <>
      <StatisticsFilter
        label={playerCount}
        options={COUNTS.map((count) => ({ value: count, label: String(count) }))}
        value={filter.players}
        onChange={(players) => onChange({ ...filter, players })}
      />
      <StatisticsFilter
        label={strings.side}
        options={BOARD_SIDES.map((side) => ({ value: side, label: words.sides[side] }))}
        value={filter.side}
        onChange={(side) => onChange({ ...filter, side })}
      />
      <StatisticsFilter
        label={strings.scoreBoard}
        options={SCORE_BOARDS.map((side) => ({ value: side, label: words.scoreBoards[side] }))}
        value={filter.scoreBoard}
        onChange={(scoreBoard) => onChange({ ...filter, scoreBoard })}
      />
    </>
  );
}

/** Where the points of Lumicora come from, on the average. */
export function pointSources(
  statistics: Statistics,
  language: Language,
): readonly DetailRow<PlayerStatistics>[] {
  const { category } = historyStrings[language].statistics;
  const { mean } = formatsOf(language);
  // Remote limestone exists on side B only.
  const isKnown = (each: (typeof CATEGORIES)[number]) =>
    each !== 'remote' || statistics.players.some(({ means }) => means !== null && means.remote !== 0);
  return CATEGORIES.filter(isKnown).map((each) => ({
    label: category[each],
    valueOf: ({ means }) => (means === null ? '–' : mean(means[each])),
  }));
}

export function coralRecords(language: Language): readonly DetailRow<PlayerStatistics>[] {
  const { bestCoral: label, coral, nothing } = historyStrings[language].statistics;
  return [
    {
      label,
      valueOf: ({ bestCoral }) => (bestCoral === null ? nothing : coral(bestCoral.color, bestCoral.points)),
    },
  ];
}
