/** The files of one game: what goes out as a backup, and what comes in as a backup, a save or a game file. */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import { finish } from '@/kit/slices';

import type { Practice } from '../learn/practice';
import { LONGEST_PRACTICE } from '../session/bounds';
import { cleanNames } from '../session/playerName';
import { pathOfIssue } from '../session/saves';
import type { Session, TableTypes } from '../session/session';
import {
  backupSteps,
  backupTexts,
  contentOf,
  writtenSection,
  type Backup,
  type BackupProblem,
  type BackupSection,
} from './backup';
import {
  backupFormat,
  fileSteps,
  mapFormat,
  saveFormat,
  type DoorProblem,
  type FileFormat,
} from './fileDoor';
import type { PartOfBackup } from './restorePlan';

/** What every game remembers besides its games. */
export interface CommonExtras {
  readonly names: readonly string[];
  readonly practice: Practice;
}

const practiceText = v.optional(v.pipe(v.string(), v.maxLength(LONGEST_PRACTICE)));
const commonSchema = v.object({
  names: v.array(v.string()),
  practice: v.optional(v.object({ learn: practiceText, puzzles: practiceText, review: practiceText }), {}),
});

/** Names and practice as a section of a backup holds them. */
export function readCommonExtras(fields: Readonly<Record<string, unknown>>): Result<CommonExtras, string> {
  const parsed = v.safeParse(commonSchema, fields, { abortEarly: true });
  if (!parsed.success) return err(pathOfIssue(parsed.issues[0]));
  return ok({ names: cleanNames(parsed.output.names), practice: parsed.output.practice });
}

/** The section of a game that remembers nothing else. */
export function plainSection<G extends TableTypes>(
  game: string,
  saves: BackupSection<G, CommonExtras>['saves'],
): BackupSection<G, CommonExtras> {
  return {
    game,
    saves,
    storedExtras: ({ names, practice }) => ({ names, practice }),
    readExtras: readCommonExtras,
  };
}

/** One part of a backup, as far as it is about one game. */
export type GameBackup<G extends TableTypes, Extras> = PartOfBackup &
  Extras & {
    readonly games: readonly Session<G>[];
    /** For the app to check: a game does not know them. */
    readonly settings: unknown;
  };

export type GameBackupContent<Extras> = Extras & {
  /** As the saves of the game encode them. */
  readonly games: readonly string[];
  readonly settings: unknown;
  readonly savedAt: number;
};

export interface ImportedGame<G extends TableTypes> {
  readonly session: Session<G>;
  /** `unfit`: there was a log, but it cannot be read or tells of another game than the rest of the file. */
  readonly log: 'kept' | 'none' | 'unfit';
}

export type GameImport<G extends TableTypes, Extras> =
  | { readonly kind: 'game'; readonly game: ImportedGame<G> }
  | { readonly kind: 'backup'; readonly backup: GameBackup<G, Extras> };

export interface GameFiles<G extends TableTypes, Extras, Problem> {
  writeBackup(content: GameBackupContent<Extras>, mostBytes?: number): readonly string[];
  readBackup(json: unknown): Result<GameBackup<G, Extras>, BackupProblem>;
  /** Whatever people pick, in steps that tell how far they are. `at` is when it is read. */
  importSteps(
    text: string,
    at: number,
  ): Generator<number, Result<GameImport<G, Extras>, DoorProblem<Problem | BackupProblem>>>;
}

/** `gameFile` is the format of the game's own files, asked last. */
export function gameFilesOf<G extends TableTypes, Extras extends object, Problem>(
  section: BackupSection<G, Extras>,
  gameFile: FileFormat<ImportedGame<G>, Problem>,
): GameFiles<G, Extras, Problem> {
  const own = (backup: Backup): GameBackup<G, Extras> => {
    const { savedAt, part, parts, settings } = backup;
    const { games, extras } = contentOf(backup, section)!;
    return { savedAt, part, parts, games, settings, ...extras };
  };
  type Known = FileFormat<GameImport<G, Extras>, Problem | BackupProblem>;
  const formats: readonly Known[] = [
    mapFormat(backupFormat([section]), (backup) => ({ kind: 'backup', backup: own(backup) })),
    mapFormat(saveFormat(section.saves), (session) => ({ kind: 'game', game: { session, log: 'kept' } })),
    mapFormat(gameFile, (game) => ({ kind: 'game', game })),
  ];
  return {
    writeBackup: ({ games, settings, savedAt, ...extras }, mostBytes) => {
      const sections = [writtenSection(section, games, extras as unknown as Extras)];
      return backupTexts({ sections, settings, savedAt }, mostBytes);
    },
    readBackup: (json) => {
      const read = finish(backupSteps(json, [section]));
      return read.ok ? ok(own(read.value)) : read;
    },
    importSteps: (text, at) => fileSteps(text, at, formats),
  };
}
