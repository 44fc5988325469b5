/**
 * A game under way as it is stored: a versioned envelope around the set-up and the log. In a journal it is lines: the
 * first is such a save, each of the others one step after it. A step is written in the version of the save that it
 * follows; a save of an earlier version is written anew before the next step.
 */

import * as v from 'valibot';

import { parseJson } from '@/kit/json';
import { report } from '@/kit/report';
import { err, ok, type Result } from '@/kit/result';

import { isId, isTime, MOST_COMMANDS } from './bounds';
import { redoNext, undoLast } from './session';
import type { LoggedCommand, Session, SessionParts, Sessions, TableTypes } from './session';

type Fields = Readonly<Record<string, unknown>>;
type Migration = (save: Fields) => Fields;

/** A save as it was written, before its log is played. */
export interface StoredSession<G extends TableTypes> extends SessionParts<G> {
  readonly log: readonly LoggedCommand<G>[];
  readonly done: number;
}

/** What a game says about its saves. */
export interface SaveFormat<G extends TableTypes> {
  readonly format: string;
  readonly version: number;
  /** From each version to the next. */
  readonly migrations: Readonly<Record<number, Migration>>;
  readonly setup: v.GenericSchema<unknown, G['setup']>;
  readonly command: v.GenericSchema<unknown, G['command']>;
  readonly storedSetup: (setup: G['setup']) => unknown;
  readonly storedCommand: (command: G['command']) => unknown;
  /** What earlier versions accepted and this one would not write, made as it would be written now. */
  readonly mended?: (stored: StoredSession<G>) => StoredSession<G>;
}

export type SaveProblem =
  | { readonly code: 'damaged' }
  /** Written by a newer Reefside: not ours to read or to change. */
  | { readonly code: 'newer'; readonly version: number };

export type Step<G extends TableTypes> =
  | ({ readonly type: 'do' } & LoggedCommand<G>)
  | { readonly type: 'undo' | 'redo' };

export interface OpenedLines<G extends TableTypes> {
  readonly session: Session<G>;
  /** Of a save of this version, so that steps may follow; else it is to be written anew. */
  readonly takesSteps: boolean;
}

export interface Saves<G extends TableTypes> {
  readonly sessions: Sessions<G>;
  readonly kind: SaveFormat<G>;
  encode(session: Session<G>): string;
  decode(text: string): Result<Session<G>, SaveProblem>;
  /** For JSON that is already parsed. */
  read(json: unknown): Result<Session<G>, SaveProblem>;
  /** Where a save that cannot be read is damaged: reads like `log[2].command.player`, and is empty for the whole. */
  findDamage(json: unknown): string;
  /** Undo and redo without anything to undo or redo change nothing. */
  takeStep(session: Session<G>, step: Step<G>): Result<Session<G>, G['rejection']>;
  encodeStep(step: Step<G>): string;
  openLines(lines: readonly string[]): Result<OpenedLines<G>, SaveProblem>;
  /** The game when these lines follow; it must be one that takes steps. */
  openMoreLines(opened: OpenedLines<G>, lines: readonly string[]): Result<OpenedLines<G>, SaveProblem>;
  /** The same game as one save. Lines that cannot be read come one below the other, as they are. */
  saveOfLines(lines: readonly string[]): string;
}

const DAMAGED = err({ code: 'damaged' } as const);

