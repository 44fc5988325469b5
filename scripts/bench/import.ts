/** A backup as large as may be, brought in by a browser at the full speed of the processor. */

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import { writeBackup } from '@/games/lumicora/session/files/files';
import { encodeSave } from '@/games/lumicora/session/save/saveFile';

import { withExportedApp } from './exported';
import { gameOf } from './game';
import type { Figure } from './measure';

const COMMANDS = 400;
const SEEDS = [1, 2, 3, 4, 5, 6];
const MOST_GAMES = 250;
/** Steps of a game that is not over: every other one in the backup is such a game. */
const PLAYED = 300;

/** What the thread of the page did for so long without a pause: by the clock, and by its own work alone. */
interface Task {
  readonly wall: number;
  readonly processor: number;
}

export async function benchImport(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'reefside-'));
  try {
    // By its path: a text that is handed over would be put together in the page, and be timed with it.
    const file = join(folder, 'backup.json');
    writeFileSync(file, largestBackup());
    return await withExportedApp(async (context, browser) =>
      bringIn(browser, await openFiles(context), file),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function bringIn(browser: Browser, page: Page, file: string): Promise<readonly Figure[]> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Pick files' }).tap();
  const picked = await chooser;
  const reading = await watch(browser, page, async () => {
    await picked.setFiles(file);
    await page.getByRole('button', { name: 'Import', exact: true }).waitFor();
  });
  const bringingIn = await watch(browser, page, async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).tap();
    await page.getByText(/^Done/).waitFor();
  });
  const size = `a backup of ${(statSync(file).size / 1024 / 1024).toFixed(1)} MB`;
  return [
    ...figures(`reading and reviewing ${size}`, reading),
    ...figures(`bringing in ${size}`, bringingIn),
  ];
}

async function openFiles(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/lumicora/files');
  await page.getByRole('button', { name: 'Pick files' }).waitFor();
  // What a start fetches and prepares in its own time is over by then.
  await page.waitForTimeout(2000);
  return page;
}

/** The first part of a backup of more games than one part holds. */
function largestBackup(): string {
  const sessions = SEEDS.map((seed) => {
    const game = gameOf(COMMANDS, seed);
    return seed % 2 === 0 ? game : { ...game, log: { ...game.log, done: PLAYED } };
  });
  const games = Array.from({ length: MOST_GAMES }, (_, index) =>
    encodeSave({ ...sessions[index % sessions.length]!, id: `bench-${index}` }),
  );
  return writeBackup({ games, boards: {}, names: [], practice: {}, settings: null, savedAt: 0 })[0]!;
}

interface Watched {
  readonly ms: number;
  readonly tasks: readonly Task[];
}

async function watch(browser: Browser, page: Page, work: () => Promise<void>): Promise<Watched> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  return { ms, tasks: tasksIn(await browser.stopTracing()) };
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Both in microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

function tasksIn(trace: Buffer): readonly Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && pages.has(threadOf(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, processor: tdur / 1000 }));
}

function figures(what: string, { ms, tasks }: Watched): readonly Figure[] {
  const longest = (by: keyof Task) => Math.round(Math.max(0, ...tasks.map((task) => task[by])));
  return [
    { name: `longest task while ${what}`, value: longest('wall'), unit: 'ms', aim: 'below 100' },
    { name: `the same in processor time`, value: longest('processor'), unit: 'ms', aim: '' },
    { name: `all of ${what}`, value: Math.round(ms), unit: 'ms', aim: '' },
  ];
}
