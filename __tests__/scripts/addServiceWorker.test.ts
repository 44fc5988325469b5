import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(resolve(__dirname, '../../scripts/web/addServiceWorker.mjs')).href;
const folder = mkdtempSync(join(tmpdir(), 'reefside-export-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

interface Added {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

function addServiceWorker(): Added {
  const script = `import { addServiceWorker } from ${JSON.stringify(MODULE)};
    console.log(JSON.stringify(addServiceWorker(${JSON.stringify(folder)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ) as Added;
}

test('the service worker knows every file by its content, and gets another version with each change', () => {
  write('index.html', '<html></html>');
  write('_expo/static/index-1.js', 'start()');
  write('assets/icon@2x.png', 'picture');
  const first = addServiceWorker();
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  const page = `<html data-version="${first.version}"></html>`;
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page);
  expect(first.files).toEqual({
    './': hash(page),
    '_expo/static/index-1.js': hash('start()'),
    'assets/icon@2x.png': hash('picture'),
  });
  const text = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  expect(text).toContain(`const VERSION = "${first.version}";`);
  expect(text).toContain(`"./": "${hash(page)}"`);

  expect(addServiceWorker()).toEqual(first);

  write('assets/icon@2x.png', 'another picture');
  const second = addServiceWorker();
  expect(second.version).not.toBe(first.version);
  expect(Object.keys(second.files)).toEqual(Object.keys(first.files));
});
