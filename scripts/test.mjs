/**
 * `npm test`: the checks and tests of a fresh clone. `npm run test:deep` (`--deep`): what takes longer, with DEEP=1 for
 * the suites that then try more. Stages can be named to run alone: `node scripts/test.mjs lint types`.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const isDeep = process.argv.includes('--deep');
process.env.DEEP = isDeep ? '1' : '';
if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1';
const reports = mkdtempSync(join(tmpdir(), 'reefside-'));
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');

/** What each stage does with the means to run a tool or a script, which tell whether it succeeded. */
const STAGES = {
  format: ({ tool }) => tool('oxfmt', ['--check', '.']),
  lint: ({ tool }) => tool('oxlint', ['--deny-warnings']),
  unused: ({ tool }) => tool('knip', []),
  types: ({ tool }) => tool('tsc', ['--noEmit']),
  unit: async ({ tool }) => {
    const passed = await tool('jest', ['--json', '--outputFile', jestReport, ...suites(/\.test\.tsx?$/)], {
      // Screens are made and thrown away by the thousand: with more room for the young, the collector comes less often.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
    });
    return counted(passed, countJest(readJson(jestReport)));
  },
  bundles: ({ tool }) =>
    tool('expo', ['export', '--platform', 'android', '--platform', 'ios', '--output-dir', 'dist/native'], {
      EXPO_NO_TELEMETRY: '1',
      EXPO_OFFLINE: '1',
    }),
  native: ({ script }) => script('check-native.mjs'),
  web: ({ script }) => script('export-web.mjs'),
  e2e: async ({ tool }) => {
    const passed = await tool('playwright', ['test', '--reporter', 'list,json', ...suites(/\.e2e\.ts$/)], {
      CHROMIUM_PATH: await ensureBrowser(),
      E2E_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    });
    return counted(passed, countPlaywright(readJson(playwrightReport)));
  },
  firefox: ({ script }) => script('smoke/firefox.mjs'),
  webkit: ({ script }) => script('smoke/webkit.mjs'),
};

/**
 * One step after the other. The lists of a step run side by side, so that no core waits for the slowest of a kind:
 * browser tests wait for the browser more than half of the time.
 */
const STEPS = isDeep
  ? [[['unit'], ['web', 'bundles', 'native']], [['e2e']], [['firefox'], ['webkit']]]
  : [[['unit'], ['web', 'e2e'], ['types', 'lint', 'format', 'unused']]];

const named = process.argv.slice(2).filter((word) => word !== '--deep');
const unknown = named.find((name) => !(name in STAGES));
if (unknown !== undefined) {
  console.error(`There is no stage "${unknown}". Stages: ${Object.keys(STAGES).join(', ')}.`);
  process.exit(2);
}

const outcomes = [];
for (const lists of named.length > 0 ? [[named]] : STEPS) {
  await Promise.all(lists.map((stages) => runInTurn(stages, lists.length === 1)));
}
const sum = (key) => outcomes.reduce((all, outcome) => all + outcome[key], 0);
console.table(outcomes);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

async function runInTurn(stages, isAlone) {
  for (const stage of stages) {
    const began = performance.now();
    const { tool, script, flush } = terminal(stage, isAlone);
    const counts = await runStage(STAGES[stage], { tool, script });
    flush();
    outcomes.push({ stage, seconds: Math.round((performance.now() - began) / 1000), ...counts });
  }
}

/** A stage that counts no tests of its own is one test. */
async function runStage(stage, means) {
  try {
    const outcome = await stage(means);
    if (typeof outcome === 'object') return outcome;
    return outcome ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** What a stage writes is shown at once, or in one piece when others write at the same time. */
function terminal(stage, isAlone) {
  const held = [];
  const write = (text) => (isAlone ? process.stdout.write(text) : held.push(text));
  write(`\n== ${stage}\n`);

  function run(command, args, env = {}) {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    let end = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', write);
    child.stdout.on('data', (text) => (end = `${end}${text}`.slice(-200)));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ passed: code === 0, end }));
    });
  }

  return {
    tool: async (name, args, env) => (await run(join('node_modules', '.bin', name), args, env)).passed,
    script: async (name) => {
      const { passed, end } = await run(process.execPath, [join('scripts', name)]);
      return counted(passed, countLastLine(end) ?? { passed: Number(passed), failed: 0 });
    },
    flush: () => held.forEach((text) => process.stdout.write(text)),
  };
}

/**
 * In depth, the suites that then do more: those named so, and those that ask how often to try something. Otherwise
 * none is named, which means all.
 */
function suites(ending) {
  if (!isDeep) return [];
  return readdirSync('__tests__', { recursive: true })
    .map((name) => join('__tests__', name))
    .filter((file) => ending.test(file))
    .filter((file) => file.includes('.deep.') || readFileSync(file, 'utf8').includes('propertyRuns('));
}

/** A runner that failed without a failed test (a crash, no tests at all) still counts as a failure. */
function counted(passed, counts) {
  return passed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** A skipped test is a failed promise. */
function countJest(report) {
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
  };
}

function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/** What a script says about itself, or null. */
function countLastLine(text) {
  const said = /(\d+) passed, (\d+) failed\s*$/.exec(text);
  return said === null ? null : { passed: Number(said[1]), failed: Number(said[2]) };
}

/** A port that nothing listens on. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
