/** A reef example with its notation read and its score worked out. A mistake in the writing throws. */

import { animalsSeen, scoreAnimalsDark, scoreAnimalsLight } from '../../rules/animals';
import { areNeighbors, DEFAULT_BOARDS, spaceNamed, type ReefBoard } from '../../rules/boards';
import { scoreCoral } from '../../rules/coralScoring';
import { scoreRemote } from '../../rules/finalScoring';
import type { LaidLumino, Space } from '../../rules/model';
import { parseReef } from '../../rules/notation';
import { checkPlacement, type RejectionCode } from '../../rules/placement';
import { surfaceOf, type Surface } from '../../rules/surface';
import { STORAGE } from '../../rules/turn';
import type { ExampleScore, ExampleTry, ReefExample } from './entry';

export interface ReadTry {
  readonly lumino: LaidLumino;
  /** What the example says. */
  readonly answer: 'legal' | RejectionCode;
  /** What the rules say. */
  readonly found: 'legal' | RejectionCode;
  /** PL-4: limestone markers due. */
  readonly cost: number;
  /** Where it is drawn: on the higher of its halves, should it tilt. */
  readonly level: number;
  readonly isOnePiece: boolean;
}

export interface ReadReef {
  readonly board: ReefBoard;
  readonly luminos: readonly LaidLumino[];
  readonly surface: Surface;
  readonly tries: readonly ReadTry[];
  readonly lit: ReadonlySet<Space>;
  readonly links: readonly { readonly from: Space; readonly to: readonly Space[] }[];
  /** By the rules; null where the example shows no score. */
  readonly points: number | null;
  /** What the drawing must show; all spaces of a whole board. */
  readonly shown: readonly Space[];
}

export function readReef(example: ReefExample): ReadReef {
  const board = DEFAULT_BOARDS[example.side];
  const luminos = readLuminos(example.luminos);
  const surface = surfaceOf(luminos);
  const tries = (example.tries ?? []).map((each) => readTry(board, surface, each));
  const scored = example.score === undefined ? null : readScore(board, surface, example.score);
  const lit = [...readSpaces(example.lit ?? ''), ...(scored?.spaces ?? [])];
  const links = scored?.links ?? [];
  const covered = board.terrain.flatMap((_, space) => (surface.levels[space] === 0 ? [] : [space]));
  const shown = example.isWhole
    ? board.terrain.map((_, space) => space)
    : [...covered, ...lit, ...links.flatMap(({ to }) => to), ...tries.flatMap(({ lumino }) => lumino.on)];
  return { board, luminos, surface, tries, lit: new Set(lit), links, points: scored?.points ?? null, shown };
}

function readLuminos(line: string): readonly LaidLumino[] {
  const parsed = parseReef(line);
  if (!parsed.ok) throw new Error(`no Lumino: ${parsed.error.token}`);
  return parsed.value;
}

function readSpaces(names: string): readonly Space[] {
  return names.split(' ').flatMap((name) => {
    if (name === '') return [];
    const space = spaceNamed(name);
    if (space === undefined) throw new Error(`no space ${name}`);
    return [space];
  });
}

function readTry(board: ReefBoard, surface: Surface, example: ExampleTry): ReadTry {
  const [lumino] = readLuminos(example.lumino);
  if (lumino === undefined) throw new Error('a try without a Lumino');
  const { on, colors } = lumino;
  const checked = checkPlacement(board, surface, colors[0], on, example.limestone ?? STORAGE);
  return {
    lumino,
    answer: example.answer,
    found: checked.ok ? 'legal' : checked.error.code,
    cost: checked.ok ? checked.value.cost : checked.error.code === 'limestone-short' ? checked.error.cost : 0,
    level: Math.max(surface.levels[on[0]]!, surface.levels[on[1]]!) + 1,
    isOnePiece: areNeighbors(on[0], on[1]),
  };
}

interface ReadScore {
  readonly points: number;
  readonly spaces: readonly Space[];
  readonly links: ReadReef['links'];
}

function readScore(board: ReefBoard, surface: Surface, score: ExampleScore): ReadScore {
  switch (score.of) {
    case 'coral': {
      const { lines, total } = scoreCoral(surface, score.color);
      return { points: total, spaces: lines.flatMap(({ spaces }) => spaces), links: [] };
    }
    case 'animals': {
      const lines =
        score.scoreBoard === 'dark'
          ? scoreAnimalsDark(animalsSeen(surface))
          : scoreAnimalsLight(board, surface);
      const links = lines.flatMap(({ spaces: [from], neighbors }) =>
        from === undefined || neighbors.length === 0 ? [] : [{ from, to: neighbors }],
      );
      return { points: sum(lines), spaces: lines.flatMap(({ spaces }) => spaces), links };
    }
    case 'remote': {
      const lines = scoreRemote(board, { kind: 'view', view: surface });
      return { points: sum(lines), spaces: lines.flatMap(({ spaces }) => spaces), links: [] };
    }
  }
}

function sum(lines: readonly { readonly points: number }[]): number {
  return lines.reduce((total, { points }) => total + points, 0);
}
