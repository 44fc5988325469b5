/** The one door for game files: text or JSON from outside becomes a game that scores, or a coded problem. */

import { safeParse } from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import { finish } from '@/kit/slices';
import { parseSteps } from '@/tabletop/files/fileDoor';
import { wholeNumber } from '@/tabletop/files/fileFields';
import { shortened } from '@/tabletop/files/fileProblem';
import { distinctNames } from '@/tabletop/session/playerName';

import { cellsOfBoard, createBoard, GRIDS, isOnBoard, lightOf, type Board } from '../../rules/board';
import { nameOf } from '../../rules/cells';
import { FEWEST_PLAYERS, MOST_PLAYERS, type CourseRules, type Order, type Turn } from '../../rules/course';
import { TILES_PER_SHAPE, type Color, type Tile } from '../../rules/pieces';
import { findImpossible, type LaidTile } from '../../rules/placement';
import { problemOfIssue, type GameFileProblem } from './gameFileProblem';
import {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  gameFileSchema,
  MOST_TYPED_POINTS,
  type FileTurn,
  type GameFileShape,
} from './gameFileSchema';

export { GAME_FILE_PROBLEM_CODES } from './gameFileProblem';
export type { GameFileProblem } from './gameFileProblem';

export interface GameFile {
  readonly order: Order;
  readonly teams: boolean;
  readonly players: readonly { readonly name: string; readonly color: Color }[];
  readonly board: Board;
  readonly turns: readonly Turn[];
}

export function decodeGameFile(text: string): Result<GameFile, GameFileProblem> {
  const json = finish(parseSteps(text));
  return json.ok ? decodeGame(json.value) : err({ path: '', ...json.error });
}

/** For JSON that is already parsed. */
export function decodeGame(json: unknown): Result<GameFile, GameFileProblem> {
  const parsed = safeParse(gameFileSchema, json, { abortEarly: true, abortPipeEarly: true });
  return parsed.success ? linkGame(parsed.output) : err(problemOfIssue(parsed.issues[0]));
}

export function courseRulesOf({ board, order, players }: GameFile): CourseRules {
  return { board, order, seats: players.length };
}

function linkGame(shape: GameFileShape): Result<GameFile, GameFileProblem> {
  const problem = findPlayersProblem(shape) ?? findBoardProblem(shape);
  if (problem !== null) return err(problem);
  const { order, teams, players } = shape;
  const { lights, joints, ...plan } = shape.board;
  const board = createBoard({
    ...plan,
    lights: lights === undefined ? null : lights.flatMap((row) => [...row].map(Number)),
    joints: [...new Set(joints)],
  });
  const turns = linkTurns(shape.turns, board, players.length);
  if (!turns.ok) return turns;
  const names = distinctNames(players.map(({ name }) => name));
  return ok({
    order,
    teams,
    players: players.map(({ color }, seat) => ({ name: names[seat]!, color })),
    board,
    turns: turns.value,
  });
}

function findPlayersProblem({ players, teams }: GameFileShape): GameFileProblem | null {
  if (players.length < FEWEST_PLAYERS) {
    return { path: 'players', code: 'too-few-players', count: players.length, least: FEWEST_PLAYERS };
  }
  for (const [seat, { name, color }] of players.entries()) {
    const sameName = players.findIndex((other) => other.name === name);
    if (sameName < seat) {
      return {
        path: `players[${seat}].name`,
        code: 'duplicate-name',
        received: shortened(name),
        first: sameName,
      };
    }
    const sameColor = players.findIndex((other) => other.color === color);
    if (sameColor < seat) {
      return {
        path: `players[${seat}].color`,
        code: 'duplicate-color',
        received: shortened(color),
        first: sameColor,
      };
    }
  }
  if (!teams || players.length === MOST_PLAYERS) return null;
  return { path: 'teams', code: 'teams-need-four' };
}

/** CB-1: the modules fit the players, and the lights the modules. */
function findBoardProblem({ board, players }: GameFileShape): GameFileProblem | null {
  const { modules, moduleSize, lights, joints } = board;
  const [across, down] = modules;
  if (!GRIDS[players.length]!.some(([columns, rows]) => columns === across && rows === down)) {
    return {
      path: 'board.modules',
      code: 'modules-do-not-fit',
      received: `${across} x ${down}`,
      players: players.length,
    };
  }
  const [columns, rows] = [across * moduleSize, down * moduleSize];
  if (lights !== undefined && lights.length !== rows) {
    return { path: 'board.lights', code: 'wrong-rows', count: lights.length, expected: rows };
  }
  const wrong = lights?.findIndex((row) => row.length !== columns) ?? -1;
  if (wrong >= 0) {
    const count = lights![wrong]!.length;
    return { path: `board.lights[${wrong}]`, code: 'wrong-columns', count, expected: columns };
  }
  const outside = joints.findIndex((cell) => !isOnBoard({ columns, rows }, cell));
  if (outside === -1) return null;
  return { path: `board.joints[${outside}]`, code: 'off-board', cells: nameOf(joints[outside]!) };
}

