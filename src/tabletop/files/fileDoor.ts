/** The one door for whatever people drop, pick or paste: the text becomes JSON, and the formats are asked whose it is. */

import { err, ok, type Result } from '@/kit/result';
import { partOf } from '@/kit/slices';
import { utf8Bytes } from '@/kit/utf8';

import { fieldsOf } from '../session/saves';
import type { Session, TableTypes } from '../session/session';
import {
  BACKUP_FORMAT,
  backupSteps,
  MOST_IMPORT_BYTES,
  readSaveAt,
  type AnySection,
  type Backup,
  type BackupProblem,
  type BackupSection,
} from './backup';
import { jsonSteps, positionAt } from './jsonSteps';

/** Something that can come in. */
export interface FileFormat<Import, Problem> {
  /** Whether the JSON means to be of this format; whether it is sound is seen when it is read. */
  readonly claims: (json: unknown) => boolean;
  /** `at` is when it is read, for files that do not tell when they were played. */
  readonly steps: (json: unknown, at: number) => Generator<number, Result<Import, Problem>>;
}

/** Why a text is no JSON. */
export type TextProblem =
  | { readonly code: 'empty-text' | 'nested-too-deeply' }
  | { readonly code: 'not-json'; readonly line: number; readonly column: number };

export type DoorProblem<Problem> =
  | { readonly code: 'too-large'; readonly mostBytes: number }
  | { readonly code: 'text'; readonly problem: TextProblem }
  /** No format knows it. */
  | { readonly code: 'unknown-format' }
  | { readonly code: 'refused'; readonly problem: Problem };

/** About what finding the faults of a text takes of the time that it takes to read a backup. */
const PARSING = 0.2;

/** Asks the formats in their order, in steps that tell how far they are. */
export function* fileSteps<Import, Problem>(
  text: string,
  at: number,
  formats: readonly FileFormat<Import, Problem>[],
): Generator<number, Result<Import, DoorProblem<Problem>>> {
  if (!isImportable(text)) return err({ code: 'too-large', mostBytes: MOST_IMPORT_BYTES });
  const json = yield* partOf(parseSteps(text), 0, PARSING);
  if (!json.ok) return err({ code: 'text', problem: json.error });
  const format = formats.find(({ claims }) => claims(json.value));
  if (format === undefined) return err({ code: 'unknown-format' });
  const read = yield* partOf(format.steps(json.value, at), PARSING, 1);
  return read.ok ? read : err({ code: 'refused', problem: read.error });
}

export function isImportable(text: string): boolean {
  // No character is shorter than its code units, so most giants need not be counted.
  return text.length <= MOST_IMPORT_BYTES && utf8Bytes(text) <= MOST_IMPORT_BYTES;
}

const BYTE_ORDER_MARK = '\ufeff';

/** The JSON of a text from outside, or where it stops being JSON, in steps that tell how far they are. */
export function* parseSteps(text: string): Generator<number, Result<unknown, TextProblem>> {
  const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
  if (json.trim() === '') return err({ code: 'empty-text' });
  const parsed = yield* jsonSteps(json);
  if (parsed.ok) return parsed;
  const { kind, offset } = parsed.error;
  return err(
    kind === 'depth' ? { code: 'nested-too-deeply' } : { code: 'not-json', ...positionAt(json, offset) },
  );
}

/** A part of a backup with the sections of these games. */
export function backupFormat(sections: readonly AnySection[]): FileFormat<Backup, BackupProblem> {
  return {
    claims: (json) => fieldsOf(json).format === BACKUP_FORMAT,
    steps: (json) => backupSteps(json, sections),
  };
}

/** A save by itself. */
export function saveFormat<G extends TableTypes>(
  saves: BackupSection<G, unknown>['saves'],
): FileFormat<Session<G>, BackupProblem> {
  return {
    claims: (json) => fieldsOf(json).format === saves.kind.format,
    *steps(json) {
      const read = readSaveAt(saves, json, '');
      yield 1;
      return read;
    },
  };
}

/** The same format, with what it reads made into something else. */
export function mapFormat<A, B, Problem>(
  { claims, steps }: FileFormat<A, Problem>,
  make: (read: A) => B,
): FileFormat<B, Problem> {
  return {
    claims,
    *steps(json, at) {
      const read = yield* steps(json, at);
      return read.ok ? ok(make(read.value)) : read;
    },
  };
}
