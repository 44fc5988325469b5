/** CE-2 to CE-5: losses, the bonus, and who wins. */

import { rankBy, type RankingBy } from '@/tabletop/scoring/scoring';

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

export type Ranking = RankingBy<'points' | 'best-player' | 'tiles-left'>;

type Scored = Pick<FinalScore, 'total' | 'left'>;

/** CE-4 */
export function rankPlayers(scores: readonly Scored[]): Ranking {
  return rankBy(
    [
      { by: 'points', worth: ({ total }: Scored) => total },
      { by: 'tiles-left', worth: ({ left }) => -left },
    ],
    scores,
  );
}

/** CE-5: a team's weaker player counts. Places and winners are told by seat. */
export function rankTeams(scores: readonly Scored[]): Ranking {
  const teams = TEAMS.map((seats) => {
    const totals = seats.map((seat) => scores[seat]!.total);
    const left = seats.reduce((sum, seat) => sum + scores[seat]!.left, 0);
    return { weaker: Math.min(...totals), better: Math.max(...totals), left };
  });
  type Team = (typeof teams)[number];
  const { places, winners, decidedBy } = rankBy(
    [
      { by: 'points', worth: ({ weaker }: Team) => weaker },
      { by: 'best-player', worth: ({ better }: Team) => better },
      { by: 'tiles-left', worth: ({ left }: Team) => -left },
    ],
    teams,
  );
  const teamOf = (seat: number) => TEAMS.findIndex((seats) => seats.includes(seat));
  return {
    places: scores.map((_, seat) => places[teamOf(seat)]!),
    winners: winners.flatMap((team) => TEAMS[team]!).sort((a, b) => a - b),
    decidedBy,
  };
}
