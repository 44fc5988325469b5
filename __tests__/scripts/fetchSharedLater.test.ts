import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(resolve(__dirname, '../../scripts/web/fetchSharedLater.mjs')).href;
const folder = mkdtempSync(join(tmpdir(), 'shared-later-'));
afterAll(() => rmSync(folder, { recursive: true }));

function complete(page: string): string {
  writeFileSync(join(folder, 'index.html'), page);
  const script = `import { fetchSharedLater } from ${JSON.stringify(MODULE)};
    fetchSharedLater(${JSON.stringify(folder)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
  return readFileSync(join(folder, 'index.html'), 'utf8');
}

test('a start does not wait for what later parts share, and knows where it is', () => {
  const page =
    '<html lang="en"><script src="/js/__common-1f.js" defer></script><script src="/js/index-2e.js" defer></script></html>';
  expect(complete(page)).toBe(
    '<html data-shared="/js/__common-1f.js" lang="en"><script src="/js/index-2e.js" defer></script></html>',
  );
});

test('a page that Expo writes in another way is not taken for a complete one', () => {
  expect(() => complete('<html><script src="/js/index-2e.js" defer></script></html>')).toThrow(
    'names no file that the later parts',
  );
});
