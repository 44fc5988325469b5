/** The one door for whatever people drop, pick or paste: a game, or a part of a backup. */

import { err, ok, type Result } from '@/kit/result';
import { finish, partOf } from '@/kit/slices';

import { BACKUP_FORMAT, backupSteps, readSaveAt, type Backup, type BackupProblem } from './backup';
import { parseSteps } from './gameFile';
import type { GameFileProblem } from './gameFileProblem';
import { importGame, type ImportedGame } from './importGame';
import { SAVE_FORMAT } from './saveFile';
import { isImportable, MOST_IMPORT_BYTES } from './textBytes';

export { MOST_IMPORT_BYTES } from './textBytes';

export type Import =
  | { readonly kind: 'game'; readonly game: ImportedGame }
  | { readonly kind: 'backup'; readonly backup: Backup };

export type ImportProblem =
  | { readonly code: 'too-large'; readonly mostBytes: number }
  /** What is neither says why it is no game file, which is what most people have. */
  | { readonly code: 'game-file'; readonly problem: GameFileProblem }
  | BackupProblem;

/** `at` is when it is read, for files that do not tell when they were played. */
export function readImport(text: string, at: number): Result<Import, ImportProblem> {
  return finish(importSteps(text, at));
}

/** About what finding the faults of a text takes of the time that it takes to read a backup. */
const PARSING = 0.2;

/** The same in steps that tell how far they are. */
export function* importSteps(text: string, at: number): Generator<number, Result<Import, ImportProblem>> {
  if (!isImportable(text)) return err({ code: 'too-large', mostBytes: MOST_IMPORT_BYTES });
  const json = yield* partOf(parseSteps(text), 0, PARSING);
  if (!json.ok) return err({ code: 'game-file', problem: json.error });
  switch (formatOf(json.value)) {
    case BACKUP_FORMAT: {
      const backup = yield* partOf(backupSteps(json.value), PARSING, 1);
      return backup.ok ? ok({ kind: 'backup', backup: backup.value }) : backup;
    }
    case SAVE_FORMAT: {
      const session = readSaveAt(json.value, '');
      return session.ok ? ok({ kind: 'game', game: { session: session.value, log: 'kept' } }) : session;
    }
    default: {
      const game = importGame(json.value, at);
      return game.ok
        ? ok({ kind: 'game', game: game.value })
        : err({ code: 'game-file', problem: game.error });
    }
  }
}

function formatOf(json: unknown): unknown {
  return typeof json === 'object' && json !== null
    ? (json as { readonly format?: unknown }).format
    : undefined;
}
