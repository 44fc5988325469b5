import type { SQLiteDatabase } from 'expo-sqlite';

import { createJournal, type Journal, type JournalRecord, type OpenRecords } from '@/kit/journal';

import { databaseNamed } from './database';

/** Fully synchronous: a line is on the disk before it counts as kept, also when the phone dies at that moment. */
const inTurn = databaseNamed(
  'reefside-journal.db',
  `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS lines (
    journal TEXT NOT NULL,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    mark TEXT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (journal, id, at)
  );
`,
);

const ALL = 'SELECT id, at, mark, line FROM lines WHERE journal = ?';
const READ = `${ALL} AND id = ? ORDER BY at`;
const LAST = `${READ} DESC LIMIT 1`;
const CUT = 'DELETE FROM lines WHERE journal = ? AND id = ? AND at >= ?';
const PUT = 'INSERT OR REPLACE INTO lines (journal, id, at, mark, line) VALUES (?, ?, ?, ?, ?)';

/** Phones keep journals in SQLite; an app there has one window. */
export function openJournal(name: string): Journal {
  return createJournal(
    {
      all: () => inTurn((opened) => opened.getAllAsync<JournalRecord>(ALL, name)),
      change: <T>(work: (open: OpenRecords) => Promise<T>) =>
        inTurn(async (opened) => {
          const results: T[] = [];
          await opened.withTransactionAsync(async () => {
            results.push(await work(openLines(opened, name)));
          });
          return results[0]!;
        }),
    },
    { tell: () => undefined, listen: () => () => undefined },
  );
}

function openLines(opened: SQLiteDatabase, name: string): OpenRecords {
  return {
    last: (id) => opened.getFirstAsync<JournalRecord>(LAST, name, id),
    read: (id) => opened.getAllAsync<JournalRecord>(READ, name, id),
    cut: async (id, at) => {
      await opened.runAsync(CUT, name, id, at);
    },
    put: async (records) => {
      const prepared = await opened.prepareAsync(PUT);
      try {
        for (const { id, at, mark, line } of records) await prepared.executeAsync([name, id, at, mark, line]);
      } finally {
        await prepared.finalizeAsync();
      }
    },
  };
}
