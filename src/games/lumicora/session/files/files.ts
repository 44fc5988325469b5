/** What comes into Lumicora from outside and goes out: game files, saves and backups. */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import { finish } from '@/kit/slices';
import {
  backupSteps,
  backupTexts,
  contentOf,
  writtenSection,
  type Backup as TabletopBackup,
  type BackupProblem,
  type BackupSection,
} from '@/tabletop/files/backup';
import {
  backupFormat,
  fileSteps,
  mapFormat,
  saveFormat,
  type DoorProblem,
  type FileFormat,
} from '@/tabletop/files/fileDoor';
import type { Practice } from '@/tabletop/learn/practice';
import { LONGEST_PRACTICE } from '@/tabletop/session/bounds';
import { cleanNames } from '@/tabletop/session/playerName';
import { pathOfIssue } from '@/tabletop/session/saves';

import { BOARD_SIDES, type BoardSide, type ReefBoard } from '../../rules/boards';
import type { GameFileProblem } from '../gameFile/gameFileProblem';
import { importGame, type ImportedGame } from '../gameFile/importGame';
import { readBoard, saves, storedBoard } from '../save/saveFile';
import type { LumicoraTypes, TableSession } from '../table/tableSession';

/** The boards that somebody painted; a side that nobody painted is left out. */
export type PaintedBoards = Readonly<Partial<Record<BoardSide, ReefBoard>>>;

/** What is kept besides the games. */
export interface Extras {
  readonly boards: PaintedBoards;
  readonly names: readonly string[];
  readonly practice: Practice;
}

const practiceText = v.optional(v.pipe(v.string(), v.maxLength(LONGEST_PRACTICE)));
const extrasSchema = v.object({
  boards: v.object({ A: v.optional(v.unknown()), B: v.optional(v.unknown()) }),
  names: v.array(v.string()),
  practice: v.optional(v.object({ learn: practiceText, puzzles: practiceText, review: practiceText }), {}),
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
    const parsed = v.safeParse(extrasSchema, fields, { abortEarly: true });
    if (!parsed.success) return err(pathOfIssue(parsed.issues[0]));
    const { names, practice } = parsed.output;
    const boards = readBoards(parsed.output.boards);
    return boards.ok ? ok({ boards: boards.value, names: cleanNames(names), practice }) : boards;
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

/** One part of a backup. */
export interface Backup extends Extras {
  readonly savedAt: number;
  /** From 1. */
  readonly part: number;
  readonly parts: number;
  readonly games: readonly TableSession[];
  /** For the app to check: a game does not know them. */
  readonly settings: unknown;
}

function backupOf(backup: TabletopBackup): Backup {
  const { savedAt, part, parts, settings } = backup;
  const { games, extras } = contentOf(backup, lumicoraSection)!;
  return { savedAt, part, parts, games, ...extras, settings };
}

export function readBackup(json: unknown): Result<Backup, BackupProblem> {
  const read = finish(backupSteps(json, [lumicoraSection]));
  return read.ok ? ok(backupOf(read.value)) : read;
}

export interface BackupContent extends Extras {
  /** As `encodeSave` writes them. */
  readonly games: readonly string[];
  readonly settings: unknown;
  readonly savedAt: number;
}

export function writeBackup(content: BackupContent, mostBytes?: number): readonly string[] {
  const { games, settings, savedAt, ...extras } = content;
  const sections = [writtenSection(lumicoraSection, games, extras)];
  return backupTexts({ sections, settings, savedAt }, mostBytes);
}

export type Import =
  | { readonly kind: 'game'; readonly game: ImportedGame }
  | { readonly kind: 'backup'; readonly backup: Backup };

export type ImportProblem =
  | { readonly code: 'too-large'; readonly mostBytes: number }
  /** What is neither says why it is no game file, which is what most people have. */
  | { readonly code: 'game-file'; readonly problem: GameFileProblem }
  | BackupProblem;

const gameFileFormat: FileFormat<Import, ImportProblem> = {
  claims: () => true,
  *steps(json, at) {
    const game = importGame(json, at);
    yield 1;
    return game.ok ? ok({ kind: 'game', game: game.value }) : err({ code: 'game-file', problem: game.error });
  },
};

const FORMATS: readonly FileFormat<Import, ImportProblem>[] = [
  mapFormat(backupFormat([lumicoraSection]), (backup) => ({ kind: 'backup', backup: backupOf(backup) })),
  mapFormat(saveFormat(saves), (session) => ({ kind: 'game', game: { session, log: 'kept' } })),
  gameFileFormat,
];

/** `at` is when it is read, for files that do not tell when they were played. */
export function readImport(text: string, at: number): Result<Import, ImportProblem> {
  return finish(importSteps(text, at));
}

/** The same in steps that tell how far they are. */
export function* importSteps(text: string, at: number): Generator<number, Result<Import, ImportProblem>> {
  const read = yield* fileSteps(text, at, FORMATS);
  return read.ok ? read : err(problemOf(read.error));
}

function problemOf(problem: DoorProblem<ImportProblem>): ImportProblem {
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
