/** A random table with one Lumino about to be laid, and the same table with it laid. */

import { SCORE_BOARDS, type ScoreBoard } from '@/games/lumicora/rules/animals';
import { PAIRS, type ReefBoard } from '@/games/lumicora/rules/boards';
import { scoreFinal, type FinalScoring, type FinalLine } from '@/games/lumicora/rules/finalScoring';
import { ANIMALS, COLORS, CORAL_NUMBERS } from '@/games/lumicora/rules/model';
import type { CoralSymbol, LaidLumino, SpacePair } from '@/games/lumicora/rules/model';
import { findImpossible, surfaceOf, type Surface } from '@/games/lumicora/rules/surface';
import type { Rng } from '@/kit/rng';

import { randomReef } from './randomReef';

export interface Trial {
  readonly board: ReefBoard;
  readonly scoreBoard: ScoreBoard;
  readonly reefs: readonly (readonly LaidLumino[])[];
  readonly player: number;
  readonly lumino: LaidLumino;
  readonly surfaces: readonly Surface[];
  /** The surfaces once the Lumino lies. */
  readonly after: readonly Surface[];
}

export function randomTrial(rng: Rng): Trial {
  const { board, luminos } = randomReef(rng);
  const others = Array.from({ length: rng.int(4) }, () => randomReef(rng).luminos);
  const player = rng.int(others.length + 1);
  const reefs = [...others.slice(0, player), luminos, ...others.slice(player)];
  const surfaces = reefs.map(surfaceOf);
  const [a, b] = randomPair(rng, surfaces[player]!);
  const lumino = anyLumino(rng, rng.int(2) === 0 ? [a, b] : [b, a]);
  const after = surfaces.map((surface, index) =>
    index === player ? surfaceOf([...luminos, lumino]) : surface,
  );
  return { board, scoreBoard: rng.pick(SCORE_BOARDS), reefs, player, lumino, surfaces, after };
}

/** More often than not on other Luminos, where there is more to change. */
function randomPair(rng: Rng, surface: Surface): SpacePair {
  const possible = PAIRS.filter((on) => findImpossible(surface, on) === null);
  const upper = possible.filter(([space]) => surface.levels[space]! > 0);
  return rng.pick(upper.length > 0 && rng.int(3) > 0 ? upper : possible);
}

/** Mostly one colour with one number, sometimes what only a correction by hand would make. */
function anyLumino(rng: Rng, on: LaidLumino['on']): LaidLumino {
  const color = rng.pick(COLORS);
  const other: CoralSymbol = rng.pick([...ANIMALS, null]);
  const number: CoralSymbol = rng.int(8) === 0 ? rng.pick(ANIMALS) : rng.pick(CORAL_NUMBERS);
  return {
    on,
    colors: [color, rng.int(8) === 0 ? rng.pick(COLORS) : color],
    symbols: rng.int(2) === 0 ? [number, other] : [other, number],
  };
}

export function finalOf({ board, scoreBoard }: Trial, surfaces: readonly Surface[]): FinalScoring {
  const players = surfaces.map((view) => {
    return { score: 0, limestone: 0, jellyfish: 0, reef: { kind: 'view', view } as const };
  });
  return scoreFinal(board, scoreBoard, players);
}

export function categoryPoints(final: FinalScoring, player: number, category: FinalLine['category']): number {
  const lines = final.players[player]!.lines.filter((line) => line.category === category);
  return lines.reduce((sum, { points }) => sum + points, 0);
}
