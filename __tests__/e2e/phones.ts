/** Two browsers stand for two phones. What one camera sees is a file that the test writes. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { decode } from 'jpeg-js';

import type { Pixels } from '@/games/lumicora/exchange/photo/model';

import { BROWSER_FLAGS } from '../../scripts/browser.mjs';
import { y4mOf } from '../support/photo/y4m';
import { test as base, waitUntilKept } from './host';
import { expect, watch } from './person';

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** From the next start of the camera on, it sees these pictures in turn. */
  readonly pointAt: (pictures: readonly Pixels[]) => void;
  /** Leaves the phone with nothing but what it has. */
  readonly cutNetwork: () => Promise<void>;
}

export interface PhoneWish {
  readonly name: string;
  readonly stored?: Readonly<Record<string, string>>;
}

/** A test with as many phones as it likes, each with a storage and a camera of its own. */
export const test = base.extend<{ takePhone: (wish: PhoneWish) => Promise<Phone> }>({
  takePhone: async ({ host }, provide) => {
    const films = mkdtempSync(join(tmpdir(), 'reefside-films-'));
    const browsers: Browser[] = [];
    const complaints: (readonly string[])[] = [];
    await provide(async ({ name, stored = {} }) => {
      const film = join(films, `${name}.y4m`);
      const browser = await launchWithCamera(film);
      browsers.push(browser);
      const context = await browser.newContext({
        baseURL: host.address,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        locale: 'en-GB',
        permissions: ['camera'],
      });
      const page = await context.newPage();
      complaints.push(watch(page, host.address));
      await page.goto('/lumicora');
      await page.evaluate((entries) => {
        for (const [key, text] of Object.entries(entries)) window.localStorage.setItem(key, text);
      }, stored);
      return {
        page,
        context,
        pointAt: (pictures) => writeFileSync(film, y4mOf(pictures, PICTURES_PER_SECOND)),
        cutNetwork: async () => {
          await waitUntilKept(page);
          await context.setOffline(true);
        },
      };
    });
    await Promise.all(browsers.map((browser) => browser.close()));
    rmSync(films, { recursive: true, force: true });
    expect(complaints.flat()).toEqual([]);
  },
});

/** Slow enough that a scanner sees each of several codes. */
const PICTURES_PER_SECOND = 2;

function launchWithCamera(film: string): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...BROWSER_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
}

/** The size of a camera's picture; both sides even. */
const VIEW = { width: 960, height: 720 };

/** What a camera sees that is held in front of this picture on a screen. */
export async function screenOf(page: Page, label: string | RegExp): Promise<Pixels> {
  const shot = await page.getByRole('img', { name: label }).screenshot({ type: 'jpeg', quality: 95 });
  return onGrey(decode(shot, { useTArray: true }));
}

/** A picture in the middle of what a camera sees. */
export function onGrey({ width, height, data }: Pixels): Pixels {
  const seen = new Uint8Array(VIEW.width * VIEW.height * 4).fill(128);
  const left = Math.floor((VIEW.width - width) / 2);
  const top = Math.floor((VIEW.height - height) / 2);
  for (let y = 0; y < height; y++) {
    seen.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * VIEW.width + left) * 4);
  }
  return { ...VIEW, data: seen };
}

export { expect };
