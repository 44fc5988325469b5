/** The puzzle desk of a person: what was seen and solved, and what was done so far in the puzzles that are open. */

import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { parseJson } from '@/kit/json';

import type { KeptText } from './keptText';
import {
  decodePuzzles,
  encodePuzzles,
  hasTriedDaily,
  withDailyResult,
  withResult,
  withSeen,
  type PuzzleProgress,
} from './puzzleProgress';
import { DIFFICULTIES, type Difficulty, type PosedPuzzle, type PuzzleKind } from './puzzles';

/** Kept so that leaving a puzzle loses nothing. */
export interface PuzzleWork {
  readonly seed: number;
  /** Tells whether the seed still gives the puzzle that this is about. */
  readonly key: string;
  /** As they were given; the kind of the puzzle reads them. */
  readonly tries: readonly unknown[];
  /** Its end was counted; it never is again. */
  readonly isCounted: boolean;
}

export interface PuzzleDesk {
  readonly difficulties: Readonly<Partial<Record<string, Difficulty>>>;
  /** By slot: each kind and difficulty has one puzzle open, and so has the puzzle of the day. */
  readonly works: Readonly<Partial<Record<string, PuzzleWork>>>;
}

export const EMPTY_DESK: PuzzleDesk = { difficulties: {}, works: {} };

export const DAILY_SLOT = 'today';

export function slotOf(kind: string, difficulty: Difficulty): string {
  return `${kind}.${difficulty}`;
}

export function beginWork(seed: number, key: string): PuzzleWork {
  return { seed, key, tries: [], isCounted: false };
}

/** The tries of a work; none where one of them cannot be at this puzzle. */
export function triesIn<P extends PosedPuzzle, Try>(
  kind: Pick<PuzzleKind<P, unknown, unknown, Try>, 'readTry'>,
  puzzle: P,
  { tries }: PuzzleWork,
): readonly Try[] {
  const read = tries.map((each) => kind.readTry(puzzle, each));
  return read.every((each) => each !== null) ? read : [];
}

export interface PuzzleEnd<Kind extends string> {
  readonly kind: Kind;
  readonly difficulty: Difficulty;
  readonly isSolved: boolean;
  /** The day whose puzzle it is, by `dayNumber`; null for every other puzzle. */
  readonly day: number | null;
}

export interface PuzzleState<Kind extends string> {
  readonly progress: PuzzleProgress<Kind>;
  readonly desk: PuzzleDesk;
  readonly chooseDifficulty: (kind: Kind, difficulty: Difficulty) => void;
  /** A puzzle is on the screen. What was done in it before stays. */
  readonly begin: (slot: string, work: PuzzleWork) => void;
  /** Keeps what was done in a puzzle and, once, how it ended. */
  readonly record: (slot: string, work: PuzzleWork, end: PuzzleEnd<Kind> | null) => void;
}

export type PuzzleStore<Kind extends string> = StoreApi<PuzzleState<Kind>>;

export function createPuzzleStore<Kind extends string>(
  kinds: readonly Kind[],
  keptProgress: KeptText,
  keptDesk: KeptText,
): PuzzleStore<Kind> {
  const readProgress = () => decodePuzzles(kinds, keptProgress.read());
  const readDesk = () => decodeDesk(keptDesk.read());
  const store = createStore<PuzzleState<Kind>>((set, get) => {
    const keepProgress = (progress: PuzzleProgress<Kind>) => {
      if (progress === get().progress) return;
      set({ progress });
      keptProgress.write(encodePuzzles(progress));
    };
    const keepDesk = (change: Partial<PuzzleDesk>) => {
      const desk = { ...get().desk, ...change };
      set({ desk });
      keptDesk.write(encodeDesk(desk));
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
  keptProgress.onChange(() => store.setState({ progress: readProgress() }));
  keptDesk.onChange(() => store.setState({ desk: readDesk() }));
  return store;
}

function withEnd<Kind extends string>(
  progress: PuzzleProgress<Kind>,
  { kind, difficulty, isSolved, day }: PuzzleEnd<Kind>,
): PuzzleProgress<Kind> {
  const counted = withResult(progress, kind, isSolved, difficulty);
  if (day === null) return counted;
  if (hasTriedDaily(progress, day)) return progress;
  return withDailyResult(counted, day, isSolved);
}

/** Pieces found before may be tried over and over. */
const MOST_TRIES = 10_000;
const LONGEST_KEY = 100;

const workSchema = v.pipe(
  v.object({
    seed: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    key: v.pipe(v.string(), v.maxLength(LONGEST_KEY)),
    tries: v.pipe(v.array(v.unknown()), v.maxLength(MOST_TRIES)),
    /** The only try of a question that is answered once. */
    answer: v.nullable(v.unknown()),
    isCounted: v.boolean(),
  }),
  v.transform(({ answer, ...work }): PuzzleWork => {
    return answer === null ? work : { ...work, tries: [...work.tries, answer] };
  }),
);

/** What cannot be read falls back alone. */
const deskSchema = v.object({
  difficulties: v.fallback(v.record(v.string(), v.picklist(DIFFICULTIES)), {}),
  works: v.fallback(v.record(v.string(), workSchema), {}),
});

export function encodeDesk({ difficulties, works }: PuzzleDesk): string {
  const kept = Object.entries(works).map(([slot, work]) => [slot, { ...work, answer: null }]);
  return JSON.stringify({ difficulties, works: Object.fromEntries(kept) });
}

export function decodeDesk(text: string | null): PuzzleDesk {
  if (text === null) return EMPTY_DESK;
  const decoded = v.safeParse(deskSchema, parseJson(text));
  return decoded.success ? decoded.output : EMPTY_DESK;
}
