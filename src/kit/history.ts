/** A log of what was done, of which the end may be undone and done again. */
export interface History<C> {
  readonly entries: readonly C[];
  /** How many entries hold; the rest was undone. */
  readonly done: number;
}

export const emptyHistory: History<never> = { entries: [], done: 0 };

/** Adds an entry; what was undone is forgotten. */
export function record<C>(history: History<C>, entry: C): History<C> {
  return { entries: [...history.entries.slice(0, history.done), entry], done: history.done + 1 };
}

/** The entry that undo would take back. */
export function undoable<C>(history: History<C>): C | undefined {
  return history.entries[history.done - 1];
}

/** The entry that redo would do again. */
export function redoable<C>(history: History<C>): C | undefined {
  return history.entries[history.done];
}

export function undo<C>(history: History<C>): History<C> {
  return history.done === 0 ? history : { ...history, done: history.done - 1 };
}

export function redo<C>(history: History<C>): History<C> {
  return history.done === history.entries.length ? history : { ...history, done: history.done + 1 };
}
