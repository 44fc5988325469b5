import type { MajorityLine } from '../../rules/finalScoring';
import type { MajorityPlace } from '../../rules/majorities';
import type { FinalScoringStrings } from '../../strings/finalScoring.en';

const IN_ORDER: readonly MajorityPlace[] = [
  'first',
  'tied-first',
  'second',
  'tied-second',
  'unplaced',
  'none-visible',
];

/** FS-5 for a whole table: every count, what it earns, and what a tie does. One line a player, in the order of the names. */
export function describeMajority(
  strings: FinalScoringStrings,
  lines: readonly MajorityLine[],
  names: readonly string[],
): readonly string[] {
  const [first] = lines;
  if (first === undefined) return [];
  if (lines.every(({ place }) => place === 'none-visible')) return [strings.nobodyInSight(first.color)];
  return IN_ORDER.flatMap((place) => {
    const counts = lines.filter((line) => line.place === place).map(({ count }) => count);
    return [...new Set(counts)]
      .sort((a, b) => b - a)
      .map((count) => {
        const who = names.filter((_, player) => {
          const line = lines[player];
          return line?.place === place && line.count === count;
        });
        return strings.majority[place](who, count, first.color);
      });
  });
}
