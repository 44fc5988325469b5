/**
 * A game under way as lines of a journal: the first is a save, each of the others one step after it. A step is written
 * in the version of the save that it follows; a save of an earlier version is written anew before the next step.
 */

import { safeParse } from 'valibot';

import { err, ok, type Result } from '@/kit/result';

import type { CommandRejection } from './commands';
import { encodeSave, readSave, SAVE_VERSION, storedCommand, type SaveProblem } from './saveFile';
import { loggedSchema } from './saveSchema';
import { perform, redoNext, undoLast, type LoggedCommand, type TableSession } from './tableSession';

export type Step = ({ readonly type: 'do' } & LoggedCommand) | { readonly type: 'undo' | 'redo' };

/** Undo and redo without anything to undo or redo change nothing. */
export function takeStep(session: TableSession, step: Step): Result<TableSession, CommandRejection> {
  switch (step.type) {
    case 'do':
      return perform(session, step.command, step.at);
    case 'undo':
      return ok(undoLast(session));
    case 'redo':
      return ok(redoNext(session));
  }
}

export function encodeStep(step: Step): string {
  return JSON.stringify(
    step.type === 'do' ? { at: step.at, command: storedCommand(step.command) } : step.type,
  );
}

export interface OpenedLines {
  readonly session: TableSession;
  /** Of a save of this version, so that steps may follow; else it is to be written anew. */
  readonly takesSteps: boolean;
}

export function openLines(lines: readonly string[]): Result<OpenedLines, SaveProblem> {
  const save = foldLines(lines);
  const read = save === null ? err({ code: 'damaged' } as const) : readSave(save);
  return read.ok ? ok({ session: read.value, takesSteps: save?.version === SAVE_VERSION }) : read;
}

/** The game when these lines follow; it must be one that takes steps. */
export function openMoreLines(
  { session }: OpenedLines,
  lines: readonly string[],
): Result<OpenedLines, SaveProblem> {
  let current = session;
  for (const line of lines) {
    const step = readStep(line);
    const taken = step === null ? null : takeStep(current, step);
    if (!taken?.ok) return err({ code: 'damaged' });
    current = taken.value;
  }
  return ok({ session: current, takesSteps: true });
}

function readStep(line: string): Step | null {
  const json = parseLine(line);
  if (json === 'undo' || json === 'redo') return { type: json };
  const parsed = safeParse(loggedSchema, json, { abortEarly: true });
  return parsed.success ? { type: 'do', ...parsed.output } : null;
}

/** Undefined for what is no JSON. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch (problem) {
    if (problem instanceof SyntaxError) return undefined;
    throw problem;
  }
}

/** The same game as one save. Lines that cannot be read come one below the other, as they are. */
export function saveOfLines(lines: readonly string[]): string {
  const [only, ...others] = lines;
  if (only !== undefined && others.length === 0) return only;
  const opened = openLines(lines);
  return opened.ok ? encodeSave(opened.value.session) : lines.join('\n');
}

interface Folded {
  readonly version?: unknown;
  readonly log?: unknown;
  readonly done?: unknown;
}

/** Null where a line is no JSON. */
function foldLines([first, ...steps]: readonly string[]): Folded | null {
  const save = parseLine(first ?? '') as Folded | null | undefined;
  if (!Array.isArray(save?.log) || typeof save.done !== 'number') return save ?? null;
  const log: unknown[] = [...save.log];
  let { done } = save;
  for (const line of steps) {
    const step = parseLine(line);
    if (step === undefined) return null;
    if (step === 'undo') done = Math.max(0, done - 1);
    else if (step === 'redo') done = Math.min(log.length, done + 1);
    else log.splice(done++, log.length, step);
  }
  return { ...save, log, done };
}
