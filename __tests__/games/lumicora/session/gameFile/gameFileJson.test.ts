import { decodeGameFile, type GameFileProblem } from '@/games/lumicora/session/gameFile/gameFile';
import { shortened } from '@/tabletop/files/fileProblem';

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
