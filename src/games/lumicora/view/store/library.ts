/** What is remembered from game to game, and where games under way lay before there was a journal. */

import * as v from 'valibot';

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { reportUnlessRefused } from '@/kit/report';

import { DEFAULT_BOARDS, type BoardSide, type ReefBoard } from '../../rules/boards';
import { cleanNames } from '../../session/playerName';
import { readBoard, storedBoard } from '../../session/saveFile';

const PREFIX = 'reefside.lumicora.';
const GAME_PREFIX = `${PREFIX}game.`;
const DAMAGED_PREFIX = `${PREFIX}damaged.`;
const boardKey = (side: BoardSide) => `${PREFIX}board.${side}`;
const NAMES_KEY = `${PREFIX}names`;

export const gameKey = (id: string) => `${GAME_PREFIX}${id}`;

/** A save that lies under a key of its own. */
export interface SaveUnderKey {
  readonly key: string;
  readonly id: string;
  readonly text: string;
}

export interface Library {
  readonly storage: KeyValueStorage;
  /** The stored board of a side, or the guess we ship. */
  board(side: BoardSide): { readonly board: ReefBoard; readonly isConfirmed: boolean };
  rememberBoard(board: ReefBoard): void;
  /** Back to the guess we ship. */
  forgetBoard(side: BoardSide): void;
  names(): readonly string[];
  rememberNames(names: readonly string[]): void;
}

export function createLibrary(storage: KeyValueStorage): Library {
  return {
    storage,
    board: (side) => {
      const stored = readStored(storage, boardKey(side));
      const board = readBoard(stored);
      if (board === null || board.side !== side) return { board: DEFAULT_BOARDS[side], isConfirmed: false };
      return { board, isConfirmed: true };
    },
    rememberBoard: (board) => writeStored(storage, boardKey(board.side), storedBoard(board)),
    forgetBoard: (side) => tryRemove(storage, boardKey(side)),
    names: () => readNames(storage),
    rememberNames: (names) => writeStored(storage, NAMES_KEY, cleanNames([...names, ...readNames(storage)])),
  };
}

/** Games of the time before the journal. */
export function gamesUnderKeys(storage: KeyValueStorage): readonly SaveUnderKey[] {
  return savesUnder(storage, GAME_PREFIX);
}

/** Saves that could not be read in the time before the journal. */
export function damagedUnderKeys(storage: KeyValueStorage): readonly SaveUnderKey[] {
  return savesUnder(storage, DAMAGED_PREFIX);
}

function savesUnder(storage: KeyValueStorage, prefix: string): readonly SaveUnderKey[] {
  return tryKeys(storage, prefix).flatMap((key) => {
    const text = tryRead(storage, key);
    return text === null ? [] : [{ key, id: key.slice(prefix.length), text }];
  });
}

export function tryRead(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.read(key);
  } catch (problem) {
    reportUnlessRefused(problem, 'library.read');
    return null;
  }
}

function tryKeys(storage: KeyValueStorage, prefix: string): readonly string[] {
  try {
    return storage.keys(prefix);
  } catch (problem) {
    reportUnlessRefused(problem, 'library.keys');
    return [];
  }
}

function readNames(storage: KeyValueStorage): readonly string[] {
  const parsed = v.safeParse(v.array(v.string()), readStored(storage, NAMES_KEY));
  return parsed.success ? cleanNames(parsed.output) : [];
}

function readStored(storage: KeyValueStorage, key: string): unknown {
  try {
    return JSON.parse(tryRead(storage, key) ?? 'null') as unknown;
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
    return null;
  }
}

/** What is only a convenience may fail to be stored: the game itself tells when nothing can be. */
function writeStored(storage: KeyValueStorage, key: string, value: unknown): void {
  try {
    storage.write(key, JSON.stringify(value));
  } catch (problem) {
    reportUnlessRefused(problem, 'library.write');
  }
}

/** What cannot be removed could not be stored, either. */
export function tryRemove(storage: KeyValueStorage, key: string): void {
  try {
    storage.remove(key);
  } catch (problem) {
    reportUnlessRefused(problem, 'library.remove');
  }
}
