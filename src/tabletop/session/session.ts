/** A game under way: its set-up, the log of commands, and the table after each of them. */

import { emptyLog, record, redo, undo, type Log } from '@/kit/log';
import { err, ok, type Result } from '@/kit/result';

import { LATEST_TIME } from './bounds';

/** The types of one game, as one parameter. */
export interface TableTypes {
  readonly setup: unknown;
  readonly table: unknown;
  readonly command: unknown;
  readonly rejection: unknown;
}

/** What a game at a real table is to everything that keeps it. All of it is pure. */
export interface TableRules<G extends TableTypes> {
  open(setup: G['setup']): G['table'];
  /** The table after the command, or why it cannot be. */
  apply(table: G['table'], command: G['command']): Result<G['table'], G['rejection']>;
  isOver(table: G['table']): boolean;
}

export interface LoggedCommand<G extends TableTypes> {
  readonly command: G['command'];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface SessionParts<G extends TableTypes> {
  readonly id: string;
  readonly startedAt: number;
  readonly setup: G['setup'];
}

export interface Session<G extends TableTypes> extends SessionParts<G> {
  readonly log: Log<LoggedCommand<G>>;
  /** Tables from the set-up on, one after each entry of the log, the undone ones too. */
  readonly tables: readonly G['table'][];
}

/** How sessions of a game begin and go on. */
export interface Sessions<G extends TableTypes> {
  readonly rules: TableRules<G>;
  open(parts: SessionParts<G>): Session<G>;
  perform(session: Session<G>, command: G['command'], at: number): Result<Session<G>, G['rejection']>;
  /** A session from its log; the index of the first command that the table does not accept, if there is one. */
  rebuild(parts: SessionParts<G>, log: Log<LoggedCommand<G>>): Result<Session<G>, { readonly entry: number }>;
}

export function sessionsOf<G extends TableTypes>(rules: TableRules<G>): Sessions<G> {
  return {
    rules,
    open: (parts) => ({ ...parts, log: emptyLog, tables: [rules.open(parts.setup)] }),
    perform: (session, command, at) => {
      const applied = rules.apply(tableOf(session), command);
      if (!applied.ok) return applied;
      const { done } = session.log;
      return ok({
        ...session,
        log: record(session.log, { command, at }),
        tables: [...session.tables.slice(0, done + 1), applied.value],
      });
    },
    rebuild: (parts, { entries, done }) => {
      const tables = [rules.open(parts.setup)];
      for (const [index, { command }] of entries.entries()) {
        const applied = rules.apply(tables[index], command);
        if (!applied.ok) return err({ entry: index });
        tables.push(applied.value);
      }
      return ok({ ...parts, log: { entries, done }, tables });
    },
  };
}

/** The table as it stands. */
export function tableOf<G extends TableTypes>({ tables, log }: Session<G>): G['table'] {
  return tables[log.done];
}

export function undoLast<G extends TableTypes>(session: Session<G>): Session<G> {
  return { ...session, log: undo(session.log) };
}

export function redoNext<G extends TableTypes>(session: Session<G>): Session<G> {
  return { ...session, log: redo(session.log) };
}

/**
 * Which copy of a game is the later one, as a time: when the last step was made, whether or not it was undone since. A
 * clock can be set back, so every step counts as at least a millisecond after the one before it.
 */
export function changedAtOf({ log, startedAt }: Session<TableTypes>): number {
  return log.entries.reduce((before, { at }) => Math.max(at, nextAfter(before)), startedAt);
}

/** The time to log for a step made now. A step that replaces an undone one gets a later time than the undone one had. */
export function timeOfNext(session: Session<TableTypes>, now: number): number {
  const { done, entries } = session.log;
  return done < entries.length ? Math.max(now, nextAfter(changedAtOf(session))) : now;
}

function nextAfter(at: number): number {
  return Math.min(at + 1, LATEST_TIME);
}
