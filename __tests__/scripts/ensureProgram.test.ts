import { execFileSync, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(resolve(__dirname, '../../scripts/browser.mjs')).href;
const SCRIPT = `import { ensureProgram } from ${JSON.stringify(MODULE)};
  console.log(ensureProgram({
    name: 'Netscape', commands: ['netscape'], packages: ['netscape-navigator'], variable: 'NETSCAPE_PATH',
  }));`;
const ARGS = ['--input-type=module', '-e', SCRIPT];

test('a program that is named is taken', () => {
  const env = { ...process.env, NETSCAPE_PATH: process.execPath };
  expect(execFileSync(process.execPath, ARGS, { env, encoding: 'utf8' }).trim()).toBe(process.execPath);
});

test('where a program is missing and cannot be installed, it is said what to do', () => {
  const env = { ...process.env, NETSCAPE_PATH: '', PATH: '' };
  const { status, stderr } = spawnSync(process.execPath, ARGS, { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('This test needs Netscape, and it could not be installed.');
  expect(stderr).toContain('apt-get install netscape-navigator');
  expect(stderr).toContain('set NETSCAPE_PATH to its program');
});
