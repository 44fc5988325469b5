import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { createRng } from '@/kit/rng';

import { BROWSER_FLAGS } from '../../scripts/browser.mjs';
import { propertyRuns } from '../support/propertyRuns';
import { gameUnderWay, storageOf } from '../support/sampleGames';
import { expect, linesOf, test } from './person';

const GAME = 'killed';

/** A browser of its own, with a folder that outlives it. */
interface KillableBrowser {
  readonly page: Page;
  /** As a phone that dies: nothing is told beforehand, nothing is written afterwards. */
  kill(): Promise<void>;
}

async function startBrowser(folder: string): Promise<KillableBrowser> {
  const port = join(folder, 'DevToolsActivePort');
  rmSync(port, { force: true });
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const browser = spawn(process.env.CHROMIUM_PATH!, [...BROWSER_FLAGS, ...flags, 'about:blank'], {
    stdio: 'ignore',
    detached: true,
  });
  await expect.poll(() => existsSync(port) && readFileSync(port, 'utf8').includes('/devtools/')).toBe(true);
  const address = `http://127.0.0.1:${readFileSync(port, 'utf8').split('\n')[0]}`;
  const connection = await chromium.connectOverCDP(address);
  const context = connection.contexts()[0]!;
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    kill: async () => {
      const isGone = new Promise((resolve) => browser.once('exit', resolve));
      killGroup(browser);
      await isGone;
      await connection.close();
    },
  };
}

/** The browser and all processes that it started. */
function killGroup({ pid }: ChildProcess): void {
  process.kill(-pid!, 'SIGKILL');
}

/** Taps one step after the other, and tells how many are done and how many the page calls kept. */
async function tapOnAndOn(page: Page, onKept: (steps: number) => void): Promise<void> {
  await page.exposeFunction('tellKept', onKept);
  await page.evaluate(() => {
    const { tellKept } = window as unknown as { tellKept: (steps: number) => void };
    const button = [...document.querySelectorAll<HTMLElement>('[role=button]')].find((each) =>
      each.getAttribute('aria-label')?.startsWith('Return a Lumino'),
    )!;
    const isBeingSaved = () => document.querySelector('[aria-label="Being saved"]') !== null;
    let steps = 0;
    new MutationObserver(() => {
      if (!isBeingSaved()) tellKept(steps);
    }).observe(document.body, { childList: true, subtree: true });
    const tap = () => {
      button.click();
      steps += 1;
      setTimeout(tap, (steps * 7) % 40);
    };
    tap();
  });
}

test('a browser that is killed at any moment loses no step that it called kept', async ({ baseURL }) => {
  const kills = propertyRuns(10, 30);
  test.setTimeout(60_000 + kills * 20_000);
  const rng = createRng(11);
  const folder = mkdtempSync(join(tmpdir(), 'reefside-killed-'));
  let kept = 0;
  for (let count = 0; count <= kills; count++) {
    const { page, kill } = await startBrowser(folder);
    if (count === 0) {
      await page.goto(`${baseURL}/`);
      await page.evaluate(
        (entries) => {
          for (const [key, text] of Object.entries(entries)) window.localStorage.setItem(key, text);
        },
        storageOf(gameUnderWay(GAME)),
      );
    }
    await page.goto(`${baseURL}/lumicora/game/${GAME}/reef/0`);
    await page.getByRole('button', { name: /^Return a Lumino/ }).waitFor();
    const found = (await linesOf(page, GAME)).length - 1;
    expect(found).toBeGreaterThanOrEqual(kept);
    if (count < kills) {
      await tapOnAndOn(page, (steps) => {
        kept = Math.max(kept, found + steps);
      });
      await page.waitForTimeout(150 + rng.int(900));
    }
    await kill();
  }
  // Otherwise nothing was at stake.
  expect(kept).toBeGreaterThan(kills);
  rmSync(folder, { recursive: true, force: true });
});

test('a browser that is killed right after a change of settings remembers it', async ({ baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), 'reefside-killed-'));
  const before = await startBrowser(folder);
  await before.page.goto(`${baseURL}/settings`);
  const light = ({ page }: KillableBrowser) => page.getByRole('radio', { name: 'Light' });
  await light(before).click();
  await expect(light(before)).toBeChecked();
  await expect.poll(() => before.page.evaluate(writtenSettings)).toContain('light');
  await before.kill();
  const after = await startBrowser(folder);
  await after.page.goto(`${baseURL}/settings`);
  await expect(light(after)).toBeChecked();
  await after.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs in the page: what the database knows of the settings. */
function writtenSettings(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('reefside-keys');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('written').objectStore('written').get('reefside.settings');
      reading.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result ?? null));
      };
    };
  });
}
