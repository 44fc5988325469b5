/** What comes into Lumicora from outside and goes out: game files, saves and backups. */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import { finish } from '@/kit/slices';
import type { BackupProblem, BackupSection } from '@/tabletop/files/backup';
import type { DoorProblem, FileFormat } from '@/tabletop/files/fileDoor';
import {
  gameFilesOf,
  readCommonExtras,
  type CommonExtras,
  type GameBackup,
  type GameBackupContent,
  type GameImport,
  type ImportedGame,
} from '@/tabletop/files/gameFiles';
import { pathOfIssue } from '@/tabletop/session/saves';

import { BOARD_SIDES, type BoardSide, type ReefBoard } from '../../rules/boards';
import type { GameFileProblem } from '../gameFile/gameFileProblem';
import { importGame } from '../gameFile/importGame';
import { readBoard, saves, storedBoard } from '../save/saveFile';
import type { LumicoraTypes } from '../table/tableSession';

/** The boards that somebody painted; a side that nobody painted is left out. */
export type PaintedBoards = Readonly<Partial<Record<BoardSide, ReefBoard>>>;

/** What is kept besides the games. */
export interface Extras extends CommonExtras {
  readonly boards: PaintedBoards;
}

const boardsSchema = v.object({
  boards: v.object({ A: v.optional(v.unknown()), B: v.optional(v.unknown()) }),
});

export const lumicoraSection: BackupSection<LumicoraTypes, Extras> = {
  game: 'lumicora',
  saves,
  storedExtras: ({ boards, names, practice }) => ({
    boards: Object.fromEntries(Object.entries(boards).map(([side, board]) => [side, storedBoard(board)])),
    names,
    practice,
  }),
  readExtras: (fields) => {
    const parsed = v.safeParse(boardsSchema, fields, { abortEarly: true });
    if (!parsed.success) return err(pathOfIssue(parsed.issues[0]));
    const common = readCommonExtras(fields);
    if (!common.ok) return common;
    const boards = readBoards(parsed.output.boards);
    return boards.ok ? ok({ boards: boards.value, ...common.value }) : boards;
  },
};

function readBoards(stored: Readonly<Record<string, unknown>>): Result<PaintedBoards, string> {
  const boards: Partial<Record<BoardSide, ReefBoard>> = {};
  for (const side of BOARD_SIDES) {
    if (stored[side] === undefined) continue;
    const board = readBoard(stored[side]);
    if (board === null || board.side !== side) return err(`boards.${side}`);
    boards[side] = board;
  }
  return ok(boards);
}

export type Backup = GameBackup<LumicoraTypes, Extras>;
export type BackupContent = GameBackupContent<Extras>;
export type Import = GameImport<LumicoraTypes, Extras>;

/** What is neither a backup nor a save says why it is no game file, which is what most people have. */
interface NoGameFile {
  readonly code: 'game-file';
  readonly problem: GameFileProblem;
}

export type ImportProblem =
  | { readonly code: 'too-large'; readonly mostBytes: number }
  | NoGameFile
  | BackupProblem;

const gameFileFormat: FileFormat<ImportedGame<LumicoraTypes>, NoGameFile> = {
  claims: () => true,
  *steps(json, at) {
    const game = importGame(json, at);
    yield 1;
    return game.ok ? game : err({ code: 'game-file', problem: game.error });
  },
};

const files = gameFilesOf(lumicoraSection, gameFileFormat);
export const { readBackup, writeBackup } = files;

/** `at` is when it is read, for files that do not tell when they were played. */
export function readImport(text: string, at: number): Result<Import, ImportProblem> {
  return finish(importSteps(text, at));
}

/** The same in steps that tell how far they are. */
export function* importSteps(text: string, at: number): Generator<number, Result<Import, ImportProblem>> {
  const read = yield* files.importSteps(text, at);
  return read.ok ? read : err(problemOf(read.error));
}

function problemOf(problem: DoorProblem<NoGameFile | BackupProblem>): ImportProblem {
  switch (problem.code) {
    case 'too-large':
      return problem;
    case 'refused':
      return problem.problem;
    case 'text':
      return { code: 'game-file', problem: { path: '', ...problem.problem } };
    case 'unknown-format':
      throw new Error('game files claim every text');
  }
}
