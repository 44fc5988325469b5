import type { Archive, ArchiveEntry } from '@/kit/archive';
import { Refusal } from '@/kit/report';

import { databaseNamed } from './database';

/** The index holds all that a list of entries needs, so that reading one does not come near the texts. */
const inTurn = databaseNamed(
  'reefside-archive.db',
  `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS documents (
    archive TEXT NOT NULL,
    id TEXT NOT NULL,
    entry TEXT NOT NULL,
    text TEXT NOT NULL,
    UNIQUE (archive, id)
  );
  CREATE INDEX IF NOT EXISTS entries ON documents (archive, id, entry);
`,
);

const ENTRIES = 'SELECT id, entry FROM documents INDEXED BY entries WHERE archive = ?';
const READ = 'SELECT text FROM documents WHERE archive = ? AND id = ?';
const WRITE = 'INSERT OR REPLACE INTO documents (archive, id, entry, text) VALUES (?, ?, ?, ?)';
const RELABEL = 'UPDATE documents SET entry = ? WHERE archive = ? AND id = ?';
const REMOVE = 'DELETE FROM documents WHERE archive = ? AND id = ?';

/** Phones keep the documents of all archives in one SQLite database. */
export function createArchive(name: string): Archive {
  return {
    entries: () => inTurn((opened) => opened.getAllAsync<ArchiveEntry>(ENTRIES, name)),
    read: (id) =>
      inTurn(async (opened) => (await opened.getFirstAsync<{ text: string }>(READ, name, id))?.text ?? null),
    write: (records, signal) =>
      change(
        WRITE,
        records.map(({ id, entry, text }) => [name, id, entry, text]),
        signal,
      ),
    relabel: (entries) =>
      change(
        RELABEL,
        entries.map(({ id, entry }) => [entry, name, id]),
      ),
    remove: (ids) =>
      change(
        REMOVE,
        ids.map((id) => [name, id]),
      ),
  };
}

/** Runs the statement for every row in one transaction. */
function change(statement: string, rows: readonly string[][], signal?: AbortSignal): Promise<void> {
  return inTurn((opened) =>
    opened.withTransactionAsync(async () => {
      const prepared = await opened.prepareAsync(statement);
      try {
        for (const row of rows) {
          refuseIf(signal);
          await prepared.executeAsync(row);
        }
        refuseIf(signal);
      } finally {
        await prepared.finalizeAsync();
      }
    }),
  );
}

function refuseIf(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new Refusal('cancelled');
}
