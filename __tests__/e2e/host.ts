import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import { expect, test as base } from './person';

const ROOT = resolve(__dirname, '../..');
const SCRIPTS = '_expo/static/js/web';

/** A host for one test alone, which may vanish or get another version. */
export interface Host {
  readonly address: string;
  /** The same app as if every script had changed: all have other names, and the ones before are gone. */
  release(version: string): void;
  /** As while a host is being filled: one file is already of another version. */
  damage(): void;
  stop(): void;
}

/** A test whose browser may keep the app for times without a network. */
export const test = base.extend<{ host: Host }>({
  host: async ({ browserName: _ }, provide) => {
    const host = await startHost();
    await provide(host);
    host.remove();
  },
  baseURL: ({ host }, provide) => provide(host.address),
  serviceWorkers: 'allow',
});

/** From then on the browser has every file, and this window asks for them there. */
export async function waitUntilKept(page: Page) {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

async function startHost(): Promise<Host & { remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'reefside-host-'));
  cpSync(join(ROOT, 'dist/web'), folder, { recursive: true });
  const server = spawn(process.execPath, [join(ROOT, 'scripts/serve-web.mjs'), folder], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(server.stdout, 'data')) as [Buffer];
  const stop = () => void server.kill();
  return {
    address: /http:\S+/.exec(said.toString())![0],
    release: (version) => changeVersion(folder, version),
    damage: () => appendFileSync(join(folder, 'index.html'), '<!-- changed -->'),
    stop,
    remove: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function changeVersion(folder: string, version: string): void {
  const scripts = readdirSync(join(folder, SCRIPTS));
  const renamed = (text: string) =>
    scripts.reduce((all, name) => all.replaceAll(name, inVersion(name)), text);
  const inVersion = (name: string) => name.replace(/(\.v\w+)?\.js$/, `.v${version}.js`);
  for (const name of scripts) {
    const file = join(folder, SCRIPTS, name);
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    writeFileSync(join(folder, SCRIPTS, inVersion(name)), renamed(text));
  }
  const page = join(folder, 'index.html');
  writeFileSync(page, renamed(readFileSync(page, 'utf8')));
  const script = pathToFileURL(join(ROOT, 'scripts/web/addServiceWorker.mjs')).href;
  execFileSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { addServiceWorker } from ${JSON.stringify(script)}; addServiceWorker(${JSON.stringify(folder)});`,
  ]);
}
