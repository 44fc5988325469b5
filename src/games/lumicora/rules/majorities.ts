/** FS-5: who has the most visible coral spaces of a colour, with every tie. */

export const MAJORITY_POINTS = { first: 4, tiedFirst: 3, second: 2, tiedSecond: 1 } as const;

export type MajorityPlace = 'first' | 'tied-first' | 'second' | 'tied-second' | 'unplaced' | 'none-visible';

export interface MajorityShare {
  readonly count: number;
  readonly place: MajorityPlace;
  readonly points: number;
  /** Players, by index, with the same place. */
  readonly tiedWith: readonly number[];
}

/** One share for each player, in the order of their counts of one colour. */
export function scoreMajority(counts: readonly number[]): readonly MajorityShare[] {
  const most = Math.max(0, ...counts);
  const first = playersWith(counts, most);
  const secondMost = Math.max(0, ...counts.filter((count) => count < most));
  const second = first.length > 1 ? [] : playersWith(counts, secondMost);
  return counts.map((count, player) => {
    const others = (players: readonly number[]) => players.filter((other) => other !== player);
    if (count === 0) return { count, place: 'none-visible', points: 0, tiedWith: [] };
    if (first.includes(player)) {
      return first.length === 1
        ? { count, place: 'first', points: MAJORITY_POINTS.first, tiedWith: [] }
        : { count, place: 'tied-first', points: MAJORITY_POINTS.tiedFirst, tiedWith: others(first) };
    }
    if (second.includes(player)) {
      return second.length === 1
        ? { count, place: 'second', points: MAJORITY_POINTS.second, tiedWith: [] }
        : { count, place: 'tied-second', points: MAJORITY_POINTS.tiedSecond, tiedWith: others(second) };
    }
    return { count, place: 'unplaced', points: 0, tiedWith: [] };
  });
}

function playersWith(counts: readonly number[], wanted: number): readonly number[] {
  return counts.flatMap((count, player) => (count === wanted ? [player] : []));
}
