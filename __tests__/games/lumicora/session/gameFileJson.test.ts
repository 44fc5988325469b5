import fc from 'fast-check';

import { decodeGameFile, type GameFileProblem } from '@/games/lumicora/session/gameFile';
import { DEEPEST_NESTING, jsonFaultSteps, positionAt } from '@/games/lumicora/session/jsonScan';
import { shortened } from '@/games/lumicora/session/shortened';
import { finish } from '@/kit/slices';

import { propertyRuns } from '../../../support/propertyRuns';

const findJsonFault = (text: string) => finish(jsonFaultSteps(text));

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const PIECES = [
  ...'{}[]:,"\\ \n-+.eE019tfnu',
  'true',
  'false',
  'null',
  '"a"',
  '\\u00e4',
  '\u0001',
  '"a":',
  '1.5',
];

describe('where a text stops being JSON', () => {
  test('agrees with JSON.parse on texts of JSON pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        expect([text, findJsonFault(text) === null]).toEqual([text, parses(text)]);
      }),
      { numRuns: propertyRuns(500, 5000), seed: 1 },
    );
  });

  test('agrees with JSON.parse on JSON with one character changed', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom(...PIECES), (json, at, piece) => {
        expect(findJsonFault(json)).toBeNull();
        const place = at % (json.length + 1);
        const text = json.slice(0, place) + piece + json.slice(place + 1);
        expect([text, findJsonFault(text) === null]).toEqual([text, parses(text)]);
      }),
      { numRuns: propertyRuns(200, 2000), seed: 2 },
    );
  });

  test.each([
    ['{"a": 1,}', 8],
    ['[1, 2', 5],
    ['[1 2]', 3],
    ['{"a" 1}', 5],
    ['{a: 1}', 1],
    ['"a\nb"', 2],
    ['"\\x"', 2],
    ['"\\u12g4"', 5],
    ['"abc', 4],
    ['01', 1],
    ['-', 1],
    ['1.', 2],
    ['1e+', 3],
    ['nul', 3],
    ['[1]]', 3],
    ['', 0],
    ["{'a': 1}", 1],
  ])('%j at %i', (text, offset) => {
    expect(findJsonFault(text)).toEqual({ kind: 'syntax', offset });
  });

  test('counts lines and columns from 1', () => {
    const text = 'ab\ncd\n\nef';
    expect([0, 2, 3, 6, 8].map((offset) => positionAt(text, offset))).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 3 },
      { line: 2, column: 1 },
      { line: 3, column: 1 },
      { line: 4, column: 2 },
    ]);
  });

  test('knows how deep is too deep', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(findJsonFault(nested(DEEPEST_NESTING))).toBeNull();
    expect(findJsonFault(nested(DEEPEST_NESTING + 1))).toEqual({ kind: 'depth', offset: DEEPEST_NESTING });
  });
});

describe('texts that are no JSON object', () => {
  const MEGABYTES = 10_000_000;
  const rows: readonly (readonly [string, string, GameFileProblem])[] = [
    ['nothing', '', { path: '', code: 'empty-text' }],
    ['white space', ' \n\t', { path: '', code: 'empty-text' }],
    ['a byte order mark', '\ufeff', { path: '', code: 'empty-text' }],
    ['half an object', '{\n  "format": ', { path: '', code: 'not-json', line: 2, column: 13 }],
    ['a trailing comma', '{\n"a": [1,\n]}', { path: '', code: 'not-json', line: 3, column: 1 }],
    ['a list', '[]', { path: '', code: 'not-an-object', received: '[…]' }],
    ['null', 'null', { path: '', code: 'not-an-object', received: 'null' }],
    ['a huge number', '1e999', { path: '', code: 'not-an-object', received: 'Infinity' }],
    ['10 MB of opening brackets', '['.repeat(MEGABYTES), { path: '', code: 'nested-too-deeply' }],
    [
      '10 MB of closed brackets',
      '['.repeat(MEGABYTES / 2) + ']'.repeat(MEGABYTES / 2),
      { path: '', code: 'nested-too-deeply' },
    ],
    ['10 MB of objects', '{"a":'.repeat(MEGABYTES / 5), { path: '', code: 'nested-too-deeply' }],
    [
      '10 MB of text',
      `"${'x'.repeat(MEGABYTES)}"`,
      { path: '', code: 'not-an-object', received: `"${'x'.repeat(37)}…"` },
    ],
    ['10 MB of digits', '9'.repeat(MEGABYTES), { path: '', code: 'not-an-object', received: 'Infinity' }],
    [
      '10 MB of a wide list',
      `[${'0,'.repeat(MEGABYTES / 2)}0]`,
      { path: '', code: 'not-an-object', received: '[…]' },
    ],
  ];

  test.each(rows)('%s', (_, text, problem) => {
    const start = Date.now();
    expect(decodeGameFile(text)).toEqual({ ok: false, error: problem });
    expect(Date.now() - start).toBeLessThan(10_000);
  });
});

describe('a foreign value in one line', () => {
  test.each([
    ['h9', '"h9"'],
    ['', '""'],
    ['a"b\\c', '"a\\"b\\\\c"'],
    ['\u001b[2J', '"\\u001b[2J"'],
    ['\u009b\u2028\u202e', '"\\u009b\\u2028\\u202e"'],
    ['\ud800', '"\\ud800"'],
    ['x'.repeat(37), `"${'x'.repeat(37)}"`],
    ['x'.repeat(38), `"${'x'.repeat(37)}…"`],
    ['🐙'.repeat(30), `"${'🐙'.repeat(18)}…"`],
    ['\u0000'.repeat(100), `"${'\\u0000'.repeat(6)}…"`],
    [-0.5, '-0.5'],
    [1e300, '1e+300'],
    [null, 'null'],
    [true, 'true'],
    [[[[]]], '[…]'],
    [{ toString: 1 }, '{…}'],
  ])('%j', (value, shown) => {
    expect(shortened(value)).toBe(shown);
    expect(shown.length).toBeLessThanOrEqual(40);
  });
});
