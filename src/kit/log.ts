/** A log of what was done, of which the end may be undone and done again. */
export interface Log<C> {
  readonly entries: readonly C[];
  /** How many entries hold; the rest was undone. */
  readonly done: number;
}

export const emptyLog: Log<never> = { entries: [], done: 0 };

/** Adds an entry; what was undone is forgotten. */
export function record<C>(log: Log<C>, entry: C): Log<C> {
  return { entries: [...log.entries.slice(0, log.done), entry], done: log.done + 1 };
}

/** The entry that undo would take back. */
export function undoable<C>(log: Log<C>): C | undefined {
  return log.entries[log.done - 1];
}

/** The entry that redo would do again. */
export function redoable<C>(log: Log<C>): C | undefined {
  return log.entries[log.done];
}

export function undo<C>(log: Log<C>): Log<C> {
  return log.done === 0 ? log : { ...log, done: log.done - 1 };
}

export function redo<C>(log: Log<C>): Log<C> {
  return log.done === log.entries.length ? log : { ...log, done: log.done + 1 };
}
