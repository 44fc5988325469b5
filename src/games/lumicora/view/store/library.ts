/** The games on this device, one key each, and what is remembered from game to game. */

import * as v from 'valibot';

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { err, type Result } from '@/kit/result';

import { DEFAULT_BOARDS, type BoardSide, type ReefBoard } from '../../rules/boards';
import { decodeSave, readBoard, storedBoard, type SaveProblem } from '../../session/saveFile';
import { isOver } from '../../session/isOver';
import type { Phase } from '../../session/table';
import { tableOf, type TableSession } from '../../session/tableSession';

const PREFIX = 'reefside.lumicora.';
export const GAME_PREFIX = `${PREFIX}game.`;
export const DAMAGED_PREFIX = `${PREFIX}damaged.`;
const boardKey = (side: BoardSide) => `${PREFIX}board.${side}`;
const NAMES_KEY = `${PREFIX}names`;
const MOST_NAMES = 12;

export const gameKey = (id: string) => `${GAME_PREFIX}${id}`;

export interface GameOnShelf {
  readonly id: string;
  readonly names: readonly string[];
  readonly round: number;
  readonly phase: Phase;
  readonly isOver: boolean;
  readonly changedAt: number;
}

/** A save that could not be opened, with its text, so that nothing is lost. */
export interface SaveOnShelf {
  readonly key: string;
  readonly text: string;
  readonly problem: SaveProblem;
}

/** A game that can be opened, with the text it was read from. */
export interface StoredGame {
  readonly session: TableSession;
  readonly text: string;
}

export interface Shelf {
  /** Last changed first. */
  readonly games: readonly GameOnShelf[];
  readonly unreadable: readonly SaveOnShelf[];
}

export interface Library {
  readonly storage: KeyValueStorage;
  shelf(): Shelf;
  /** All that can be opened of what is stored under keys; finished games move on to the archive. */
  stored(): readonly StoredGame[];
  /** Moves damaged saves to keys of their own, so that they are neither opened nor overwritten again. */
  setAside(saves: readonly SaveOnShelf[]): void;
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
    shelf: () => readShelf(storage),
    stored: () => readStoredGames(storage).games,
    setAside: (saves) => {
      for (const { key, text, problem } of saves) {
        if (problem.code === 'damaged' && key.startsWith(GAME_PREFIX)) setAside(storage, key, text);
      }
    },
    board: (side) => {
      const stored = readStored(storage, boardKey(side));
      const board = readBoard(stored);
      if (board === null || board.side !== side) return { board: DEFAULT_BOARDS[side], isConfirmed: false };
      return { board, isConfirmed: true };
    },
    rememberBoard: (board) => writeStored(storage, boardKey(board.side), storedBoard(board)),
    forgetBoard: (side) => tryRemove(storage, boardKey(side)),
    names: () => readNames(storage),
    rememberNames: (names) => {
      const earlier = readNames(storage).filter((name) => !names.includes(name));
      writeStored(storage, NAMES_KEY, [...names, ...earlier].slice(0, MOST_NAMES));
    },
  };
}

function readShelf(storage: KeyValueStorage): Shelf {
  const { games, unreadable } = readStoredGames(storage);
  const aside = tryKeys(storage, DAMAGED_PREFIX).flatMap((key): readonly SaveOnShelf[] => {
    const text = tryRead(storage, key);
    return text === null ? [] : [{ key, text, problem: { code: 'damaged' } }];
  });
  return {
    games: games.map(({ session }) => summary(session)).sort((a, b) => b.changedAt - a.changedAt),
    unreadable: [...unreadable, ...aside],
  };
}

interface StoredGames {
  readonly games: readonly StoredGame[];
  readonly unreadable: readonly SaveOnShelf[];
}

function readStoredGames(storage: KeyValueStorage): StoredGames {
  const games: StoredGame[] = [];
  const unreadable: SaveOnShelf[] = [];
  for (const key of tryKeys(storage, GAME_PREFIX)) {
    const text = tryRead(storage, key);
    if (text === null) continue;
    const opened = decodeSave(text);
    if (opened.ok) games.push({ session: opened.value, text });
    else unreadable.push({ key, text, problem: opened.error });
  }
  return { games, unreadable };
}

function setAside(storage: KeyValueStorage, key: string, text: string): void {
  try {
    storage.write(`${DAMAGED_PREFIX}${key.slice(GAME_PREFIX.length)}`, text);
    storage.remove(key);
  } catch {
    // Where there is no room to move it, it stays under its own key.
  }
}

export function summary(session: TableSession): GameOnShelf {
  const table = tableOf(session);
  return {
    id: session.id,
    names: table.players.map(({ name }) => name),
    round: table.round,
    phase: table.phase,
    isOver: isOver(table),
    changedAt: session.history.entries.at(-1)?.at ?? session.startedAt,
  };
}

export type OpenProblem = SaveProblem | { readonly code: 'missing' };

export function readGame(storage: KeyValueStorage, id: string): Result<TableSession, OpenProblem> {
  const text = tryRead(storage, gameKey(id));
  return text === null ? err({ code: 'missing' }) : decodeSave(text);
}

export function tryRead(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.read(key);
  } catch {
    return null;
  }
}

function tryKeys(storage: KeyValueStorage, prefix: string): readonly string[] {
  try {
    return storage.keys(prefix);
  } catch {
    return [];
  }
}

function readNames(storage: KeyValueStorage): readonly string[] {
  const parsed = v.safeParse(v.array(v.string()), readStored(storage, NAMES_KEY));
  return parsed.success ? parsed.output : [];
}

function readStored(storage: KeyValueStorage, key: string): unknown {
  try {
    return JSON.parse(tryRead(storage, key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** What is only a convenience may fail to be stored. */
function writeStored(storage: KeyValueStorage, key: string, value: unknown): void {
  try {
    storage.write(key, JSON.stringify(value));
  } catch {
    // The game itself tells the person when nothing can be stored.
  }
}

function tryRemove(storage: KeyValueStorage, key: string): void {
  try {
    storage.remove(key);
  } catch {
    // What cannot be removed could not be stored, either.
  }
}
