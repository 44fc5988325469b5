/** Installs the packages of the lock file, but only when node_modules does not match it. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/** What differs between the lock file and node_modules, as words; null when nothing does. */
export function findMismatch(lock, installed, exists) {
  if (installed === null) return 'node_modules is missing';
  for (const [path, wanted] of Object.entries(lock.packages)) {
    if (path === '') continue;
    const held = installed.packages[path];
    if (held === undefined) {
      if (wanted.optional === true) continue;
      return `${path} is missing`;
    }
    if (held.version !== wanted.version) return `${path} is ${held.version}, not ${wanted.version}`;
    if (!exists(path)) return `${path} is missing`;
  }
  const extra = Object.keys(installed.packages).find((path) => lock.packages[path] === undefined);
  return extra === undefined ? null : `${extra} is not in the lock file`;
}

export function ensureInstalled() {
  const lock = readJson('package-lock.json');
  const mismatch = findMismatch(lock, readJson('node_modules/.package-lock.json'), (path) =>
    existsSync(new URL(`${path}/package.json`, root)),
  );
  if (mismatch === null) return;
  console.error(`Installing packages (${mismatch}).`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: fileURLToPath(root),
    // npm's words go to standard error, so that commands which print data stay clean.
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci did not succeed. Is the npm registry within reach?');
    process.exit(status ?? 1);
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(new URL(file, root), 'utf8'));
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
