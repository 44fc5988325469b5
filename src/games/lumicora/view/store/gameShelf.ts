/**
 * The games under way on this device. They are read from the journal once, then known here: pages ask without waiting,
 * steps are added by the stores of the games, and what another window changes comes in by itself. Finished games go on
 * to the archive.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';

import {
  NO_LINES,
  type Journal,
  type JournalAnswer,
  type JournalDocument,
  type JournalEnd,
} from '@/kit/journal';
import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { reportUnlessRefused } from '@/kit/report';
import type { Result } from '@/kit/result';

import type { SaveProblem } from '../../session/saveFile';
import { openLines, openMoreLines, type OpenedLines } from '../../session/steps';
import type { TableSession } from '../../session/tableSession';
import { gameKey, gamesUnderKeys, tryRemove, type SaveUnderKey } from './library';

/** That of a save which could not be moved to the journal yet has no end there. */
export type KeptGame = JournalDocument;

export interface ShelfState {
  /** `unavailable`: the journal does not answer. */
  readonly status: 'reading' | 'ready' | 'unavailable';
  /** Counts what changed otherwise than by a step that was made in this window. */
  readonly changes: number;
}

export interface GameShelf {
  readonly state: StoreApi<ShelfState>;
  /** Reads what is there; once, unless it failed. Never rejects. */
  load(): Promise<void>;
  games(): readonly KeptGame[];
  find(id: string): KeptGame | null;
  append(id: string, end: JournalEnd, lines: readonly string[]): Promise<JournalAnswer>;
  rewrite(id: string, end: JournalEnd, lines: readonly string[]): Promise<JournalAnswer>;
  /** All of these in place of what is here under their ids, or none; with no lines, a game is removed. */
  put(games: readonly Pick<KeptGame, 'id' | 'lines'>[]): Promise<void>;
  /** False where the game has gone on since. */
  remove(game: KeptGame): Promise<boolean>;
  /** Tells the ids of games that another window changed; returns how to stop listening. */
  onOutsideChange(listener: (id: string) => void): () => void;
}

