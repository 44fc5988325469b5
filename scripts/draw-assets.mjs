/** Draws the icons and the splash picture from assets/emblem.svg: `npm run assets`. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';

import { BROWSER_FLAGS, ensureBrowser } from './browser.mjs';

const assets = new URL('../assets/', import.meta.url);
const emblem = readFileSync(new URL('emblem.svg', assets), 'utf8');
const WATER = 'radial-gradient(circle at 50% 35%, #12506B, #06131F 75%)';

/** `share` is the part of the picture that the emblem fills; Android cuts its foreground to a circle of two thirds. */
const PICTURES = [
  { file: 'icon.png', size: 1024, share: 0.72, background: WATER },
  { file: 'icon-foreground.png', size: 1024, share: 0.5, background: 'transparent' },
  { file: 'splash.png', size: 600, share: 1, background: 'transparent' },
  { file: 'favicon.png', size: 96, share: 1, background: 'transparent' },
];

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_FLAGS });
for (const { file, size, share, background } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">` +
      `<div style="width:${share * 100}%;line-height:0">${emblem}</div></body>`,
  );
  await page.screenshot({ path: fileURLToPath(new URL(file, assets)), omitBackground: true });
  await page.close();
}
await browser.close();
