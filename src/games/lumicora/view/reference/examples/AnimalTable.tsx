import { DataTable } from '@/ui/components/DataTable';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { ExampleOf } from '../../../lessons/reference/example';
import { DARK_SIDE_POINTS, LIGHT_SIDE_RULES, MOST_ANIMALS_COUNTED } from '../../../rules/animals';
import { ANIMALS } from '../../../rules/model';
import { lumicoraStrings } from '../../../strings';
import { capitalized } from '../../../strings/phrases';
import { referenceStrings } from '../../../strings/reference';

const COUNTS = Array.from({ length: MOST_ANIMALS_COUNTED }, (_, index) => index + 1);

/** FS-3, FS-4: what animals bring. */
export function AnimalTable({ example: { scoreBoard } }: { readonly example: ExampleOf<'animal-table'> }) {
  const { words } = useStrings(lumicoraStrings);
  const label = words.scoreBoards[scoreBoard];
  return scoreBoard === 'dark' ? <DarkTable label={label} /> : <LightTable label={label} />;
}

function DarkTable({ label }: { readonly label: string }) {
  const { animals } = useStrings(lumicoraStrings).words;
  const strings = useStrings(referenceStrings).pictures;
  return (
    <DataTable
      label={label}
      corner={strings.inSight}
      columns={COUNTS.map((count) => ({
        label: count === MOST_ANIMALS_COUNTED ? strings.atMost(count) : String(count),
      }))}
      rows={ANIMALS.map((species) => ({
        label: capitalized(animals[species]),
        values: COUNTS.map((count) => String(DARK_SIDE_POINTS[species][count])),
      }))}
    />
  );
}

function LightTable({ label }: { readonly label: string }) {
  const { animals } = useStrings(lumicoraStrings).words;
  const { pictures: strings, wants } = useStrings(referenceStrings);
  return (
    <DataTable
      label={label}
      columns={[{ label: strings.few }, { label: strings.many }]}
      rows={ANIMALS.map((species) => {
        const { wants: wanted, small, large } = LIGHT_SIDE_RULES[species];
        return {
          label: strings.animalWants(capitalized(animals[species]), wants[wanted]),
          values: [small, large].map(({ from, points }) => strings.from(from, points)),
        };
      })}
    />
  );
}
