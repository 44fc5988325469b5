/** The app itself in a browser whose processor is slowed down to a quarter, like a phone of some years ago. */

import type { CDPSession, Locator, Page } from '@playwright/test';

import { entryOf } from '@/games/lumicora/session/record/historyEntry';
import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import {
  openSession,
  perform,
  tableOf,
  type TableSession,
} from '@/games/lumicora/session/table/tableSession';

import { withExportedApp } from './exported';
import { gameOf } from './game';
import { archiveOf } from './history';
import type { Figure } from './measure';

const SLOWDOWN = 4;
const COMMANDS = 420;
const GAMES = 5000;
/** Steps of a game whose last rounds are still to come. */
const PLAYED = 300;

/** A page under a finger. Playwright's own taps and waits run in the page and would be counted with it. */
interface Phone {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** What a page that is opened by its address shows when it is there. */
const SIGNS: Readonly<Record<string, string>> = {
  '/lumicora/game/bench': '[role="toolbar"]',
  '/lumicora/history': '[role="main"] [role="link"]',
};

/** So long a finger that taps lies on the screen. */
const TOUCH_MS = 60;
/** Until what a tap changed has come to rest. */
const REST_MS = 400;

interface Timed {
  /** Milliseconds from each tap to the picture after it. */
  readonly taps: number[];
  /** Milliseconds during which a step was shown as not kept yet. */
  readonly unkept: number[];
  /** Lengths of everything that held up the page for more than 50 ms. */
  readonly longTasks: number[];
}

export async function benchApp(): Promise<readonly Figure[]> {
  return withExportedApp(async (context) => {
    await context.addInitScript(watchTime, SIGNS);
    const page = await context.newPage();
    await page.goto('/lumicora');
    await page.evaluate(
      ([key, text]) => window.localStorage.setItem(key!, text!),
      ['reefside.lumicora.game.bench', encodeSave(longGame())],
    );
    await page.reload();
    await page.getByRole('link', { name: /^Continue/ }).waitFor();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const phone = { page, cdp };
    return [
      ...(await openings(page)),
      ...(await pages(phone)),
      ...(await taps(phone)),
      ...(await largeHistory(page)),
      ...(await emptyPage(phone)),
    ];
  });
}

/** Runs in the page, before anything else. */
function watchTime(signs: Readonly<Record<string, string>>): void {
  const timed: Timed = { taps: [], unkept: [], longTasks: [] };
  Object.assign(window, { timed });
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => timed.taps.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
  let since: number | null = null;
  let sign = signs[location.pathname];
  new MutationObserver(() => {
    if (sign !== undefined && document.querySelector(sign) !== null) {
      sign = undefined;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => console.info(`shown ${performance.now()}`);
        port2.postMessage(null);
      });
    }
    const isKept = document.querySelector('[aria-label="Being saved"]') === null;
    if (isKept && since !== null) timed.unkept.push(performance.now() - since);
    since = isKept ? null : (since ?? performance.now());
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) timed.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

const readTimed = (page: Page) => page.evaluate(() => (window as unknown as { readonly timed: Timed }).timed);

/** A game of 420 commands that is not over. */
function longGame(): TableSession {
  const { startedAt, setup, log } = gameOf(COMMANDS, 1);
  let session = openSession({ id: 'bench', startedAt, setup });
  const act = (command: TableSession['log']['entries'][number]['command']) => {
    const next = perform(session, command, session.log.done * 1000);
    if (next.ok) session = next.value;
  };
  log.entries.slice(0, PLAYED).forEach(({ command }) => act(command));
  while (session.log.done < COMMANDS) {
    act({ type: 'correct-score', player: session.log.done % tableOf(session).players.length, score: 9 });
  }
  return session;
}

async function openings(page: Page): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (let count = 0; count < 5; count++) {
    times.push(await openingTime(page, '/lumicora/game/bench'));
  }
  return [figure(`open a game of ${COMMANDS} commands by its address, median`, middle(times), 'below 1,000')];
}

/** From the moment the page began to load to the first picture with its sign. */
async function openingTime(page: Page, address: string): Promise<number> {
  const isShown = page.waitForEvent('console', (message) => message.text().startsWith('shown '));
  await page.goto(address);
  const said = (await isShown).text();
  await page.waitForTimeout(REST_MS);
  return Number(said.slice('shown '.length));
}

