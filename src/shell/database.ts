/** What all of the app's databases on a phone share. */

import { openDatabaseAsync, type SQLiteDatabase } from 'expo-sqlite';

import { Refusal } from '@/kit/report';

/** Gives the work its turn on the database. */
export type InTurn = <T>(work: (opened: SQLiteDatabase) => Promise<T>) => Promise<T>;

/**
 * A database that is opened at first use. One piece of work after the other: whatever else runs on the connection
 * during a transaction becomes part of it.
 */
export function databaseNamed(name: string, tables: string): InTurn {
  let database: SQLiteDatabase | null = null;
  let lastTurn: Promise<unknown> = Promise.resolve();
  const open = async () => {
    const opened = await openDatabaseAsync(name);
    await opened.execAsync(tables);
    return opened;
  };
  return (work) => {
    const turn = lastTurn.then(async () => {
      try {
        database ??= await open();
        return await work(database);
      } catch (problem) {
        throw isRefused(problem) ? new Refusal(`${name} does not answer`, problem) : problem;
      }
    });
    // Whoever asked for it is told of a failure; the next one gets its turn all the same.
    lastTurn = Promise.allSettled([turn]);
    return turn;
  };
}

/** SQLite's own words for a full disk, a file that is locked, read-only or cannot be opened. */
function isRefused(problem: unknown): boolean {
  const words = problem instanceof Error ? problem.message : '';
  return /disk I\/O|is full|is locked|readonly|unable to open|out of memory/i.test(words);
}
