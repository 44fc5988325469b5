/** The puzzles of a person: what was seen, solved and begun. It is kept in memory where the device stores nothing. */

import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { reportUnlessRefused } from '@/kit/report';

import {
  decodeProgress,
  encodeProgress,
  hasTriedDaily,
  withDailyResult,
  withResult,
  withSeen,
  type PuzzleProgress,
} from '../../lessons/puzzles/progress';
import type { Difficulty, PuzzleKind } from '../../lessons/puzzles/puzzle';
import { tryRead } from '../store/library';
import { useGames } from '../store/LibraryContext';
import { onPracticeChange, PUZZLES_KEY } from '../store/practice';
import { decodeDesk, encodeDesk, type PuzzleDesk, type PuzzleWork } from './puzzleWork';

export const PUZZLE_DESK_KEY = `${PUZZLES_KEY}.desk`;

export interface PuzzleEnd {
  readonly kind: PuzzleKind;
  readonly isSolved: boolean;
  /** The day whose puzzle it is, by `dayNumber`; null for every other puzzle. */
  readonly day: number | null;
}

export interface PuzzleState {
  readonly progress: PuzzleProgress;
  readonly desk: PuzzleDesk;
  readonly chooseDifficulty: (kind: PuzzleKind, difficulty: Difficulty) => void;
  /** A puzzle is on the screen. What was done in it before stays. */
  readonly begin: (slot: string, work: PuzzleWork) => void;
  /** Keeps what was done in a puzzle and, once, how it ended. */
  readonly record: (slot: string, work: PuzzleWork, end: PuzzleEnd | null) => void;
}

export type PuzzleStore = StoreApi<PuzzleState>;

const stores = new WeakMap<KeyValueStorage, PuzzleStore>();

export function puzzleStoreOf(storage: KeyValueStorage): PuzzleStore {
  const known = stores.get(storage);
  if (known !== undefined) return known;
  const store = createPuzzleStore(storage);
  stores.set(storage, store);
  return store;
}

function createPuzzleStore(storage: KeyValueStorage): PuzzleStore {
  const readProgress = () => decodeProgress(tryRead(storage, PUZZLES_KEY));
  const readDesk = () => decodeDesk(tryRead(storage, PUZZLE_DESK_KEY));
  const store = createStore<PuzzleState>((set, get) => {
    const keepProgress = (progress: PuzzleProgress) => {
      if (progress === get().progress) return;
      set({ progress });
      tryWrite(storage, PUZZLES_KEY, encodeProgress(progress));
    };
    const keepDesk = (change: Partial<PuzzleDesk>) => {
      const desk = { ...get().desk, ...change };
      set({ desk });
      tryWrite(storage, PUZZLE_DESK_KEY, encodeDesk(desk));
    };
    const keepWork = (slot: string, work: PuzzleWork) =>
      keepDesk({ works: { ...get().desk.works, [slot]: work } });
    return {
      progress: readProgress(),
      desk: readDesk(),
      chooseDifficulty: (kind, difficulty) =>
        keepDesk({ difficulties: { ...get().desk.difficulties, [kind]: difficulty } }),
      begin: (slot, work) => {
        if (get().desk.works[slot]?.key === work.key) return;
        keepWork(slot, work);
        keepProgress(withSeen(get().progress, work.key));
      },
      record: (slot, work, end) => {
        const before = get().desk.works[slot];
        const isCounted = before?.key === work.key && before.isCounted;
        keepWork(slot, { ...work, isCounted: isCounted || end !== null });
        if (end !== null && !isCounted) keepProgress(withEnd(get().progress, end));
      },
    };
  });
  onPracticeChange(storage, PUZZLES_KEY, () => store.setState({ progress: readProgress() }));
  storage.onOutsideChange(PUZZLE_DESK_KEY, () => store.setState({ desk: readDesk() }));
  return store;
}

function withEnd(progress: PuzzleProgress, { kind, isSolved, day }: PuzzleEnd): PuzzleProgress {
  if (day === null) return withResult(progress, kind, isSolved);
  if (hasTriedDaily(progress, day)) return progress;
  return withDailyResult(withResult(progress, kind, isSolved), day, isSolved);
}

/** It is only practice: what cannot be stored lasts as long as the app is open. */
function tryWrite(storage: KeyValueStorage, key: string, text: string): void {
  try {
    storage.write(key, text);
  } catch (problem) {
    reportUnlessRefused(problem, 'puzzleStore.write');
  }
}

export function usePuzzles(): PuzzleState {
  return useStore(puzzleStoreOf(useGames().library.storage));
}
