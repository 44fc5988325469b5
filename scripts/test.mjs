/**
 * `npm test`: every stage on a fresh clone, with a count of all tests at the end.
 * Stages can be named to run alone: `node scripts/test.mjs lint types`.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const { checkNative } = await import('./check-native.mjs');

const reports = mkdtempSync(join(tmpdir(), 'reefside-'));
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');
const offlineExpo = { EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' };

const STAGES = {
  format: () => run('prettier', ['--check', '--log-level', 'warn', '.']),
  lint: () => run('eslint', ['--max-warnings', '0', '.']),
  types: () => run('tsc', ['--noEmit']),
  unit: () => {
    const passed = run('jest', ['--json', '--outputFile', jestReport]);
    return counted(passed, () => countJest(readJson(jestReport)));
  },
  bundles: () =>
    run(
      'expo',
      ['export', '--platform', 'android', '--platform', 'ios', '--output-dir', 'dist/native'],
      offlineExpo,
    ),
  native: checkNative,
  web: () => runScript('export-web.mjs'),
  e2e: async () => {
    const passed = run('playwright', ['test', '--reporter', 'list,json'], {
      CHROMIUM_PATH: await ensureBrowser(),
      E2E_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    });
    return counted(passed, () => countPlaywright(readJson(playwrightReport)));
  },
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in STAGES));
if (unknown !== undefined) {
  console.error(`There is no stage "${unknown}". Stages: ${Object.keys(STAGES).join(', ')}.`);
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
const times = [];
for (const name of named.length > 0 ? named : Object.keys(STAGES)) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const { passed, failed } = await runStage(name);
  total.passed += passed;
  total.failed += failed;
  times.push({ stage: name, seconds: Math.round((performance.now() - began) / 1000), passed, failed });
}
console.table(times);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** A stage that counts no tests of its own is one test. */
async function runStage(name) {
  try {
    const outcome = await STAGES[name]();
    if (typeof outcome === 'object') return outcome;
    return outcome ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function run(tool, args, env = {}) {
  const { status } = spawnSync('npx', ['--no-install', tool, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function runScript(name) {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}

/** A runner that failed without a failed test (a crash, no tests at all) still counts as a failure. */
function counted(passed, count) {
  const counts = count();
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
