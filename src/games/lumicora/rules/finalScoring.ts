/** FS-1 to FS-7: every point as a line that names the spaces which earned it; totals are sums of lines. */

import { sumPoints, type PlayerLines, type ScoreLine } from '@/tabletop/scoring/scoring';

import { animalsSeen, scoreAnimalsDark, scoreAnimalsLight, speciesLine } from './animals';
import type { AnimalLine, ScoreBoard } from './animals';
import { SPACE_COUNT, type ReefBoard } from './boards';
import { scoreMajority, type MajorityPlace } from './majorities';
import { ANIMALS, byColor, COLORS, type ByAnimal, type ByColor, type Color, type Space } from './model';
import { rankPlayers, type Ranking } from './ranking';
import type { View } from './surface';

export const JELLYFISH_POINTS = 2;
export const MARKERS_PER_POINT = 2;

/** What is known of a reef when nobody recorded its spaces. */
export interface ReefCounts {
  readonly spaces: ByColor<number>;
  readonly animals: ByAnimal<number>;
  /** The animals' points on the light score board, which counts cannot tell. */
  readonly animalPoints: number;
  /** Sum of the visible penalties, 0 or less. */
  readonly remote: number;
}

export type ReefFacts =
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'counts'; readonly counts: ReefCounts };

export interface FinalPlayer {
  readonly score: number;
  readonly limestone: number;
  /** Scoring tiles on the reef board with the jellyfish up. */
  readonly jellyfish: number;
  readonly reef: ReefFacts;
}

interface SpacesLine<Category extends string> extends ScoreLine<Category> {
  /** That earned the points; empty where they lie beside the reef or nobody recorded its spaces. */
  readonly spaces: readonly Space[];
}

export type JellyfishLine = SpacesLine<'jellyfish'>;
export type LimestoneLine = SpacesLine<'limestone'>;
/** Animal points that were entered as a sum, with no animal to point at. */
export type CountedAnimalsLine = SpacesLine<'counted-animals'>;
/** Remote limestone spaces left uncovered; their count is 0 when only the sum is known. */
export type RemoteLine = SpacesLine<'remote'>;

export interface MajorityLine extends SpacesLine<'majority'> {
  readonly color: Color;
  readonly place: MajorityPlace;
  readonly tiedWith: readonly number[];
}

export type FinalLine =
  | JellyfishLine
  | LimestoneLine
  | AnimalLine
  | CountedAnimalsLine
  | MajorityLine
  | RemoteLine;

export interface PlayerFinal extends PlayerLines<FinalLine> {
  readonly total: number;
}

export interface FinalScoring {
  readonly players: readonly PlayerFinal[];
  readonly ranking: Ranking;
}

export function scoreFinal(
  board: ReefBoard,
  scoreBoard: ScoreBoard,
  players: readonly FinalPlayer[],
): FinalScoring {
  const visible = players.map(({ reef }) => countColors(reef));
  const majorities = COLORS.flatMap((color) => scoreMajorityLines(color, visible));
  const scored = players.map((player, index): PlayerFinal => {
    const lines: readonly FinalLine[] = [
      scoreJellyfish(player.jellyfish),
      scoreLimestone(player.limestone),
      ...scoreAnimals(board, scoreBoard, player.reef),
      ...majorities.flatMap(([owner, line]) => (owner === index ? [line] : [])),
      ...scoreRemote(board, player.reef),
    ];
    return { before: player.score, lines, total: player.score + sumPoints(lines) };
  });
  const standings = scored.map(({ total }, index) => ({ total, limestone: players[index]!.limestone }));
  return { players: scored, ranking: rankPlayers(standings) };
}

/** FS-1 */
export function scoreJellyfish(count: number): JellyfishLine {
  return { category: 'jellyfish', count, points: count * JELLYFISH_POINTS, spaces: [] };
}

/** FS-2 */
export function scoreLimestone(count: number): LimestoneLine {
  return { category: 'limestone', count, points: Math.floor(count / MARKERS_PER_POINT), spaces: [] };
}

function scoreAnimals(board: ReefBoard, scoreBoard: ScoreBoard, reef: ReefFacts): readonly FinalLine[] {
  if (reef.kind === 'view') {
    return scoreBoard === 'dark'
      ? scoreAnimalsDark(animalsSeen(reef.view))
      : scoreAnimalsLight(board, reef.view);
  }
  const { animals, animalPoints } = reef.counts;
  if (scoreBoard === 'light') {
    const count = ANIMALS.reduce((sum, species) => sum + animals[species], 0);
    return animalPoints === 0
      ? []
      : [{ category: 'counted-animals', count, points: animalPoints, spaces: [] }];
  }
  return ANIMALS.flatMap((species) => {
    const count = animals[species];
    return count === 0 ? [] : [speciesLine(species, count)];
  });
}

interface ColorCount {
  readonly count: number;
  readonly spaces: readonly Space[];
}

function countColors(reef: ReefFacts): ByColor<ColorCount> {
  if (reef.kind === 'counts') return byColor((color) => ({ count: reef.counts.spaces[color], spaces: [] }));
  return byColor((color) => {
    const spaces = spacesOfColor(reef.view, color);
    return { count: spaces.length, spaces };
  });
}

export function spacesOfColor(view: View, color: Color): readonly Space[] {
  const index = COLORS.indexOf(color);
  const spaces: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (view.colors[space] === index) spaces.push(space);
  }
  return spaces;
}

/** FS-5, each line with the player it belongs to. */
function scoreMajorityLines(
  color: Color,
  visible: readonly ByColor<ColorCount>[],
): readonly (readonly [number, MajorityLine])[] {
  const shares = scoreMajority(visible.map((counts) => counts[color].count));
  return shares.map((share, player) => {
    const { spaces } = visible[player]![color];
    return [player, { category: 'majority', color, ...share, spaces }];
  });
}

/** FS-6: one line for each remote limestone space that no Lumino covers. */
export function scoreRemote(board: ReefBoard, reef: ReefFacts): readonly RemoteLine[] {
  if (board.side === 'A') return [];
  if (reef.kind === 'counts') {
    const points = reef.counts.remote;
    return points === 0 ? [] : [{ category: 'remote', count: 0, points, spaces: [] }];
  }
  const { view } = reef;
  return board.terrain.flatMap((terrain, space): readonly RemoteLine[] =>
    typeof terrain === 'number' && view.levels[space] === 0
      ? [{ category: 'remote', count: 1, points: terrain, spaces: [space] }]
      : [],
  );
}
