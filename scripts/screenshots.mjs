/**
 * Takes the pictures for the stores and README from the web export, in both languages: `npm run export:web`, then
 * `npm run screenshots`. Those in docs are of Google's size and kept small. `npm run screenshots -- apple` takes the large
 * ones that Apple asks for into dist/store.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';
import { register } from 'tsx/cjs/api';

import { BROWSER_FLAGS, ensureBrowser } from './browser.mjs';

const LOCALES = { en: 'en-US', de: 'de-DE' };
/** 1080 × 1920 and 1284 × 2778. Google takes no picture that is longer than twice its width. */
const STORES = {
  google: {
    folder: '../docs/store/pictures/',
    size: { viewport: { width: 432, height: 768 }, deviceScaleFactor: 2.5 },
    mostBytes: 150_000,
  },
  apple: {
    folder: '../dist/store/apple/',
    size: { viewport: { width: 428, height: 926 }, deviceScaleFactor: 3 },
    mostBytes: 2_000_000,
  },
};
const { folder, size, mostBytes } = STORES[process.argv[2] ?? 'google'];
/** Commands, more than a whole game has. */
const WHOLE = 360;
const QUALITIES = [90, 80, 70, 60, 50, 40];

register();
const load = createRequire(import.meta.url);
const { gameOf } = load('./bench/game.ts');
const { storageOf } = load('../__tests__/support/sampleGames.ts');
const { DEFAULT_BOARDS } = load('../src/games/lumicora/rules/boards.ts');
const { suggestSetup } = load('../src/games/lumicora/session/table/table.ts');

/** Each picture: its page, and what is tapped there first. */
const PICTURES = [
  {
    file: '1-placing',
    path: '/lumicora/game/under-way/reef/0',
    taps: [/^(pink|rosa) 4$/, /, (allowed|erlaubt)/],
  },
  { file: '2-table', path: '/lumicora/game/under-way', taps: [] },
  { file: '3-final-scoring', path: '/lumicora/game/over/final?step=3&player=0', taps: [] },
  { file: '4-lesson', path: '/lumicora/learn/building-up', taps: [/^d5,/, /^d6,/] },
];

const stored = storageOf(sampleGame('under-way', 70), sampleGame('over', WHOLE));
const server = spawn(process.execPath, [fileURLToPath(new URL('serve-web.mjs', import.meta.url))], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(server.stdout, 'data');
const [address] = /http:\S+/.exec(line.toString());
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_FLAGS });
try {
  for (const language of Object.keys(LOCALES)) await takeAll(language);
} finally {
  await browser.close();
  server.kill();
}

/** A game of four after so many commands, or at its end. */
function sampleGame(id, commands) {
  const setup = {
    ...suggestSetup(['Ana', 'Ben', 'Cem', 'Dana']),
    board: DEFAULT_BOARDS.B,
    scoreBoard: 'light',
  };
  const game = gameOf(WHOLE, 3, setup);
  // The corrections at the end only fill the log.
  const played = game.log.entries.findLastIndex(({ command }) => command.type !== 'correct-score') + 1;
  const entries = game.log.entries.slice(0, Math.min(commands, played));
  return { ...game, id, log: { entries, done: entries.length } };
}

async function takeAll(language) {
  const pictures = fileURLToPath(new URL(`${folder}${language}/`, import.meta.url));
  mkdirSync(pictures, { recursive: true });
  const context = await browser.newContext({
    ...size,
    locale: LOCALES[language],
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) window.localStorage.setItem(key, text);
  }, stored);
  const page = await context.newPage();
  for (const { file, path, taps } of PICTURES) {
    await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
    for (const name of taps) {
      // The app takes a second tap at once for an echo of the first.
      await page.waitForTimeout(500);
      await page.getByRole('button', { name }).first().click();
    }
    await page.waitForTimeout(500);
    const picture = await smallPicture(page);
    writeFileSync(join(pictures, `${file}.jpg`), picture);
    console.log(`${language} ${file}: ${Math.round(picture.length / 1000)} kB`);
  }
  await context.close();
}

/** As good as fits. */
async function smallPicture(page) {
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length < mostBytes) return picture;
  }
  throw new Error(`This page takes more than ${mostBytes} bytes: ${page.url()}`);
}