function linkTurns(
  fileTurns: readonly FileTurn[],
  board: Board,
  seats: number,
): Result<readonly Turn[], GameFileProblem> {
  const turns: Turn[] = [];
  const laid: LaidTile[] = [];
  /** Which turn laid each of them. */
  const turnOf: number[] = [];
  for (const [index, fileTurn] of fileTurns.entries()) {
    const path = `turns[${index}]`;
    const { player: seat } = fileTurn;
    if (seat >= seats) {
      return err({
        path: `${path}.player`,
        code: 'no-such-player',
        received: String(seat),
        players: seats,
      });
    }
    if ('skip' in fileTurn) {
      turns.push({ kind: 'skip', seat });
      continue;
    }
    const { shape, at, open } = fileTurn;
    const tile = { shape, open, at } as Tile;
    const impossible = findTileProblem(board, laid, turnOf, { seat, tile }, path);
    if (impossible !== null) return err(impossible);
    const typed = typedPoints(fileTurn.points, board, path);
    if (!typed.ok) return typed;
    turns.push({ kind: 'tile', seat, shape, tile, typed: typed.value });
    laid.push({ seat, tile });
    turnOf.push(index);
  }
  return ok(turns);
}

function findTileProblem(
  board: Board,
  laid: readonly LaidTile[],
  turnOf: readonly number[],
  { seat, tile }: LaidTile,
  path: string,
): GameFileProblem | null {
  if (!isOnBoard(board, tile.at)) return { path: `${path}.at`, code: 'off-board', cells: nameOf(tile.at) };
  const same = laid.filter((other) => other.seat === seat && other.tile.shape === tile.shape);
  if (same.length >= TILES_PER_SHAPE) {
    return { path: `${path}.shape`, code: 'too-many-tiles', shape: tile.shape, most: TILES_PER_SHAPE };
  }
  const impossible = findImpossible(board, laid, tile);
  if (impossible === null) return null;
  const at = `${path}.at`;
  if (impossible.code === 'off-board') return { path: at, code: 'off-board', cells: nameOf(tile.at) };
  return {
    path: at,
    code: 'overlap',
    cells: impossible.cells.map(nameOf).join(' '),
    turn: turnOf[impossible.tiles[0]!]!,
  };
}

/** Known lights count instead of what was typed. */
function typedPoints(points: unknown, board: Board, path: string): Result<number | null, GameFileProblem> {
  if (board.lights !== null || points === undefined) return ok(null);
  const parsed = safeParse(wholeNumber(0, MOST_TYPED_POINTS), points);
  if (parsed.success) return ok(parsed.output);
  return err({ ...problemOfIssue(parsed.issues[0]), path: `${path}.points` });
}

export function encodeGameFile(game: GameFile): string {
  return `${JSON.stringify(gameJson(game), null, 2)}\n`;
}

/** The fields of the file, for who adds some of their own. Every tile has its place. */
export function gameJson({
  order,
  teams,
  players,
  board,
  turns,
}: GameFile): Readonly<Record<string, unknown>> {
  return {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    order,
    teams,
    players,
    board: boardJson(board),
    turns: turns.map(turnJson),
  };
}

function boardJson(board: Board): unknown {
  const { modules, moduleSize, lights, joints, columns } = board;
  const digits = cellsOfBoard(board)
    .map((cell) => lightOf(board, cell))
    .join('');
  return {
    modules,
    moduleSize,
    ...(lights !== null && { lights: digits.match(new RegExp(`.{${columns}}`, 'g')) }),
    ...(joints.length > 0 && { joints: joints.map(nameOf) }),
  };
}

function turnJson(turn: Turn): unknown {
  if (turn.kind === 'skip') return { player: turn.seat, skip: true };
  const { seat, shape, tile, typed } = turn;
  if (tile === null) throw new Error('a game file tells where every tile lies');
  return {
    player: seat,
    shape,
    at: nameOf(tile.at),
    ...(tile.open !== null && { open: tile.open }),
    ...(typed !== null && { points: typed }),
  };
}
