import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(resolve(__dirname, '../../scripts/web/headers.mjs')).href;
const folder = mkdtempSync(join(tmpdir(), 'reefside-policy-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the module says to an expression. */
function say(expression: string): unknown {
  const script = `import * as headers from ${JSON.stringify(MODULE)};
    console.log(JSON.stringify(${expression}) ?? 'null');`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' })) as unknown;
}

const STYLE = ' html { height: 100% } ';
const PAGE = `<html><head><meta charset="utf-8" /><style id="a">${STYLE}</style></head></html>`;
const policy = say(`headers.policyOf(${JSON.stringify(PAGE)})`) as string;

test('the policy names no foreign place, and no script or style of the page but by its content', () => {
  const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
  const own = /^('none'|'self'|'wasm-unsafe-eval'|'sha256-[\w+/=]+'|blob:|data:)$/;
  expect(sources.filter((source) => !own.test(source))).toEqual([]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`);
});

test('the policy stands in the page before everything that it judges', () => {
  writeFileSync(join(folder, 'index.html'), PAGE);
  say(`headers.addPolicy(${JSON.stringify(folder)})`);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(page).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
  expect(page.indexOf('http-equiv')).toBeLessThan(page.indexOf('<style'));
});

test('an export without a place for the policy is no export', () => {
  writeFileSync(join(folder, 'index.html'), '<html></html>');
  expect(() => say(`headers.addPolicy(${JSON.stringify(folder)})`)).toThrow('has no <meta charset');
});

test.each([
  ['/_expo/static/js/web/index-1.js', 'public, max-age=31536000, immutable'],
  ['/assets/icon.1.png', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/service-worker.js', 'no-cache'],
])('browsers keep %s: %s', (path, caching) => {
  expect(say(`headers.cachingOf(${JSON.stringify(path)})`)).toBe(caching);
});

test('the page about hosting, which README leads to, names every header that our own host sends', () => {
  const named = readFileSync(resolve(__dirname, '../../docs/hosting.md'), 'utf8');
  expect(readFileSync(resolve(__dirname, '../../README.md'), 'utf8')).toContain('(docs/hosting.md');
  const headers = say(`headers.headersOf(${JSON.stringify(PAGE)})`) as Record<string, string>;
  const { 'Content-Security-Policy': sent, ...others } = headers;
  expect(sent).toBe(`${policy}; frame-ancestors 'none'`);
  expect(named).toContain("Content-Security-Policy: <the policy in index.html>; frame-ancestors 'none'");
  for (const [name, value] of Object.entries(others)) expect(named).toContain(`${name}: ${value}`);
  expect(named).toContain(`Cache-Control: ${say("headers.cachingOf('/assets/a')")}`);
  expect(named).toContain(`Cache-Control: ${say("headers.cachingOf('/')")}`);
});
