/** Takes the README's pictures from the web export: `npm run screenshots`. */

import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';

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
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

await page.goto(`http://localhost:${PORT}/`);
await page.getByRole('heading', { name: 'Games' }).waitFor();
await page.screenshot({ path: `${folder}home.png` });
await page.getByRole('link', { name: /Lumicora/ }).click();
await page.getByRole('radio', { name: /^Side B/ }).click();
await page.screenshot({ path: `${folder}lumicora.png` });

await browser.close();
server.kill();
