/** Completes a web export with the service worker that keeps all of it for times without a network. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const NAME = 'service-worker.js';
const PAGE = 'index.html';
const source = readFileSync(new URL('serviceWorker.js', import.meta.url), 'utf8');

export function addServiceWorker(folder) {
  const page = readFileSync(join(folder, PAGE), 'utf8').replace(/ data-version="[^"]*"/, '');
  writeFileSync(join(folder, PAGE), page);
  const version = sha256(JSON.stringify(listFiles(folder)) + source, 'hex').slice(0, 16);
  // The page knows its version, so that it can tell when another one is here.
  writeFileSync(join(folder, PAGE), page.replace('<html', `<html data-version="${version}"`));
  const files = listFiles(folder);
  const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files, null, 2)};\n\n`;
  writeFileSync(join(folder, NAME), head + source);
  return { version, files };
}

/** The hash of every file under the address that a browser asks for, which is the folder for the page itself. */
function listFiles(folder) {
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== NAME)
    .sort();
  return Object.fromEntries(
    paths.map((path) => [
      path === PAGE ? './' : encodeURI(path),
      sha256(readFileSync(join(folder, path)), 'base64'),
    ]),
  );
}

function sha256(data, encoding) {
  return createHash('sha256').update(data).digest(encoding);
}
