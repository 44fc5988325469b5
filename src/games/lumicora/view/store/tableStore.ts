/** One game under way: every accepted command is stored before the next can be made. */

import { createStore, type StoreApi } from 'zustand/vanilla';

import { redoable, undoable } from '@/kit/history';
import type { KeyValueStorage } from '@/kit/keyValueStorage';

import type { Command, CommandRejection } from '../../session/commands';
import { decodeSave, encodeSave } from '../../session/saveFile';
import { perform, redoNext, tableOf, undoLast } from '../../session/tableSession';
import type { TableSession } from '../../session/tableSession';
import type { Table } from '../../session/table';
import { gameKey } from './library';

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

export function createTableStore(
  storage: KeyValueStorage,
  opened: TableSession,
  now: () => number,
): TableStore {
  const key = gameKey(opened.id);
  let storedText: string | null = tryRead(storage, key);

  const store = createStore<TableState>((set, get) => {
    const show = (session: TableSession) => set({ session, table: tableOf(session) });
    const keep = (session: TableSession) => {
      const text = encodeSave(session);
      const isStored = tryWrite(storage, key, text);
      if (isStored) storedText = text;
      show(session);
      set({ isStored });
    };
    /** Takes over what another window stored since we last looked, so that neither window loses a step. */
    const catchUp = () => {
      if (!get().isStored) return;
      const text = tryRead(storage, key);
      if (text === null || text === storedText) return;
      const theirs = decodeSave(text);
      if (!theirs.ok) return;
      storedText = text;
      show(theirs.value);
      set({ changedElsewhere: true });
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
      undo: () => {
        catchUp();
        if (undoable(get().session.history) !== undefined) keep(undoLast(get().session));
      },
      redo: () => {
        catchUp();
        if (redoable(get().session.history) !== undefined) keep(redoNext(get().session));
      },
      dismissNotice: () => set({ changedElsewhere: false }),
    };
  });
  if (storedText === null) {
    const text = encodeSave(opened);
    const isStored = tryWrite(storage, key, text);
    if (isStored) storedText = text;
    store.setState({ isStored });
  }
  return store;
}

function tryRead(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.read(key);
  } catch {
    return null;
  }
}

function tryWrite(storage: KeyValueStorage, key: string, text: string): boolean {
  try {
    storage.write(key, text);
    return true;
  } catch {
    return false;
  }
}
