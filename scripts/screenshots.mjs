/** Takes the README's pictures from the web export: `npm run screenshots`. */

import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';
import { register } from 'tsx/cjs/api';

import { BROWSER_FLAGS, ensureBrowser } from './browser.mjs';

const PORT = '8083';
const folder = fileURLToPath(new URL('../assets/screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });

const server = spawn(process.execPath, [fileURLToPath(new URL('serve-web.mjs', import.meta.url))], {
  env: { ...process.env, PORT },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_FLAGS });
const save = readFileSync(new URL('../__tests__/fixtures/saves/v1.json', import.meta.url), 'utf8');
const { id } = JSON.parse(save);
register();
const load = createRequire(import.meta.url);
const { mixedGame, storageOf } = load('../__tests__/support/sampleGames.ts');
const { photograph } = load('../__tests__/support/photo/photograph.ts');
const { reefOf } = load('./bench/reefs.ts');
const { DEFAULT_BOARDS } = load('../src/games/lumicora/rules/boards.ts');
const stored = { [`reefside.lumicora.game.${id}`]: save, ...storageOf(mixedGame()) };
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
await context.addInitScript((texts) => {
  for (const [key, text] of Object.entries(texts)) window.localStorage.setItem(key, text);
}, stored);
const page = await context.newPage();

const PICTURES = [
  { file: 'home.png', path: '/' },
  { file: 'table.png', path: `/lumicora/game/${id}` },
  { file: 'reef.png', path: `/lumicora/game/${id}/reef/0` },
  { file: 'painter.png', path: '/lumicora/game/mixed/paint/1' },
  { file: 'final.png', path: '/lumicora/game/mixed/final?step=3&player=0' },
  { file: 'result.png', path: '/lumicora/game/mixed/final?step=9' },
  { file: 'code.png', path: '/lumicora/game/mixed/show/reef?player=0' },
  { file: 'phones.png', path: '/lumicora/game/mixed/phones' },
  { file: 'record.png', path: '/lumicora/game/mixed/record' },
  { file: 'learn.png', path: '/lumicora/learn' },
  { file: 'rule.png', path: '/lumicora/rules/PL-1' },
  { file: 'puzzle.png', path: '/lumicora/puzzles/keep-highest?difficulty=medium&seed=5' },
];
for (const { file, path } of PICTURES) {
  await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${folder}${file}` });
}
await page.goto(`http://localhost:${PORT}/lumicora/game/${id}/reef/0`, { waitUntil: 'networkidle' });
await page.getByRole('button', { name: 'pink 4', exact: true }).click();
for (let half = 0; half < 2; half++) {
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: /legal/ }).first().click();
}
await page.waitForTimeout(300);
await page.screenshot({ path: `${folder}placing.png` });

await page.goto(`http://localhost:${PORT}/lumicora/learn/building-up`, { waitUntil: 'networkidle' });
for (const name of [/^d5,/, /^d6,/]) {
  await page.waitForTimeout(500);
  await page.getByRole('button', { name }).click();
}
await page.waitForTimeout(300);
await page.screenshot({ path: `${folder}lesson.png` });

await page.goto(`http://localhost:${PORT}/lumicora/game/mixed/photo/1`, { waitUntil: 'networkidle' });
const chooser = page.waitForEvent('filechooser');
await page.getByRole('button', { name: 'Choose a picture' }).click();
const { jpeg } = photograph({
  board: DEFAULT_BOARDS.B,
  luminos: reefOf(18, 3, DEFAULT_BOARDS.B),
  seed: 12,
  strengths: { perspective: 0.5, light: 0.6, noise: 0.5 },
  width: 900,
  height: 1200,
});
await (await chooser).setFiles({ name: 'reef.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) });
await page.getByText('Does the grid lie on the spaces?', { exact: false }).waitFor();
await page.screenshot({ path: `${folder}grid.png` });
await page.waitForTimeout(500);
await page.getByRole('button', { name: 'Read the colours' }).click();
await page.getByRole('button', { name: 'Lay the grid again' }).waitFor();
await page.screenshot({ path: `${folder}photo.png` });

await browser.close();
server.kill();
