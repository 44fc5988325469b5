/** Takes the README's pictures from the web export: `npm run screenshots`. */

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
const { mixedGame, storageOf } = createRequire(import.meta.url)('../__tests__/support/sampleGames.ts');
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

await browser.close();
server.kill();
