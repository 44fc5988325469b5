import { DEFAULT_BOARDS, type ReefBoard } from '@/games/lumicora/rules/boards';
import { assumedCensus } from '@/games/lumicora/rules/box';
import { legalPlacements } from '@/games/lumicora/rules/legalPlacements';
import { COLORS, type LaidLumino } from '@/games/lumicora/rules/model';
import { parseReef } from '@/games/lumicora/rules/notation';
import { surfaceOf, withLumino } from '@/games/lumicora/rules/surface';
import { createRng } from '@/kit/rng';

/** A reef of so many Luminos, the starting one among them, laid by chance but by the rules. Same seed, same reef. */
export function reefOf(
  luminos: number,
  seed: number,
  board: ReefBoard = DEFAULT_BOARDS.A,
): readonly LaidLumino[] {
  const rng = createRng(seed);
  const census = assumedCensus(4);
  const start = parseReef('d4d5:GP');
  if (!start.ok) throw new Error('bad notation');
  const reef = [...start.value];
  let surface = surfaceOf(reef);
  while (reef.length < luminos) {
    const { color, symbols } = rng.pick(census);
    const placements = legalPlacements(board, surface, color, 2);
    if (placements.length === 0) continue;
    const lumino: LaidLumino = { on: rng.pick(placements).on, colors: [color, color], symbols };
    surface = withLumino(surface, lumino, reef.length);
    reef.push(lumino);
  }
  return reef;
}

export const COLOR_INDEXES = COLORS.map((_, index) => index);
