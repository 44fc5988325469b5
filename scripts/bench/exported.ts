/** The exported app, served as a host would, and a browser to open it with. */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

export const ROOT = join(__dirname, '../..');

/** A window as large as a phone's, without a service worker between the page and its host. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'en-GB',
  serviceWorkers: 'block',
};

/** Does the work in a window on the exported app, and closes everything after it. */
export async function withExportedApp<T>(
  work: (context: BrowserContext, browser: Browser) => Promise<T>,
): Promise<T> {
  return withBrowser(async (browser) => {
    const host = await startHost(exportApp());
    try {
      return await work(await openContext(browser, host), browser);
    } finally {
      host.stop();
    }
  });
}

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { findBrowser, BROWSER_FLAGS } = await import('../browser.mjs');
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Error('This benchmark needs Chrome or Chromium; set CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export interface Host {
  readonly address: string;
  readonly stop: () => void;
}

export async function openContext(browser: Browser, { address }: Host): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, baseURL: address });
  // tsx names functions by a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (each) => each;');
  return context;
}

/** The folder of our web build, made anew. */
export function exportApp(): string {
  runNode('The web build', [join(ROOT, 'scripts/export-web.mjs')], ROOT);
  return join(ROOT, 'dist/web');
}

export function runNode(what: string, args: readonly string[], cwd: string): void {
  const env = { ...process.env, EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${what} failed:\n${stdout}\n${stderr}`);
}

export async function startHost(folder: string): Promise<Host> {
  const server: ChildProcess = spawn(process.execPath, [join(ROOT, 'scripts/serve-web.mjs'), folder], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(server.stdout!, 'data')) as [Buffer];
  return { address: /http:\S+/.exec(said.toString())![0], stop: () => void server.kill() };
}
