import { StatisticsFilter, type DetailRow } from '@/tabletop/record/view/StatisticsPage';
import { recordStrings } from '@/tabletop/strings/record';
import { formatsOf } from '@/ui/i18n/formats';
import type { Language } from '@/ui/i18n/language';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../rules/course';
import { CATEGORIES, type PlayerStatistics, type StatisticsFilter as Filter } from '../../session/record';
import { recordWords } from '../../strings/record';

const COUNTS = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_, index) => FEWEST_PLAYERS + index,
);

interface PlayerCountFilterProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Which games count. */
export function PlayerCountFilter({ filter, onChange }: PlayerCountFilterProps) {
  const { playerCount } = useStrings(recordStrings).statistics;
  return (
    <StatisticsFilter
      label={playerCount}
      options={COUNTS.map((count) => ({ value: count, label: String(count) }))}
      value={filter.players}
      onChange={(players) => onChange({ ...filter, players })}
    />
  );
}

/** Where the points of Copulas come from, on the average. */
export function pointSources(language: Language): readonly DetailRow<PlayerStatistics>[] {
  const { statistics } = recordWords[language];
  const { mean } = formatsOf(language);
  return CATEGORIES.map((each) => ({ label: statistics[each], valueOf: ({ means }) => mean(means[each]) }));
}

export function moreRecords(language: Language): readonly DetailRow<PlayerStatistics>[] {
  const { statistics } = recordWords[language];
  const { mean } = formatsOf(language);
  return [
    { label: statistics.extraTurns, valueOf: ({ extraTurns }) => mean(extraTurns) },
    {
      label: statistics.bestTile,
      valueOf: ({ bestTile }) => (bestTile === null ? statistics.nothing : String(bestTile)),
    },
  ];
}
