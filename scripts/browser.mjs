/** Finds the browsers for the tests, or installs them; says plainly what to do when it can do neither. */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google/Chrome/Application/chrome.exe'),
];

/** Flags for a browser that runs as root in a container and never talks to its maker. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a browser that is there already, or null. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, which is not a program.`);
    return named;
  }
  return [...onPath(COMMANDS), ...PLACES].find(isExecutable) ?? (await playwrightBrowser());
}

/** The path of a browser, installed if need be. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found !== null) return found;
  console.error('No Chrome or Chromium found; installing one.');
  if (canUseApt()) {
    install(['chromium']);
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = await findBrowser();
  if (installed !== null) return installed;
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be installed. ' +
      'Install one, or set CHROMIUM_PATH to its program, and run this again.',
  );
}

/**
 * The path of another program that the tests need: the one that `variable` names, one of the `commands`, or what the
 * Debian `packages` bring.
 */
export function ensureProgram({ name, commands, packages, variable }) {
  const find = () => [process.env[variable] ?? '', ...onPath(commands)].find(isExecutable);
  const found = find();
  if (found !== undefined) return found;
  console.error(`No ${name} found; installing it.`);
  if (canUseApt()) install(packages);
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(
    `This test needs ${name}, and it could not be installed. Install it (on Debian as root: apt-get install ` +
      `${packages.join(' ')}), or set ${variable} to its program, and run this again.`,
  );
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

function onPath(commands) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function canUseApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function install(packages) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', ...packages]);
}

function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) console.error(`${command} ${args.join(' ')} did not succeed.`);
}
