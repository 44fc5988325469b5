import { DataTable } from '@/ui/components/DataTable';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { CATEGORIES, type PlayerStatistics } from '../../session/statistics';
import { historyStrings } from '../../strings/history';
import { minus } from '../../strings/phrases';
import { useFormats } from '../history/formats';

/** Where points come from on the average, and what was best. A column for each player. */
export function PlayerDetails({ players }: { readonly players: readonly PlayerStatistics[] }) {
  const strings = useStrings(historyStrings).statistics;
  const formats = useFormats();
  // Remote limestone exists on side B only.
  const isKnown = (category: (typeof CATEGORIES)[number]) =>
    category !== 'remote' || players.some(({ means }) => means.remote !== 0);
  return (
    <DataTable
      label={strings.details}
      corner={strings.details}
      columns={players.map(({ name }) => ({ label: name }))}
      rows={[
        ...CATEGORIES.filter(isKnown).map((category) => ({
          label: strings.category[category],
          values: players.map(({ means }) => formats.mean(means[category])),
        })),
        {
          label: strings.total,
          values: players.map(({ mean }) => formats.mean(mean)),
          isStrong: true,
        },
        {
          label: strings.best,
          values: players.map(({ best }) => minus(best)),
        },
        {
          label: strings.bestCoral,
          values: players.map(({ bestCoral }) =>
            bestCoral === null ? strings.nothing : strings.coral(bestCoral.color, bestCoral.points),
          ),
        },
        {
          label: strings.sharedWins,
          values: players.map(({ sharedWins }) => formats.count(sharedWins)),
        },
      ]}
    />
  );
}
