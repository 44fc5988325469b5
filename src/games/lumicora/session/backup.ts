/** All games of a device, in as many files as it takes, each of which another device takes in by itself. */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import { finish } from '@/kit/slices';

import { BOARD_SIDES, type BoardSide, type ReefBoard } from '../rules/boards';
import { BACKUP_FORMAT, BACKUP_GAME, BACKUP_VERSION } from './backupText';
import { isTime, LONGEST_PRACTICE, MOST_PARTS } from './bounds';
import { cleanNames } from './playerName';
import { findSaveDamage, joinPath, pathOfIssue } from './saveDamage';
import { readBoard, readSave } from './saveFile';
import type { TableSession } from './tableSession';

export { BACKUP_FORMAT, writeBackup, type BackupContent } from './backupText';
export { reviewRestore, type KnownGame, type RestorePlan } from './restorePlan';

/** The boards that somebody painted; a side that nobody painted is left out. */
export type PaintedBoards = Readonly<Partial<Record<BoardSide, ReefBoard>>>;

/** What was learnt and puzzled, each as the text it is stored as; whoever opens it checks it. */
export type Practice = Readonly<Partial<Record<'learn' | 'puzzles', string>>>;

/** One part of a backup. */
export interface Backup {
  readonly savedAt: number;
  /** From 1. */
  readonly part: number;
  readonly parts: number;
  readonly games: readonly TableSession[];
  readonly boards: PaintedBoards;
  readonly names: readonly string[];
  readonly practice: Practice;
  /** For the app to check: a game does not know them. */
  readonly settings: unknown;
}

/** `path` reads like `games[3].log[2]` and is empty for the whole. */
export type BackupProblem =
  | { readonly code: 'not-a-backup'; readonly path: string }
  /** Written by a newer Reefside. */
  | { readonly code: 'newer'; readonly path: string; readonly version: number }
  | { readonly code: 'damaged'; readonly path: string };

const partNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PARTS));
const practiceText = v.optional(v.pipe(v.string(), v.maxLength(LONGEST_PRACTICE)));

const envelope = v.object({
  savedAt: v.custom<number>(isTime),
  part: partNumber,
  parts: partNumber,
  games: v.array(v.unknown()),
  boards: v.object({ A: v.optional(v.unknown()), B: v.optional(v.unknown()) }),
  names: v.array(v.string()),
  practice: v.optional(v.object({ learn: practiceText, puzzles: practiceText }), {}),
  settings: v.optional(v.unknown(), null),
});

export function readBackup(json: unknown): Result<Backup, BackupProblem> {
  return finish(backupSteps(json));
}

/**
 * All of it or nothing: one game that cannot be read refuses the whole part. Tells after each game how far it is, because
 * hundreds of them take long.
 */
export function* backupSteps(json: unknown): Generator<number, Result<Backup, BackupProblem>> {
  const problem = findHeadProblem(json);
  if (problem !== null) return err(problem);
  const parsed = v.safeParse(envelope, json, { abortEarly: true });
  if (!parsed.success) return damagedAt(pathOfIssue(parsed.issues[0]));
  const { savedAt, part, parts, names, practice, settings } = parsed.output;
  if (part > parts) return damagedAt('part');
  const boards = readBoards(parsed.output.boards);
  if (!boards.ok) return boards;
  const games = yield* gameSteps(parsed.output.games);
  if (!games.ok) return games;
  return ok({
    savedAt,
    part,
    parts,
    games: games.value,
    boards: boards.value,
    names: cleanNames(names),
    practice,
    settings,
  });
}

function findHeadProblem(json: unknown): BackupProblem | null {
  if (typeof json !== 'object' || json === null) return { code: 'not-a-backup', path: '' };
  const { format, version, game } = json as Readonly<Record<string, unknown>>;
  if (format !== BACKUP_FORMAT) return { code: 'not-a-backup', path: 'format' };
  if (typeof version !== 'number') return { code: 'damaged', path: 'version' };
  if (version > BACKUP_VERSION) return { code: 'newer', path: '', version };
  if (version !== BACKUP_VERSION) return { code: 'damaged', path: 'version' };
  return game === BACKUP_GAME ? null : { code: 'not-a-backup', path: 'game' };
}

function readBoards(stored: Readonly<Record<string, unknown>>): Result<PaintedBoards, BackupProblem> {
  const boards: Partial<Record<BoardSide, ReefBoard>> = {};
  for (const side of BOARD_SIDES) {
    if (stored[side] === undefined) continue;
    const board = readBoard(stored[side]);
    if (board === null || board.side !== side) return damagedAt(`boards.${side}`);
    boards[side] = board;
  }
  return ok(boards);
}

function* gameSteps(
  stored: readonly unknown[],
): Generator<number, Result<readonly TableSession[], BackupProblem>> {
  const games: TableSession[] = [];
  for (const [index, save] of stored.entries()) {
    const read = readSaveAt(save, `games[${index}]`);
    if (!read.ok) return read;
    games.push(read.value);
    yield (index + 1) / stored.length;
  }
  return ok(games);
}

/** A save from outside, with the place of what is wrong with it; `path` is where the save itself is. */
export function readSaveAt(json: unknown, path: string): Result<TableSession, BackupProblem> {
  const read = readSave(json);
  if (read.ok) return read;
  if (read.error.code === 'newer') return err({ ...read.error, path });
  return damagedAt(joinPath(path, findSaveDamage(json)));
}

function damagedAt(path: string): Result<never, BackupProblem> {
  return err({ code: 'damaged', path });
}
