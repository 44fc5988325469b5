/** The smoke run in WebKit, which Safari shares, by the calls that every WebDriver understands. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

import { ensureProgram } from '../browser.mjs';
import { smoke } from './smoke.mjs';

/** The driver of this engine answers on one port, given before it starts. */
const PORT = 20_000 + (process.pid % 20_000);
/** How WebDriver writes the key. */
const CONTROL = '\uE009';
const BASE = `http://127.0.0.1:${PORT}`;

await smoke(async () => {
  const driver = ensureProgram({
    name: 'WebKitGTK',
    commands: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    variable: 'WEBKIT_DRIVER_PATH',
  });
  const xvfb = ensureProgram({ name: 'Xvfb', commands: ['Xvfb'], packages: ['xvfb'], variable: 'XVFB_PATH' });
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const server = spawn(driver, [`--port=${PORT}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, LANGUAGE: 'en_GB', LANG: 'C.UTF-8' },
  });
  const stop = () => [server, screen].forEach((child) => child.kill());
  try {
    await untilReady();
    const binary = miniBrowser();
    const { sessionId } = await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
    });
    const session = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
    await session('POST', '/window/rect', { width: 390, height: 844 });
    return {
      open: (url) => session('POST', '/url', { url }),
      reload: () => session('POST', '/refresh', {}),
      ask: (question, ...args) =>
        session('POST', '/execute/sync', { script: `return (${question})(...arguments)`, args }),
      touch: ({ x, y }) => session('POST', '/actions', press(x, y)),
      type: (text) => session('POST', '/actions', keys(text)),
      close: async () => {
        await session('DELETE', '').catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
});

async function call(method, path, body) {
  const answer = await fetch(BASE + path, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

async function untilReady() {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver did not start.');
}

/** The small browser that comes with the engine and has no name on the path. */
function miniBrowser() {
  const found = readdirSync('/usr/lib', { recursive: true, withFileTypes: true }).find(
    ({ name, parentPath }) => name === 'MiniBrowser' && /webkit2gtk-4\.\d$/.test(parentPath),
  );
  if (found === undefined) throw new Error('WebKitGTK is here without its MiniBrowser.');
  return `${found.parentPath}/${found.name}`;
}

function press(x, y) {
  const actions = [
    { type: 'pointerMove', duration: 0, x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: 30 },
    { type: 'pointerUp', button: 0 },
  ];
  return { actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }] };
}

function keys(text) {
  const strike = (value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  const actions = [
    { type: 'keyDown', value: CONTROL },
    ...strike('a'),
    { type: 'keyUp', value: CONTROL },
    ...[...text].flatMap(strike),
  ];
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}