async function touch({ page, cdp }: Phone, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.waitForTimeout(REST_MS);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TOUCH_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function pages(phone: Phone): Promise<readonly Figure[]> {
  const { page } = phone;
  const times: number[] = [];
  await page.goto('/lumicora/game/bench');
  const back = page.getByRole('button', { name: 'Back', exact: true }).last();
  for (const player of ['Ana', 'Ben', 'Cem', 'Dana']) {
    const reef = page.getByRole('button', { name: `${player}’s reef`, exact: true });
    times.push(await pageTime(phone, reef, /\/reef\//));
    times.push(await pageTime(phone, back, /\/game\/bench$/));
  }
  times.push(await pageTime(phone, back, /\/lumicora$/));
  times.push(await pageTime(phone, page.getByRole('link', { name: /^Track the table/ }), /\/lumicora\/new$/));
  return [
    figure('from page to page, median', middle(times), 'below 300'),
    figure('from page to page, 95th percentile', high(times), ''),
  ];
}

/** From the tap to the first picture in which the page at that address has its heading. */
async function pageTime(phone: Phone, link: Locator, path: RegExp): Promise<number> {
  const { page } = phone;
  await link.waitFor();
  const shown = page.evaluate(
    (source) =>
      new Promise<number>((resolve) => {
        window.addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              const isThere = new RegExp(source).test(location.pathname);
              if (!isThere) return void requestAnimationFrame(look);
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    path.source,
  );
  await touch(phone, link);
  return Promise.race([shown, late(page, path)]);
}

async function late(page: Page, path: RegExp): Promise<never> {
  await page.waitForTimeout(20_000);
  throw new Error(`${path.source} was not opened; the page is ${page.url()}`);
}

/** What is tapped again and again on a reef: the pad, spaces, undo and redo. */
async function taps(phone: Phone): Promise<readonly Figure[]> {
  const { page } = phone;
  await page.goto('/lumicora/game/bench/reef/0');
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  await button(/^Undo/).waitFor();
  await page.evaluate(() => {
    (window as unknown as { readonly timed: Timed }).timed.taps.length = 0;
  });
  const lumino = (pad: string, ...spaces: readonly string[]) => [
    button(pad),
    ...spaces.map((name) => button(new RegExp(`^${name},`))),
    button('Cancel'),
  ];
  const targets = [
    ...lumino('green 1', 'a1', 'a2'),
    ...lumino('pink 2', 'c3', 'c4'),
    ...lumino('blue 3', 'e3', 'e4'),
    ...Array.from({ length: 4 }, () => button(/^Undo/)),
    ...Array.from({ length: 4 }, () => button(/^Redo/)),
  ];
  for (let round = 0; round < 3; round++) {
    for (const target of targets) await touch(phone, target);
  }
  await page.waitForTimeout(REST_MS);
  const { taps: times, unkept } = await readTimed(page);
  return [
    figure(
      `tap to picture on a reef of ${COMMANDS} commands, median of ${times.length}`,
      middle(times),
      'below 32',
    ),
    figure('tap to picture, 95th percentile', high(times), 'below 64'),
    figure(`a step until it is on the disk, median of ${unkept.length}`, middle(unkept), ''),
  ];
}

/** What the browser itself takes, which no app can undercut. */
async function emptyPage(phone: Phone): Promise<readonly Figure[]> {
  const { page } = phone;
  await page.goto('data:text/html,<button onclick="this.textContent += 1">0</button>');
  for (let count = 0; count < 20; count++) await touch(phone, page.getByRole('button'));
  await page.waitForTimeout(REST_MS);
  const { taps: times } = await readTimed(page);
  return [
    figure('tap to picture of a button on an empty page, median', middle(times), ''),
    figure('tap to picture of a button on an empty page, 95th percentile', high(times), ''),
  ];
}

async function largeHistory(page: Page): Promise<readonly Figure[]> {
  const records = archiveOf([entryOf(gameOf(COMMANDS, 1))], GAMES);
  // The app itself makes its archive, when a page first asks for it.
  await page.goto('/lumicora/history');
  await page.waitForTimeout(5 * REST_MS);
  for (let from = 0; from < records.length; from += 500) {
    await page.evaluate(fillArchive, records.slice(from, from + 500));
  }
  const times: number[] = [];
  for (let count = 0; count < 3; count++) {
    times.push(await openingTime(page, '/lumicora/history'));
  }
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    (window as unknown as { readonly timed: Timed }).timed.longTasks.length = 0;
  });
  await page.mouse.move(200, 500);
  for (let count = 0; count < 60; count++) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(50);
  }
  const { longTasks } = await readTimed(page);
  return [
    figure(`open a history of ${GAMES} games by its address, median`, middle(times), 'below 1,000'),
    figure('longest task while scrolling it (0: none above 50 ms)', Math.max(0, ...longTasks), 'below 50'),
  ];
}

/** Runs in the page. */
function fillArchive(records: readonly { readonly id: string; readonly entry: string }[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('reefside-archive-lumicora');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction(['entries', 'texts'], 'readwrite');
      for (const { id, entry } of records) {
        writing.objectStore('entries').put({ id, entry });
        writing.objectStore('texts').put('{}', id);
      }
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

function figure(name: string, value: number, aim: string): Figure {
  return { name: `${name}, processor at a quarter`, value: Math.round(value), unit: 'ms', aim };
}

const sorted = (times: readonly number[]) => [...times].sort((a, b) => a - b);
const middle = (times: readonly number[]) => sorted(times)[Math.floor(times.length / 2)] ?? 0;
const high = (times: readonly number[]) => sorted(times)[Math.floor(times.length * 0.95)] ?? 0;
