/** Small things that a game remembers under keys of its own. Storage that fails loses a convenience, never a game. */

import * as v from 'valibot';

import { parseJson } from '@/kit/json';
import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { reportUnlessRefused } from '@/kit/report';

import { cleanNames } from '../session/playerName';

/** Where a game keeps what. Games under way lay under keys before there was a journal. */
export function keysOf(gameId: string) {
  const prefix = `reefside.${gameId}.`;
  return {
    game: (id: string) => `${prefix}game.${id}`,
    /** Saves that could not be read in the time before the journal. */
    damaged: `${prefix}damaged.`,
    names: `${prefix}names`,
    of: (name: string) => `${prefix}${name}`,
  };
}

/** A save that lies under a key of its own. */
export interface SaveUnderKey {
  readonly key: string;
  readonly id: string;
  readonly text: string;
}

export function savesUnder(storage: KeyValueStorage, prefix: string): readonly SaveUnderKey[] {
  return tryKeys(storage, prefix).flatMap((key) => {
    const text = tryRead(storage, key);
    return text === null ? [] : [{ key, id: key.slice(prefix.length), text }];
  });
}

/** The names of earlier games, the latest first. */
export function readNames(storage: KeyValueStorage, gameId: string): readonly string[] {
  const parsed = v.safeParse(v.array(v.string()), readStored(storage, keysOf(gameId).names));
  return parsed.success ? cleanNames(parsed.output) : [];
}

export function rememberNames(storage: KeyValueStorage, gameId: string, names: readonly string[]): void {
  const known = readNames(storage, gameId);
  writeStored(storage, keysOf(gameId).names, cleanNames([...names, ...known]));
}

export function tryRead(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.read(key);
  } catch (problem) {
    reportUnlessRefused(problem, 'stored.read');
    return null;
  }
}

function tryKeys(storage: KeyValueStorage, prefix: string): readonly string[] {
  try {
    return storage.keys(prefix);
  } catch (problem) {
    reportUnlessRefused(problem, 'stored.keys');
    return [];
  }
}

/** The JSON under a key; undefined where there is none or it cannot be read. */
export function readStored(storage: KeyValueStorage, key: string): unknown {
  return parseJson(tryRead(storage, key) ?? '');
}

/** What is only a convenience may fail to be stored: the game itself tells when nothing can be. */
export function writeStored(storage: KeyValueStorage, key: string, value: unknown): void {
  tryWrite(storage, key, JSON.stringify(value));
}

export function tryWrite(storage: KeyValueStorage, key: string, text: string): void {
  try {
    storage.write(key, text);
  } catch (problem) {
    reportUnlessRefused(problem, 'stored.write');
  }
}

/** A failed removal does no harm: where removing fails, storing failed as well. */
export function tryRemove(storage: KeyValueStorage, key: string): void {
  try {
    storage.remove(key);
  } catch (problem) {
    reportUnlessRefused(problem, 'stored.remove');
  }
}
