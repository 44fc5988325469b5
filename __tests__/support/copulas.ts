/** Boards and games of Copulas for tests. */

import {
  BRIGHTEST,
  createBoard,
  GRIDS,
  lightOf,
  cellsOfBoard,
  type Board,
} from '@/games/copulas/rules/board';
import { cellNamed, nameOf } from '@/games/copulas/rules/cells';
import {
  afterTurn,
  canPlace,
  openCourse,
  ORDERS,
  placesFor,
  seatToPlay,
  type Course,
  type Turn,
} from '@/games/copulas/rules/course';
import { COLORS, type Opening, type Tile } from '@/games/copulas/rules/pieces';
import type { LaidTile } from '@/games/copulas/rules/placement';
import type { GameFile } from '@/games/copulas/session/gameFile/gameFile';
import { shuffled, type Rng } from '@/kit/rng';

import type { SlowGame, SlowTurn } from './slowCopulas';

/** `X g9` or `U f7 up`. */
export function tile(text: string): Tile {
  const [shape, name, open] = text.split(' ');
  const at = cellNamed(name!)!;
  return shape === 'X' ? { shape, open: null, at } : { shape: 'U', open: open as Opening, at };
}

export function laid(...texts: readonly (readonly [number, string])[]): readonly LaidTile[] {
  return texts.map(([seat, text]) => ({ seat, tile: tile(text) }));
}

/** A dark board, with these lights on it. */
export function boardWith(
  players: number,
  lights: Readonly<Record<string, number>> = {},
  joints: readonly string[] = [],
): Board {
  const modules = GRIDS[players]![0]!;
  const dark = createBoard({ modules, moduleSize: 4, lights: null, joints: [] });
  return createBoard({
    modules,
    moduleSize: 4,
    lights: cellsOfBoard(dark).map((cell) => lights[nameOf(cell)] ?? 0),
    joints: joints.map((name) => cellNamed(name)!),
  });
}

export function placed(seat: number, text: string, typed: number | null = null): Turn {
  const at = tile(text);
  return { kind: 'tile', seat, shape: at.shape, tile: at, typed };
}

export function courseAfter(board: Board, seats: number, turns: readonly Turn[]): Course {
  return turns.reduce(afterTurn, openCourse({ board, seats, order: 'japanese' }));
}

/** About as many lights as modules might have: some 40 percent of cells, low ones more often. */
export function randomBoard(rng: Rng, players: number, moduleSize = 4): Board {
  const modules = rng.pick(GRIDS[players]!);
  const cells = modules[0] * modules[1] * moduleSize * moduleSize;
  const lights = Array.from({ length: cells }, () =>
    rng.next() < 0.4 ? Math.min(BRIGHTEST, 1 + rng.int(3) + rng.int(4)) : 0,
  );
  const board = createBoard({ modules, moduleSize, lights, joints: [] });
  const joints = rng.next() < 0.5 ? [] : cellsOfBoard(board).filter(() => rng.next() < 0.02);
  return createBoard({ ...board, joints });
}

/** Plays at random to the end, or to a number of turns; `fault` is how often something against the rules is done. */
export function randomGame(rng: Rng, players: number, most = Infinity, fault = 0): GameFile {
  const board = randomBoard(rng, players);
  const order = rng.pick(ORDERS);
  const colors = shuffled(rng, COLORS);
  let course = openCourse({ board, seats: players, order });
  const turns: Turn[] = [];
  let skips = 0;
  while (turns.length < most && skips <= players) {
    const turn = randomTurn(rng, course, fault);
    skips = turn.kind === 'skip' ? skips + 1 : 0;
    turns.push(turn);
    course = afterTurn(course, turn);
  }
  return {
    order,
    teams: players === 4 && rng.next() < 0.5,
    players: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, color: colors[seat]! })),
    board,
    turns,
  };
}

function randomTurn(rng: Rng, course: Course, fault: number): Turn {
  const isFault = rng.next() < fault;
  const seat = isFault && rng.next() < 0.4 ? rng.int(course.seats) : seatToPlay(course);
  if (isFault && rng.next() < 0.3) return { kind: 'skip', seat };
  const wild = isFault ? wildTile(rng, course, seat) : null;
  if (wild !== null) return { kind: 'tile', seat, shape: wild.shape, tile: wild, typed: null };
  if (!canPlace(course, seat)) return { kind: 'skip', seat };
  const { tile: chosen } = rng.pick(placesFor(course, seat));
  return { kind: 'tile', seat, shape: chosen.shape, tile: chosen, typed: null };
}

/** A tile anywhere that is physically possible. */
function wildTile(rng: Rng, { board, laid: others, played }: Course, seat: number): Tile | null {
  const taken = new Set(others.flatMap((each) => cellsIn(each.tile)));
  for (let tries = 0; tries < 30; tries++) {
    const at = rng.pick(cellsOfBoard(board));
    const shape = rng.pick(['U', 'X'] as const);
    if (played.filter((each) => each.seat === seat && each.shape === shape).length === 6) continue;
    const wild: Tile =
      shape === 'X'
        ? { shape, open: null, at }
        : { shape, open: rng.pick(['up', 'right', 'down', 'left'] as const), at };
    const cells = cellsIn(wild);
    const inside = new Set(cellsOfBoard(board));
    if (cells.every((cell) => inside.has(cell) && !taken.has(cell))) return wild;
  }
  return null;
}

function cellsIn({ open, at }: Tile): readonly number[] {
  const [x, y] = [at % 32, Math.floor(at / 32)];
  const offsets: readonly (readonly [number, number])[] = {
    none: [
      [0, 0],
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const,
    up: [
      [0, 0],
      [-1, 0],
      [1, 0],
      [-1, -1],
      [1, -1],
    ] as const,
    right: [
      [0, 0],
      [0, -1],
      [0, 1],
      [1, -1],
      [1, 1],
    ] as const,
    down: [
      [0, 0],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ] as const,
    left: [
      [0, 0],
      [0, -1],
      [0, 1],
      [-1, -1],
      [-1, 1],
    ] as const,
  }[open ?? 'none'];
  return offsets.map(([dx, dy]) => (x + dx < 0 || y + dy < 0 ? -1 : (y + dy) * 32 + x + dx));
}

export function slowGameOf({ board, order, players }: GameFile): SlowGame {
  return {
    columns: board.columns,
    rows: board.rows,
    modules: board.modules,
    lights: new Map(cellsOfBoard(board).map((cell) => [nameOf(cell), lightOf(board, cell)])),
    joints: new Set(board.joints.map(nameOf)),
    players: players.length,
    english: order === 'english',
  };
}

export function slowTurnsOf({ turns }: GameFile): readonly SlowTurn[] {
  return turns.map((turn) =>
    turn.kind === 'skip'
      ? { player: turn.seat, skip: true }
      : { player: turn.seat, shape: turn.shape, at: nameOf(turn.tile!.at), open: turn.tile!.open },
  );
}
