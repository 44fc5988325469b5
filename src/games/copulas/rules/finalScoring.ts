/** CE-2 to CE-5: losses, the bonus, and who wins. */

import { TILES_PER_PLAYER } from './pieces';

/** CE-2: for a tile alone, and for a tile of a group that is not a player's biggest. */
export const ISOLATED_POINTS = -5;
export const GROUP_TILE_POINTS = -3;
/** CE-3 */
export const BIGGEST_POINTS = 5;

/** What the end needs to know of a player. */
export interface Standing {
  readonly gained: number;
  /** Sizes of their groups; 1 is a tile alone. */
  readonly groups: readonly number[];
  readonly placed: number;
}

/** `gained`, the two losses and the bonus add up to `total`. */
export interface FinalScore {
  readonly gained: number;
  /** 0 or below. */
  readonly isolated: number;
  readonly groups: number;
  readonly bonus: number;
  readonly total: number;
  /** Tiles not placed. */
  readonly left: number;
}

/** The size of a player's biggest group; 0 for who has none, because a tile alone is no group. */
export function biggestGroup(groups: readonly number[]): number {
  const biggest = Math.max(0, ...groups);
  return biggest > 1 ? biggest : 0;
}

export function scoreFinal(standings: readonly Standing[]): readonly FinalScore[] {
  const biggest = Math.max(...standings.map(({ groups }) => biggestGroup(groups)));
  return standings.map(({ gained, groups, placed }) => {
    const own = biggestGroup(groups);
    const isolated = times(ISOLATED_POINTS, groups.filter((size) => size === 1).length);
    const others = groups.filter((size) => size > 1 && size < own);
    const lost = times(
      GROUP_TILE_POINTS,
      others.reduce((sum, size) => sum + size, 0),
    );
    const bonus = own > 0 && own === biggest ? BIGGEST_POINTS : 0;
    return {
      gained,
      isolated,
      groups: lost,
      bonus,
      total: gained + isolated + lost + bonus,
      left: TILES_PER_PLAYER - placed,
    };
  });
}

/** Without the negative zero. */
function times(points: number, count: number): number {
  return count === 0 ? 0 : points * count;
}

/** CE-5: seats 1 and 4 against 2 and 3. */
export const TEAMS: readonly (readonly number[])[] = [
  [0, 3],
  [1, 2],
];

export interface Ranking {
  /** Seats, in their order. */
  readonly winners: readonly number[];
  /** By seat: 1 for the winners; who is equal shares a place. */
  readonly places: readonly number[];
  readonly decidedBy: 'points' | 'best-player' | 'tiles-left' | 'shared';
}

type Scored = Pick<FinalScore, 'total' | 'left'>;

/** CE-4 */
export function rankPlayers(scores: readonly Scored[]): Ranking {
  return rankSides(
    scores.map((_, seat) => [seat]),
    scores.map(({ total, left }) => [total, -left]),
    ['points', 'tiles-left'],
  );
}

/** CE-5: a team's weaker player counts. */
export function rankTeams(scores: readonly Scored[]): Ranking {
  const totalsOf = (team: readonly number[]) => team.map((seat) => scores[seat]!.total);
  return rankSides(
    TEAMS,
    TEAMS.map((team) => [
      Math.min(...totalsOf(team)),
      Math.max(...totalsOf(team)),
      -team.reduce((sum, seat) => sum + scores[seat]!.left, 0),
    ]),
    ['points', 'best-player', 'tiles-left'],
  );
}

/** By the first number in which two sides differ, the higher before the lower. */
function rankSides(
  sides: readonly (readonly number[])[],
  numbers: readonly (readonly number[])[],
  deciders: readonly Ranking['decidedBy'][],
): Ranking {
  const placeOf = (side: number) => 1 + numbers.filter((other) => compare(other, numbers[side]!) > 0).length;
  const first = sides.flatMap((_, side) => (placeOf(side) === 1 ? [side] : []));
  const places: number[] = [];
  sides.forEach((seats, side) => {
    for (const seat of seats) places[seat] = placeOf(side);
  });
  return {
    winners: first.flatMap((side) => sides[side]!).sort((a, b) => a - b),
    places,
    decidedBy: first.length > 1 ? 'shared' : decider(numbers, first[0]!, deciders),
  };
}

/** The number that told the winner from the last of the others. */
function decider(
  numbers: readonly (readonly number[])[],
  winner: number,
  deciders: readonly Ranking['decidedBy'][],
): Ranking['decidedBy'] {
  let at = 0;
  numbers.forEach((other, side) => {
    if (side !== winner)
      at = Math.max(
        at,
        other.findIndex((number, index) => number !== numbers[winner]![index]),
      );
  });
  return deciders[at]!;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at === -1 ? 0 : a[at]! - b[at]!;
}
