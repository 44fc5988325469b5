/**
 * Serves the web export the way a host should: files as they are, every other address gets the app, all with the headers
 * that docs/hosting.md names.
 * PORT chooses another port than 8082 (0 any free one), an argument another folder than dist/web.
 */

import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { cachingOf, headersOf } from './web/headers.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

const root = resolve(process.argv[2] ?? fileURLToPath(new URL('../dist/web', import.meta.url))) + sep;
const port = Number(process.env.PORT ?? 8082);
const headers = headersOf(readFileSync(join(root, 'index.html'), 'utf8'));

const server = createServer((request, response) => {
  const file = fileFor(request.url ?? '/');
  response.writeHead(200, {
    ...headers,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': cachingOf(`/${relative(root, file).split(sep).join('/')}`),
  });
  createReadStream(file).pipe(response);
});
server.listen(port, () => console.log(`Serving the web export at http://localhost:${server.address().port}`));

function fileFor(url) {
  try {
    const file = join(root, normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)));
    if (file.startsWith(root) && statSync(file).isFile()) return file;
  } catch {
    // An address that is no file is a page of the app.
  }
  return join(root, 'index.html');
}