export function createSaves<G extends TableTypes>(sessions: Sessions<G>, kind: SaveFormat<G>): Saves<G> {
  const time = v.custom<number>(isTime);
  const loggedSchema = v.object({ at: time, command: kind.command });
  const saveSchema = v.pipe(
    v.object({
      id: v.custom<string>(isId),
      startedAt: time,
      setup: kind.setup,
      log: v.pipe(v.array(v.unknown()), v.maxLength(MOST_COMMANDS), v.array(loggedSchema)),
      done: v.pipe(v.number(), v.safeInteger()),
    }),
    v.check(({ log, done }) => done >= 0 && done <= log.length),
  );

  /** The game, or where it is damaged. */
  const readFields = (save: Fields): Result<Session<G>, string> => {
    const parsed = v.safeParse(saveSchema, save, { abortEarly: true });
    if (!parsed.success) return err(pathOfIssue(parsed.issues[0]));
    const stored = parsed.output as StoredSession<G>;
    const { log, done, ...parts } = kind.mended?.(stored) ?? stored;
    const rebuilt = sessions.rebuild(parts, { entries: log, done });
    return rebuilt.ok ? rebuilt : err(`log[${rebuilt.error.entry}]`);
  };

  const read = (json: unknown): Result<Session<G>, SaveProblem> => {
    const fields = fieldsOf(json);
    const { format, version } = fields;
    if (format !== kind.format || typeof version !== 'number') return DAMAGED;
    if (version > kind.version) return err({ code: 'newer', version });
    const migrated = migrate(fields, version, kind.version, kind.migrations);
    const opened = migrated.ok ? readFields(migrated.value) : migrated;
    return opened.ok ? opened : DAMAGED;
  };

  const encode = ({ id, startedAt, setup, log }: Session<G>): string =>
    JSON.stringify({
      format: kind.format,
      version: kind.version,
      id,
      startedAt,
      setup: kind.storedSetup(setup),
      log: log.entries.map(({ at, command }) => ({ at, command: kind.storedCommand(command) })),
      done: log.done,
    });

  const takeStep = (session: Session<G>, step: Step<G>): Result<Session<G>, G['rejection']> => {
    switch (step.type) {
      case 'do':
        return sessions.perform(session, step.command, step.at);
      case 'undo':
        return ok(undoLast(session));
      case 'redo':
        return ok(redoNext(session));
    }
  };

  const readStep = (line: string): Step<G> | null => {
    const json = parseJson(line);
    if (json === 'undo' || json === 'redo') return { type: json };
    const parsed = v.safeParse(loggedSchema, json, { abortEarly: true });
    return parsed.success ? { type: 'do', ...(parsed.output as LoggedCommand<G>) } : null;
  };

  const openLines = (lines: readonly string[]): Result<OpenedLines<G>, SaveProblem> => {
    const save = foldLines(lines);
    const opened = save === null ? DAMAGED : read(save);
    return opened.ok ? ok({ session: opened.value, takesSteps: save?.version === kind.version }) : opened;
  };

  return {
    sessions,
    kind,
    encode,
    decode: (text) => {
      try {
        return read(parseJson(text));
      } catch (problem) {
        // A bug in a decoder must not hide the other games.
        report(problem, 'saves.decode');
        return DAMAGED;
      }
    },
    read,
    findDamage: (json) => {
      const fields = fieldsOf(json);
      if (fields !== json) return '';
      if (fields.format !== kind.format) return 'format';
      if (typeof fields.version !== 'number') return 'version';
      const migrated = migrate(fields, fields.version, kind.version, kind.migrations);
      if (!migrated.ok) return 'version';
      const opened = readFields(migrated.value);
      return opened.ok ? '' : opened.error;
    },
    takeStep,
    encodeStep: (step) =>
      JSON.stringify(
        step.type === 'do' ? { at: step.at, command: kind.storedCommand(step.command) } : step.type,
      ),
    openLines,
    openMoreLines: ({ session }, lines) => {
      let current = session;
      for (const line of lines) {
        const step = readStep(line);
        const taken = step === null ? null : takeStep(current, step);
        if (!taken?.ok) return DAMAGED;
        current = taken.value;
      }
      return ok({ session: current, takesSteps: true });
    },
    saveOfLines: (lines) => {
      const [only, ...others] = lines;
      if (only !== undefined && others.length === 0) return only;
      const opened = openLines(lines);
      return opened.ok ? encode(opened.value.session) : lines.join('\n');
    },
  };
}

/** The fields of an object; empty for anything else. */
export function fieldsOf(json: unknown): Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Fields) : {};
}

/** Takes a save through every version between the two. */
export function migrate(
  save: Fields,
  from: number,
  to: number,
  migrations: Readonly<Record<number, Migration>>,
): Result<Fields, SaveProblem> {
  let current = save;
  for (let version = from; version < to; version++) {
    const step = migrations[version];
    if (step === undefined) return DAMAGED;
    current = { ...step(current), version: version + 1 };
  }
  return ok(current);
}

export function pathOfIssue({ path }: v.BaseIssue<unknown>): string {
  return (path ?? []).reduce(
    (outer, { key }) => joinPath(outer, typeof key === 'number' ? `[${key}]` : String(key)),
    '',
  );
}

export function joinPath(outer: string, inner: string): string {
  const isPlain = outer === '' || inner === '' || inner.startsWith('[');
  return isPlain ? `${outer}${inner}` : `${outer}.${inner}`;
}

/** Null where a line is no JSON. */
function foldLines([first, ...steps]: readonly string[]): Fields | null {
  const save = parseJson(first ?? '') as Fields | null | undefined;
  if (!Array.isArray(save?.log) || typeof save.done !== 'number') return save ?? null;
  const log: unknown[] = [...(save.log as readonly unknown[])];
  let { done } = save as { readonly done: number };
  for (const line of steps) {
    const step = parseJson(line);
    if (step === undefined) return null;
    if (step === 'undo') done = Math.max(0, done - 1);
    else if (step === 'redo') done = Math.min(log.length, done + 1);
    else log.splice(done++, log.length, step);
  }
  return { ...save, log, done };
}
