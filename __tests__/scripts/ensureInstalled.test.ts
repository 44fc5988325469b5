import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(resolve(__dirname, '../../scripts/ensure-installed.mjs')).href;

const WANTED = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  },
};

const CASES = [
  { title: 'nothing installed', installed: null, missing: [], expected: 'node_modules is missing' },
  {
    title: 'all as the lock file says, less an optional package',
    installed: { packages: { 'node_modules/a': { version: '1.0.0' } } },
    missing: [],
    expected: null,
  },
  {
    title: 'another version',
    installed: { packages: { 'node_modules/a': { version: '1.1.0' } } },
    missing: [],
    expected: 'node_modules/a is 1.1.0, not 1.0.0',
  },
  {
    title: 'a package that was never installed',
    installed: { packages: {} },
    missing: [],
    expected: 'node_modules/a is missing',
  },
  {
    title: 'a folder that was deleted',
    installed: { packages: { 'node_modules/a': { version: '1.0.0' } } },
    missing: ['node_modules/a'],
    expected: 'node_modules/a is missing',
  },
  {
    title: 'a package too many',
    installed: {
      packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/c': { version: '1.0.0' } },
    },
    missing: [],
    expected: 'node_modules/c is not in the lock file',
  },
];

const answers = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { findMismatch } from ${JSON.stringify(MODULE)};
       const cases = ${JSON.stringify(CASES)};
       const answer = (c) => findMismatch(${JSON.stringify(WANTED)}, c.installed, (path) => !c.missing.includes(path));
       console.log(JSON.stringify(cases.map(answer)));`,
    ],
    { encoding: 'utf8' },
  ),
) as readonly (string | null)[];

test.each(CASES.map((each, index) => [each.title, each.expected, index] as const))(
  'packages are compared with the lock file: %s',
  (_title, expected, index) => {
    expect(answers[index]).toBe(expected);
  },
);
