import type { DBSchema, IDBPTransaction } from 'idb';

import { createJournal, type Journal, type JournalRecord, type OpenRecords } from '@/kit/journal';

import { abort, connectionTo } from './database.web';

interface Stores extends DBSchema {
  readonly lines: { key: [id: string, at: number]; value: JournalRecord };
}

/**
 * Browsers keep journals in IndexedDB with strict durability: what is written there is on the disk when they say so,
 * while localStorage is written some seconds late. A transaction that writes is also the lock between windows.
 */
export function openJournal(name: string): Journal {
  const connected = connectionTo<Stores>(`reefside-journal-${name}`, (database) => {
    database.createObjectStore('lines', { keyPath: ['id', 'at'] });
  });
  return createJournal(
    {
      all: () => connected((connection) => connection.getAll('lines')),
      change: (work) =>
        connected(async (connection) => {
          const writing = connection.transaction('lines', 'readwrite', { durability: 'strict' });
          const working = work(openLines(writing)).catch((problem: unknown) => {
            abort(writing);
            throw problem;
          });
          const [result] = await Promise.all([working, writing.done]);
          return result;
        }),
    },
    channelOf(`reefside-journal-${name}`),
  );
}

function openLines(writing: IDBPTransaction<Stores, ['lines'], 'readwrite'>): OpenRecords {
  const lines = writing.objectStore('lines');
  return {
    last: async (id) => (await lines.openCursor(linesOf(id), 'prev'))?.value ?? null,
    read: (id) => lines.getAll(linesOf(id)),
    cut: (id, at) => lines.delete(linesOf(id, at)),
    put: async (records) => {
      await Promise.all(records.map((record) => lines.put(record)));
    },
  };
}

function linesOf(id: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Infinity]);
}

/** A BroadcastChannel does not deliver a message to the window that sent it. */
function channelOf(name: string) {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    tell: (ids: readonly string[]) => channel?.postMessage(ids),
    listen: (listener: (ids: readonly string[]) => void) => {
      const heard = ({ data }: MessageEvent<readonly string[]>) => listener(data);
      channel?.addEventListener('message', heard);
      return () => channel?.removeEventListener('message', heard);
    },
  };
}
