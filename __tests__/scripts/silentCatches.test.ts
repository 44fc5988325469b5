/** The lint rule against swallowed failures, run by oxlint itself. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reefside-lint-'));
  const plugin = join(ROOT, 'scripts/lint/silentCatches.mjs');
  const config = { jsPlugins: [plugin], rules: { 'reefside/silent-catches': 'error' } };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The lines, counted from 1, in which oxlint finds a swallowed failure. */
function silentLines(source: string): readonly number[] {
  writeFileSync(join(folder, 'subject.js'), source);
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-f', 'json', 'subject.js'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly {
      readonly code: string;
      readonly labels: readonly { readonly span: { readonly line: number } }[];
    }[];
  };
  return diagnostics
    .filter(({ code }) => code.includes('silent-catches'))
    .map(({ labels }) => labels[0]!.span.line)
    .toSorted((a, b) => a - b);
}

test('a failure that nobody hears of is found, in a catch and in both handlers of a promise', () => {
  const source = [
    'try { work(); } catch { tidy(); }',
    'work().catch(() => undefined);',
    'work().then(go, () => undefined);',
    'work().then(go, function () { tidy(); });',
  ].join('\n');
  expect(silentLines(source)).toEqual([1, 2, 3, 4]);
});

test('a failure that is caught by kind, passed on or reported is none', () => {
  const source = [
    'try { work(); } catch (problem) { if (!(problem instanceof Refusal)) throw problem; }',
    "work().catch((problem) => report(problem, 'work'));",
    'work().then(go, reject);',
    "work().then(go, (problem) => reportUnlessRefused(problem, 'work'));",
    'work().then((answer) => answer + 1);',
  ].join('\n');
  expect(silentLines(source)).toEqual([]);
});
