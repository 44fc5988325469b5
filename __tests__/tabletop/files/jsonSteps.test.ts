import fc from 'fast-check';

import { finish } from '@/kit/slices';
import { DEEPEST_NESTING, jsonSteps, positionAt } from '@/tabletop/files/jsonSteps';

import { propertyRuns } from '../../support/propertyRuns';

function findJsonFault(text: string) {
  const parsed = finish(jsonSteps(text));
  return parsed.ok ? null : parsed.error;
}

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

describe('parsing in steps', () => {
  const parsed = (text: string) => finish(jsonSteps(text));

  test('makes of every text what JSON.parse makes of it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (json) => {
        expect(parsed(json)).toEqual({ ok: true, value: JSON.parse(json) as unknown });
      }),
      { numRuns: propertyRuns(300, 5000), seed: 3 },
    );
  });

  test.each([
    '{"a":[ ],"b":[1 , [2,[3]],{"c":[4]}],"d":{"e":[5]},"f":"[6]"}',
    '{"a":[0],"a":[1,2],"b":[0],"a":[3]}',
    '{"__proto__":[1,2],"constructor":[3]}',
    '{"0":[7],"length":[8]}',
    '[[1],[2,[3]]]',
    ' { "a" : [ "x,]" , "\\"]," ] } ',
  ])('%s', (text) => {
    expect(parsed(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
  });

  test('takes long lists in many steps, none of them of more than some ten thousand characters', () => {
    const games = Array.from({ length: 300 }, (_, index) => ({
      index,
      log: Array(400).fill(index) as unknown,
    }));
    const text = JSON.stringify({ format: 'x', games, names: ['Ana'] });
    const parse = jest.spyOn(JSON, 'parse');
    const result = parsed(text);
    const longest = Math.max(...parse.mock.calls.map(([piece]) => piece.length));
    parse.mockRestore();
    expect(result).toEqual({ ok: true, value: { format: 'x', games, names: ['Ana'] } });
    expect(text.length).toBeGreaterThan(400_000);
    expect(longest).toBeLessThan(25_000);
  });
});
