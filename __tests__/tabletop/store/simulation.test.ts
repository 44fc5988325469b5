import { isDeepStrictEqual } from 'node:util';

import { encodeSave, saves } from '@/games/lumicora/session/save/saveFile';
import type { Command } from '@/games/lumicora/session/table/commands';
import { suggestSetup } from '@/games/lumicora/session/table/table';
import {
  openSession,
  type TableSession,
  type LumicoraTypes,
} from '@/games/lumicora/session/table/tableSession';
import { GAME_ID } from '@/games/lumicora/view/store/library';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { createRng } from '@/kit/rng';
import type { GameShelf } from '@/tabletop/store/gameShelf';
import { keysOf } from '@/tabletop/store/storedValues';
import { createTableStore } from '@/tabletop/store/tableStore';

import { shelfOn } from '../../support/keptGames';
import { memoryStorage } from '../../support/memoryStorage';
import { propertyRuns } from '../../support/propertyRuns';
import { simulatedDisk } from '../../support/simulatedDisk';

const WINDOWS = 2;
const STEPS_A_SEED = 500;
const ID = 'g1';
const DAY = 24 * 60 * 60 * 1000;

interface Window {
  readonly shelf: GameShelf<LumicoraTypes>;
  readonly store: TableStore;
}

/** Lets everything happen that waits for nothing. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/**
 * People tap in two windows on a disk of that kind. Whatever a window called kept must be there after every kill, in
 * the same order; nothing may be there twice; and windows that have heard of everything show the same game.
 */
async function simulate(seed: number): Promise<void> {
  const rng = createRng(seed);
  const disk = simulatedDisk(rng);
  const clock = { at: 1_800_000_000_000 };
  const promised: string[] = [];
  /** What was called kept and is not in the journal. */
  const broken: string[] = [];
  let score = 0;

  const begin = (): TableSession =>
    openSession({ id: ID, startedAt: clock.at, setup: suggestSetup(['Anni', 'Peter']) });
  // Half of the games come from the time before the journal.
  const first = begin();
  const underKey: Record<string, string> =
    rng.next() < 0.5 ? { [keysOf(GAME_ID).game(ID)]: encodeSave(first) } : {};

  /** A window that calls all kept shows what is on the disk, or the beginning of it. */
  const notePromise = ({ store, shelf }: Window) => {
    const { isKept, session } = store.getState();
    if (!isKept) return;
    const lines = shelf.find(ID)?.lines ?? [];
    if (lines.length > promised.length) promised.push(...lines.slice(promised.length));
    if (!isBeginning(session, lines)) broken.push(JSON.stringify(session.log));
  };

  const openWindow = async (): Promise<Window> => {
    // A killed browser may have forgotten that the key was removed.
    const shelf = shelfOn(disk.window(), memoryStorage(rng.next() < 0.7 ? underKey : {}));
    const isLoaded = shelf.load().then(() => true);
    while (!(await Promise.race([isLoaded, settle().then(() => false)]))) disk.proceed();
    const found = shelf.find(ID);
    if (promised.length > 0) {
      expect(found?.lines.slice(0, promised.length)).toEqual(promised);
    }
    const opened = found === null ? null : shelf.open(found);
    if (opened?.ok === false) throw new Error('a game that was written here does not open');
    const store = createTableStore(shelf, opened?.value.session ?? first, () => clock.at++);
    const window = { shelf, store };
    store.subscribe(() => notePromise(window));
    return window;
  };

  let windows: readonly Window[] = [];
  const open = async () => {
    windows = [];
    for (let count = 0; count < WINDOWS; count++) windows = [...windows, await openWindow()];
  };

  /** Until nobody waits for anything and everything is kept. */
  const calm = async () => {
    disk.isFull = false;
    for (let tries = 0; tries < 200; tries++) {
      for (const { store } of windows) void store.getState().settle();
      await settle();
      while (disk.waiting() > 0) {
        disk.proceed();
        await settle();
      }
      if (windows.every(({ store }) => store.getState().isKept)) return;
    }
    throw new Error('it never came to rest');
  };

  const tap = ({ store }: Window) => {
    const { perform, undo, redo } = store.getState();
    const chance = rng.next();
    score += 1;
    if (chance < 0.8) perform({ type: 'correct-score', player: rng.int(2), score });
    else if (chance < 0.92) undo();
    else redo();
  };

  await open();
  for (let step = 0; step < STEPS_A_SEED; step++) {
    const chance = rng.next();
    // The worst moment for it comes too seldom by itself.
    if (chance < (disk.isWriting() ? 0.06 : 0.01)) {
      disk.kill();
      disk.isFull = false;
      await open();
    } else if (chance < 0.5) tap(rng.pick(windows));
    else if (chance < 0.95) disk.proceed();
    else if (chance < 0.97) disk.isFull = !disk.isFull;
    else if (chance < 0.99) clock.at += (rng.int(7) - 3) * DAY;
    else await calm();
    await settle();
  }
  await calm();
  const [log, ...others] = windows.map(({ store }) => store.getState().session.log);
  for (const other of others) expect(other).toEqual(log);
  const lines = windows[0]!.shelf.find(ID)?.lines ?? [];
  const scores = lines.flatMap((line) => scoreIn(line) ?? []);
  expect(new Set(scores).size).toBe(scores.length);
  expect(lines.slice(0, promised.length)).toEqual(promised);
  expect(broken).toEqual([]);
}

/** Whether the journal tells of this game, and perhaps of what came after. */
function isBeginning({ log }: TableSession, lines: readonly string[]): boolean {
  for (let length = lines.length; length > 0; length--) {
    const opened = saves.openLines(lines.slice(0, length));
    if (opened.ok && isDeepStrictEqual(opened.value.session.log, log)) return true;
  }
  return false;
}

function scoreIn(line: string): number | null {
  const step = JSON.parse(line) as { readonly command?: Command } | string;
  const command = typeof step === 'string' ? undefined : step.command;
  return command?.type === 'correct-score' ? command.score : null;
}

/** Seeds that once found something: a step was written with another time than it had in the game. */
const FOUND: readonly number[] = [11];

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const RUNS = propertyRuns(5000, 100_000) / STEPS_A_SEED;

test.each([...FOUND, ...seeds(RUNS)])(
  'nothing that was called kept is lost, whatever happens to disk, clock and windows (seed %i)',
  simulate,
);
