/** One game under way: every accepted command is stored before the next can be made. */

import { createStore, type StoreApi } from 'zustand/vanilla';

import { redoable, undoable } from '@/kit/history';
import type { KeyValueStorage } from '@/kit/keyValueStorage';

import type { Command, CommandRejection } from '../../session/commands';
import { decodeSave, encodeSave } from '../../session/saveFile';
import { perform, redoNext, tableOf, undoLast } from '../../session/tableSession';
import type { TableSession } from '../../session/tableSession';
import type { Table } from '../../session/table';
import { gameKey, tryRead } from './library';

export interface TableState {
  readonly session: TableSession;
  readonly table: Table;
  /** False when the last step could not be stored: the game goes on in memory. */
  readonly isStored: boolean;
  /** Another window of the app changed this game, and its steps were taken over. */
  readonly changedElsewhere: boolean;
  /** Does the command, or tells why not. */
  readonly perform: (command: Command) => CommandRejection | null;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly dismissNotice: () => void;
}

export type TableStore = StoreApi<TableState>;

/** `isKept`: the session is kept elsewhere and needs to be stored only once it is changed. */
export function createTableStore(
  storage: KeyValueStorage,
  opened: TableSession,
  now: () => number,
  isKept = false,
): TableStore {
  const key = gameKey(opened.id);
  let storedText: string | null = tryRead(storage, key);

  const store = createStore<TableState>((set, get) => {
    const show = (session: TableSession) => set({ session, table: tableOf(session) });
    /** Never writes over what another window stored and we have not taken over. */
    const keep = (session: TableSession) => {
      const stored = tryRead(storage, key);
      const text = encodeSave(session);
      const isStored = (stored === null || stored === storedText) && tryWrite(storage, key, text);
      if (isStored) storedText = text;
      show(session);
      set({ isStored });
    };
    /**
     * Takes over what another window stored since we last looked, so that neither window loses a step. What cannot be
     * read, or would replace steps that are only in our memory, is left alone.
     */
    const catchUp = (): boolean => {
      const text = tryRead(storage, key);
      if (text === null || text === storedText || !get().isStored) return false;
      const theirs = decodeSave(text);
      if (!theirs.ok) return false;
      storedText = text;
      show(theirs.value);
      set({ changedElsewhere: true });
      return true;
    };
    storage.onOutsideChange(key, catchUp);
    return {
      session: opened,
      table: tableOf(opened),
      isStored: true,
      changedElsewhere: false,
      perform: (command) => {
        catchUp();
        const performed = perform(get().session, command, now());
        if (!performed.ok) return performed.error;
        keep(performed.value);
        return null;
      },
      // The button named a step of the table as it was seen: if that has changed, the person looks again first.
      undo: () => {
        if (!catchUp() && undoable(get().session.history) !== undefined) keep(undoLast(get().session));
      },
      redo: () => {
        if (!catchUp() && redoable(get().session.history) !== undefined) keep(redoNext(get().session));
      },
      dismissNotice: () => set({ changedElsewhere: false }),
    };
  });
  if (storedText === null && !isKept) {
    const text = encodeSave(opened);
    const isStored = tryWrite(storage, key, text);
    if (isStored) storedText = text;
    store.setState({ isStored });
  }
  return store;
}

function tryWrite(storage: KeyValueStorage, key: string, text: string): boolean {
  try {
    storage.write(key, text);
    return true;
  } catch {
    return false;
  }
}
