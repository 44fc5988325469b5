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

import type { OpenedLines, SaveProblem, Saves } from '../session/saves';
import type { Session, TableTypes } from '../session/session';
import { keysOf, savesUnder, tryRemove, type SaveUnderKey } from './storedValues';

/** That of a save which could not be moved to the journal yet has no end there. */
export type KeptGame = JournalDocument;

export interface ShelfState {
  /** `unavailable`: the journal does not answer. */
  readonly status: 'reading' | 'ready' | 'unavailable';
  /** Counts changes that did not come from a step in this window. */
  readonly changes: number;
}

export interface GameShelf<G extends TableTypes> {
  readonly state: StoreApi<ShelfState>;
  readonly saves: Saves<G>;
  /** Reads what is there; once, unless it failed. Never rejects. */
  load(): Promise<void>;
  games(): readonly KeptGame[];
  find(id: string): KeptGame | null;
  /** The game of these lines; opened once and then step by step, because pages and windows ask again and again. */
  open(game: Pick<KeptGame, 'lines'>): Result<OpenedLines<G>, SaveProblem>;
  append(id: string, end: JournalEnd, lines: readonly string[]): Promise<JournalAnswer>;
  rewrite(id: string, end: JournalEnd, lines: readonly string[]): Promise<JournalAnswer>;
  /** All of these in place of what is here under their ids, or none; with no lines, a game is removed. */
  put(games: readonly Pick<KeptGame, 'id' | 'lines'>[]): Promise<void>;
  /** False where the game has gone on since. */
  remove(game: KeptGame): Promise<boolean>;
  /** Tells the ids of games that another window changed; returns how to stop listening. */
  onOutsideChange(listener: (id: string) => void): () => void;
}

export interface ShelfServices<G extends TableTypes> {
  /** Its saves may lie under keys of their own, from the time before the journal. */
  readonly gameId: string;
  readonly saves: Saves<G>;
  readonly journal: Journal;
  readonly storage: KeyValueStorage;
}

export function createGameShelf<G extends TableTypes>(services: ShelfServices<G>): GameShelf<G> {
  const { saves, journal, storage } = services;
  const keys = keysOf(services.gameId);
  const reader = createLineReader(saves);
  const state = createStore<ShelfState>(() => ({ status: 'reading', changes: 0 }));
  const known = new Map<string, KeptGame>();
  const listeners = new Set<(id: string) => void>();
  /** Counts the updates of each game, so that a slow read does not overwrite newer lines. */
  const learnt = new Map<string, number>();
  /** Reads that are queued but not started; everybody who asks meanwhile shares them. */
  const awaited = new Map<string, Promise<void>>();
  let lastLook: Promise<unknown> = Promise.resolve();
  let loading: Promise<void> | null = null;

  const changed = (status = state.getState().status) =>
    state.setState(({ changes }) => ({ status, changes: changes + 1 }));
  const learn = (id: string, game: KeptGame | null) => {
    learnt.set(id, (learnt.get(id) ?? 0) + 1);
    const before = known.get(id);
    if (before !== undefined && game !== null) reader.noteGrowth(before.lines, game.lines);
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
    if (end.length === 0) tryRemove(storage, keys.game(id));
  };

  const put = async (games: readonly Pick<KeptGame, 'id' | 'lines'>[]) => {
    const written = await journal.replace(games);
    for (const game of written) learn(game.id, game.lines.length > 0 ? game : null);
  };

  const read = async () => {
    const underKeys = savesUnder(storage, keys.game(''));
    try {
      const documents = await journal.documents();
      documents.forEach((document) => learn(document.id, document));
      const moved = underKeys.flatMap((save) => whatToMove(saves, save, documents));
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
    saves,
    open: ({ lines }) => reader.open(lines),
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
        if (there === undefined || reader.open(there.lines).ok) return [];
        return [{ id: `${id}~${there.end.mark}`, lines: there.lines }];
      });
      await put([...aside, ...games]);
      games.forEach(({ id }) => tryRemove(storage, keys.game(id)));
      changed();
    },
    remove: async ({ id, end }) => {
      const answer = await journal.rewrite(id, end, []);
      if (answer.isKept) tryRemove(storage, keys.game(id));
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

interface LineReader<G extends TableTypes> {
  readonly open: (lines: readonly string[]) => Result<OpenedLines<G>, SaveProblem>;
  /** The later lines may begin like the earlier ones. */
  readonly noteGrowth: (before: readonly string[], after: readonly string[]) => void;
}

/** Remembers what was opened, for as long as the lines are known. */
function createLineReader<G extends TableTypes>(saves: Saves<G>): LineReader<G> {
  const opened = new WeakMap<readonly string[], Result<OpenedLines<G>, SaveProblem>>();
  const grownFrom = new WeakMap<readonly string[], readonly string[]>();
  const openGrown = (lines: readonly string[]): Result<OpenedLines<G>, SaveProblem> | null => {
    const before = grownFrom.get(lines);
    const known = before === undefined ? undefined : opened.get(before);
    if (before === undefined || !known?.ok || !known.value.takesSteps) return null;
    if (!before.every((line, index) => line === lines[index])) return null;
    return saves.openMoreLines(known.value, lines.slice(before.length));
  };
  return {
    open: (lines) => {
      const known = opened.get(lines);
      if (known !== undefined) return known;
      const now = openGrown(lines) ?? saves.openLines(lines);
      opened.set(lines, now);
      grownFrom.delete(lines);
      return now;
    },
    noteGrowth: (before, after) => {
      const known = opened.has(before) ? before : grownFrom.get(before);
      if (known !== undefined && known !== after) grownFrom.set(after, known);
    },
  };
}

/**
 * What to add to the journal for a save of the time before it. The game may be in the journal already: an earlier version
 * of the app played on, or a browser was killed before it forgot the key. If the two went on differently, both are kept
 * as two games.
 */
function whatToMove<G extends TableTypes>(
  { openLines }: Saves<G>,
  { id, text }: SaveUnderKey,
  documents: readonly JournalDocument[],
): readonly Pick<JournalDocument, 'id' | 'lines'>[] {
  const there = documents.find((document) => document.id === id);
  if (there === undefined) return [{ id, lines: [text] }];
  // Moved before, and played on since.
  if (there.lines[0] === text) return [];
  const underKey = openLines([text]);
  const inJournal = openLines(there.lines);
  if (!underKey.ok || !inJournal.ok) return [{ id: `${id}~key`, lines: [text] }];
  const theirs = underKey.value.session;
  const ours = inJournal.value.session;
  if (isBeginningOf(theirs, ours)) return [];
  if (isBeginningOf(ours, theirs)) return [{ id, lines: [text] }];
  const apart = `${id}-key`;
  return [{ id: apart, lines: [JSON.stringify({ ...(JSON.parse(text) as object), id: apart })] }];
}

function isBeginningOf(a: Session<TableTypes>, b: Session<TableTypes>): boolean {
  const logOf = ({ log }: Session<TableTypes>) =>
    log.entries.slice(0, a.log.entries.length).map((entry) => JSON.stringify(entry));
  return a.log.entries.length <= b.log.entries.length && logOf(a).join() === logOf(b).join();
}