export function createGameShelf(journal: Journal, storage: KeyValueStorage): GameShelf {
  const state = createStore<ShelfState>(() => ({ status: 'reading', changes: 0 }));
  const known = new Map<string, KeptGame>();
  const listeners = new Set<(id: string) => void>();
  /** Counts what was learnt of each game, so that what was read before it does not replace it. */
  const learnt = new Map<string, number>();
  /** The reading of a game that has not begun yet, which is as good for everybody who asks until then. */
  const awaited = new Map<string, Promise<void>>();
  let lastLook: Promise<unknown> = Promise.resolve();
  let loading: Promise<void> | null = null;

  const changed = (status = state.getState().status) =>
    state.setState(({ changes }) => ({ status, changes: changes + 1 }));
  const learn = (id: string, game: KeptGame | null) => {
    learnt.set(id, (learnt.get(id) ?? 0) + 1);
    const before = known.get(id);
    if (before !== undefined && game !== null) noteGrowth(before.lines, game.lines);
    if (game === null) known.delete(id);
    else known.set(id, game);
  };
  const look = async (id: string): Promise<void> => {
    const asked = learnt.get(id);
    const document = await journal.read(id);
    if (asked !== learnt.get(id)) return look(id);
    learn(id, document);
  };
  const lookAgain = (id: string): Promise<void> => {
    const coming = awaited.get(id);
    if (coming !== undefined) return coming;
    const looking = lastLook.then(() => {
      awaited.delete(id);
      return look(id);
    });
    awaited.set(id, looking);
    lastLook = Promise.allSettled([looking]);
    return looking;
  };
  const learnAnswer = async (
    id: string,
    end: JournalEnd,
    added: readonly string[],
    answer: JournalAnswer,
  ) => {
    if (!answer.isKept) return learn(id, answer.found);
    const before = end.length === 0 ? [] : known.get(id)?.lines;
    if (before?.length !== end.length) return lookAgain(id);
    learn(id, { id, lines: [...before, ...added], end: answer.end });
    if (end.length === 0) tryRemove(storage, gameKey(id));
  };

  const put = async (games: readonly Pick<KeptGame, 'id' | 'lines'>[]) => {
    const written = await journal.replace(games);
    for (const game of written) learn(game.id, game.lines.length > 0 ? game : null);
  };

  const read = async () => {
    const underKeys = gamesUnderKeys(storage);
    try {
      const documents = await journal.documents();
      documents.forEach((document) => learn(document.id, document));
      const moved = underKeys.flatMap((save) => whatToMove(save, documents));
      if (moved.length > 0) await put(moved);
      underKeys.forEach(({ key }) => tryRemove(storage, key));
      changed('ready');
    } catch (problem) {
      reportUnlessRefused(problem, 'gameShelf.load');
      loading = null;
      for (const { id, text } of underKeys) {
        if (!known.has(id)) learn(id, { id, lines: [text], end: NO_LINES });
      }
      changed('unavailable');
    }
  };

  journal.onOutsideChange((id) => {
    const follow = async () => {
      await lookAgain(id);
      changed();
      listeners.forEach((listener) => listener(id));
    };
    follow().catch((problem: unknown) => reportUnlessRefused(problem, 'gameShelf.follow'));
  });

  return {
    state,
    load: () => (loading ??= read()),
    games: () => [...known.values()],
    find: (id) => known.get(id) ?? null,
    append: async (id, end, lines) => {
      const answer = await journal.append(id, end, lines);
      await learnAnswer(id, end, lines, answer);
      return answer;
    },
    rewrite: async (id, end, lines) => {
      const answer = await journal.rewrite(id, end, lines);
      await learnAnswer(id, NO_LINES, lines, answer);
      return answer;
    },
    put: async (games) => {
      const aside = games.flatMap(({ id }) => {
        const there = known.get(id);
        // What cannot be read is not ours to replace.
        if (there === undefined || openKept(there).ok) return [];
        return [{ id: `${id}~${there.end.mark}`, lines: there.lines }];
      });
      await put([...aside, ...games]);
      games.forEach(({ id }) => tryRemove(storage, gameKey(id)));
      changed();
    },
    remove: async ({ id, end }) => {
      const answer = await journal.rewrite(id, end, []);
      if (answer.isKept) tryRemove(storage, gameKey(id));
      learn(id, answer.isKept ? null : answer.found);
      changed();
      return answer.isKept;
    },
    onOutsideChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const opened = new WeakMap<readonly string[], Result<OpenedLines, SaveProblem>>();
/** Lines that were opened, and others that may begin like them. */
const grownFrom = new WeakMap<readonly string[], readonly string[]>();

function noteGrowth(before: readonly string[], after: readonly string[]): void {
  const known = opened.has(before) ? before : grownFrom.get(before);
  if (known !== undefined && known !== after) grownFrom.set(after, known);
}

/** The game of these lines; opened once and then step by step, because pages and windows ask again and again. */
export function openKept({ lines }: Pick<KeptGame, 'lines'>): Result<OpenedLines, SaveProblem> {
  const known = opened.get(lines);
  if (known !== undefined) return known;
  const now = openGrown(lines) ?? openLines(lines);
  opened.set(lines, now);
  grownFrom.delete(lines);
  return now;
}

function openGrown(lines: readonly string[]): Result<OpenedLines, SaveProblem> | null {
  const before = grownFrom.get(lines);
  const known = before === undefined ? undefined : opened.get(before);
  if (before === undefined || !known?.ok || !known.value.takesSteps) return null;
  if (!before.every((line, index) => line === lines[index])) return null;
  return openMoreLines(known.value, lines.slice(before.length));
}

/**
 * What a save of the time before the journal adds to it. Where its game is there already, an app of that time may have
 * played on, or a browser that was killed forgot that the key was removed. Where both went on in different ways, both
 * are kept.
 */
function whatToMove(
  { id, text }: SaveUnderKey,
  documents: readonly JournalDocument[],
): readonly Pick<JournalDocument, 'id' | 'lines'>[] {
  const there = documents.find((document) => document.id === id);
  if (there === undefined) return [{ id, lines: [text] }];
  // Moved before, and played on since.
  if (there.lines[0] === text) return [];
  const underKey = openLines([text]);
  const inJournal = openKept(there);
  if (!underKey.ok || !inJournal.ok) return [{ id: `${id}~key`, lines: [text] }];
  const theirs = underKey.value.session;
  const ours = inJournal.value.session;
  if (isBeginningOf(theirs, ours)) return [];
  if (isBeginningOf(ours, theirs)) return [{ id, lines: [text] }];
  const apart = `${id}-key`;
  return [{ id: apart, lines: [JSON.stringify({ ...(JSON.parse(text) as object), id: apart })] }];
}

function isBeginningOf(a: TableSession, b: TableSession): boolean {
  const logOf = ({ history }: TableSession) =>
    history.entries.slice(0, a.history.entries.length).map((entry) => JSON.stringify(entry));
  return a.history.entries.length <= b.history.entries.length && logOf(a).join() === logOf(b).join();
}
