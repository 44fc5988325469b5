/** What is possible at a table but looks like a slip of the finger. It only warns. */

import type { ScoreBoard } from '../../rules/animals';
import { BASE_SPACES, NEIGHBORS, STARTING_AREA } from '../../rules/boards';
import { luminoSupply } from '../../rules/box';
import type { ReefCounts } from '../../rules/finalScoring';
import { spacesOfColor } from '../../rules/finalScoring';
import { byColor, COLORS, type ByColor, type Color, type Space } from '../../rules/model';
import { FEWEST_PLAYERS } from '../../rules/round';
import type { Table, TablePlayer } from '../table/table';
import { countAnimals, finalReefOf, finalViewOf } from './finalReef';
import type { Painting } from './painting';

/** LU-5: each colour is on three of the six starting Luminos. */
export const STARTING_HALVES_PER_COLOR = 3;
const HIGH_LEVEL = 7;

export type ReefOddity =
  /** A game entered at its end, with the fish still at 0. */
  | { readonly code: 'score-missing' }
  | { readonly code: 'reef-empty' }
  | { readonly code: 'start-bare'; readonly spaces: readonly Space[] }
  /** A half in this level without a neighbour as high: its other half has no place. */
  | { readonly code: 'half-alone'; readonly spaces: readonly Space[] }
  /** Every Lumino adds two to the sum of levels. */
  | { readonly code: 'half-missing' }
  | { readonly code: 'very-high'; readonly spaces: readonly Space[] }
  | { readonly code: 'more-animals-than-spaces'; readonly animals: number; readonly spaces: number }
  | { readonly code: 'remote-beyond-board'; readonly remote: number; readonly lowest: number }
  /** LU-3: more of a colour at the table than this number of players uses. */
  | {
      readonly code: 'color-beyond-supply';
      readonly color: Color;
      readonly count: number;
      readonly most: number;
    };

/** How many visible spaces of each colour the whole table has. */
export function colorsInView({ players }: Pick<Table, 'players'>): ByColor<number> {
  const reefs = players.map(visibleColors);
  return byColor((color) => reefs.reduce((sum, counts) => sum + counts[color], 0));
}

function visibleColors(player: TablePlayer): ByColor<number> {
  const reef = finalReefOf(player);
  if (reef.kind === 'counts') return reef.counts.spaces;
  const view = finalViewOf(player)!;
  return byColor((color) => spacesOfColor(view, color).length);
}

export function findOddities(table: Table, index: number): readonly ReefOddity[] {
  const player = table.players[index]!;
  const reef = finalReefOf(player);
  return [
    ...(!table.isTracked && player.score === 0 ? [{ code: 'score-missing' } as const] : []),
    ...(reef.kind === 'view' ? oddPainting(player.painting!, table.scoreBoard) : []),
    ...(reef.kind === 'counts' ? oddCounts(table, reef.counts) : []),
    ...(reef.kind === 'luminos' ? [] : beyondSupply(table)),
  ];
}

/** FS-4 alone asks for levels: what is odd about them cannot matter on the dark side. */
function oddPainting(painting: Painting, scoreBoard: ScoreBoard): readonly ReefOddity[] {
  const seen = painting.map((each) => each?.level ?? 0);
  const levels = scoreBoard === 'light' ? seen : seen.map((level) => Math.min(level, 1));
  const covered = levels.flatMap((level, space) => (level > 0 ? [space] : []));
  if (covered.length === 0) return [{ code: 'reef-empty' }];
  const bare = STARTING_AREA.filter((space) => levels[space] === 0);
  const alone = covered.filter(
    (space) => !NEIGHBORS[space]!.some((neighbor) => levels[neighbor]! >= levels[space]!),
  );
  const high = covered.filter((space) => levels[space]! >= HIGH_LEVEL);
  const sum = levels.reduce((total, level) => total + level, 0);
  const isHalfMissing = scoreBoard === 'light' && alone.length === 0 && sum % 2 === 1;
  return [
    ...(bare.length > 0 ? [{ code: 'start-bare', spaces: bare } as const] : []),
    ...(alone.length > 0 ? [{ code: 'half-alone', spaces: alone } as const] : []),
    ...(isHalfMissing ? [{ code: 'half-missing' } as const] : []),
    ...(high.length > 0 ? [{ code: 'very-high', spaces: high } as const] : []),
  ];
}

function oddCounts({ board }: Table, counts: ReefCounts): readonly ReefOddity[] {
  const spaces = COLORS.reduce((sum, color) => sum + counts.spaces[color], 0);
  const animals = countAnimals(counts);
  const lowest = BASE_SPACES.reduce<number>((sum, space) => {
    const terrain = board.terrain[space]!;
    return typeof terrain === 'number' ? sum + terrain : sum;
  }, 0);
  const { remote } = counts;
  if (spaces === 0 && animals === 0) return [{ code: 'reef-empty' }];
  return [
    ...(animals > spaces ? [{ code: 'more-animals-than-spaces', animals, spaces } as const] : []),
    ...(remote < lowest ? [{ code: 'remote-beyond-board', remote, lowest } as const] : []),
  ];
}

function beyondSupply(table: Table): readonly ReefOddity[] {
  const players = Math.max(FEWEST_PLAYERS, table.players.length);
  const most = 2 * luminoSupply(players).perColor + Math.min(STARTING_HALVES_PER_COLOR, players);
  const counts = colorsInView(table);
  return COLORS.filter((color) => counts[color] > most).map((color) => ({
    code: 'color-beyond-supply',
    color,
    count: counts[color],
    most,
  }));
}
