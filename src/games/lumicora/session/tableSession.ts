/** A game under way: its set-up, the log of commands, and the table after each of them. */

import { emptyHistory, record, redo, undo, type History } from '@/kit/history';
import { err, ok, type Result } from '@/kit/result';

import { applyCommand } from './applyCommand';
import { LATEST_TIME } from './bounds';
import type { Command, CommandRejection } from './commands';
import { openTable, type Table, type Opening } from './table';

export interface LoggedCommand {
  readonly command: Command;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface TableSession {
  readonly id: string;
  readonly startedAt: number;
  readonly setup: Opening;
  readonly history: History<LoggedCommand>;
  /** Tables from the set-up on, one after each entry of the log, the undone ones too. */
  readonly tables: readonly Table[];
}

export interface SessionParts {
  readonly id: string;
  readonly startedAt: number;
  readonly setup: Opening;
}

export function openSession(parts: SessionParts): TableSession {
  return { ...parts, history: emptyHistory, tables: [openTable(parts.setup)] };
}

/**
 * Which copy of a game is the later one, as a time: when the last step was made, whether or not it was undone since. A
 * clock can be set back, so every step counts as at least a millisecond after the one before it.
 */
export function changedAtOf({ history, startedAt }: TableSession): number {
  return history.entries.reduce((before, { at }) => Math.max(at, nextAfter(before)), startedAt);
}

/** The time to log for a step that is made now. What takes the place of an undone step is later than that one was. */
export function timeOfNext(session: TableSession, now: number): number {
  const { done, entries } = session.history;
  return done < entries.length ? Math.max(now, nextAfter(changedAtOf(session))) : now;
}

function nextAfter(at: number): number {
  return Math.min(at + 1, LATEST_TIME);
}

/** The table as it stands. */
export function tableOf({ tables, history }: TableSession): Table {
  return tables[history.done]!;
}

export function perform(
  session: TableSession,
  command: Command,
  at: number,
): Result<TableSession, CommandRejection> {
  const applied = applyCommand(tableOf(session), command);
  if (!applied.ok) return applied;
  const { done } = session.history;
  return ok({
    ...session,
    history: record(session.history, { command, at }),
    tables: [...session.tables.slice(0, done + 1), applied.value],
  });
}

export function undoLast(session: TableSession): TableSession {
  return { ...session, history: undo(session.history) };
}

export function redoNext(session: TableSession): TableSession {
  return { ...session, history: redo(session.history) };
}

/** A session from its log; the index of the first command that the table does not accept, if there is one. */
export function rebuildSession(
  parts: SessionParts,
  { entries, done }: History<LoggedCommand>,
): Result<TableSession, { readonly entry: number }> {
  const tables = [openTable(parts.setup)];
  for (const [index, { command }] of entries.entries()) {
    const applied = applyCommand(tables[index]!, command);
    if (!applied.ok) return err({ entry: index });
    tables.push(applied.value);
  }
  return ok({ ...parts, history: { entries, done }, tables });
}
