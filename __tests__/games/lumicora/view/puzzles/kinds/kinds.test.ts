import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { generatePuzzle, kindOf } from '@/games/lumicora/view/puzzles/kinds';
import type { BrokenRulePuzzle } from '@/games/lumicora/view/puzzles/kinds/brokenRule';
import { CHANCES, everyPlace, type EveryPlacePuzzle } from '@/games/lumicora/view/puzzles/kinds/everyPlace';
import type { FinalCountPuzzle } from '@/games/lumicora/view/puzzles/kinds/finalCount';
import type { KeepHighestPuzzle } from '@/games/lumicora/view/puzzles/kinds/keepHighest';
import type { LightSidePuzzle } from '@/games/lumicora/view/puzzles/kinds/lightSide';
import type { PayingPuzzle } from '@/games/lumicora/view/puzzles/kinds/paying';
import type { ScoreNowPuzzle } from '@/games/lumicora/view/puzzles/kinds/scoreNow';

import { answerOf, explain, judge } from '../../../../../support/puzzles';
import { at, pair, reef, spaces } from '../../../../../support/reef';

const base = { seed: 0, difficulty: 'easy', board: DEFAULT_BOARDS.A, turns: [] } as const;

const EVERY_PLACE: EveryPlacePuzzle = {
  ...base,
  kind: 'every-place',
  luminos: reef('d4d5:BG c3d3:Yc2 e3f2:Bh3 e4e5:B3h d5e4:Bh1'),
  hand: { color: 'yellow', symbols: [4, null] },
  limestone: 0,
};
const PLACES = ['c3d4', 'c4c5', 'd3d4', 'd3e3'].map(pair);

describe('every place', () => {
  const tried = (tries: Parameters<typeof everyPlace.outcomeOf>[1]) =>
    everyPlace.outcomeOf(EVERY_PLACE, tries);

  test('PL-1 the answer is all pairs where the Lumino may go, with the reason of each', () => {
    expect(answerOf(EVERY_PLACE)).toEqual({ kind: 'every-place', pairs: PLACES });
    const explanation = explain(EVERY_PLACE);
    expect(explanation).toMatchObject({
      exception: null,
      places: [
        { on: pair('c3d4'), level: 2, cost: 0, reason: { code: 'lies-on-own', spaces: [at('c3')] } },
        { on: pair('c4c5'), level: 1, cost: 0, reason: { code: 'touches-own', spaces: [at('c3')] } },
        { on: pair('d3d4'), level: 2, cost: 0, reason: { code: 'lies-on-own', spaces: [at('d3')] } },
        { on: pair('d3e3'), level: 2, cost: 0, reason: { code: 'lies-on-own', spaces: [at('d3')] } },
      ],
    });
    expect([...explanation.spaces].sort()).toEqual([...spaces('c3 c4 c5 d3 d4 e3')].sort());
  });

  test('pairs may be named in any order, either way round and twice', () => {
    const turned = PLACES.map(([a, b]) => [b, a] as const).reverse();
    expect(judge(EVERY_PLACE, { kind: 'every-place', pairs: [...turned, ...PLACES] }).ok).toBe(true);
  });

  test('PL-4 a wrong pair is refused by the rule that it breaks', () => {
    const judged = judge(EVERY_PLACE, { kind: 'every-place', pairs: [...PLACES, pair('b2b3')] });
    expect(judged).toMatchObject({
      error: { code: 'refused', on: pair('b2b3'), rejection: { code: 'limestone-short', short: 1 } },
    });
  });

  test('what is missing is counted', () => {
    const judged = judge(EVERY_PLACE, { kind: 'every-place', pairs: PLACES.slice(0, 1) });
    expect(judged).toEqual({ ok: false, error: { code: 'places-missing', count: 3 } });
  });

  test('one pair after another and the claim that it is all lead to the solution; one found twice costs nothing', () => {
    const tries = [...PLACES, pair('d4c3'), 'all' as const];
    const search = { chances: CHANCES, found: PLACES.length };
    expect(tried(tries)).toEqual({ status: 'solved', mistake: null, search });
    expect(tried(tries.slice(0, -1))).toEqual({ status: 'open', mistake: null, search });
  });

  test('a claim that comes too early costs a chance and tells how many are missing', () => {
    expect(tried([PLACES[0]!, 'all'])).toEqual({
      status: 'open',
      mistake: { code: 'places-missing', count: 3 },
      search: { chances: CHANCES - 1, found: 1 },
    });
  });

  test('three wrong pairs end it, whatever was found', () => {
    const wrong = ['a1a2', 'd4d5', 'b2b3'].map(pair);
    const states = [1, 2, 3].map((count) => tried([PLACES[0]!, ...wrong.slice(0, count)]));
    expect(states.map(({ search, status }) => [search?.chances, status])).toEqual([
      [2, 'open'],
      [1, 'open'],
      [0, 'failed'],
    ]);
    expect(states.map(({ mistake }) => mistake)).toMatchObject(
      ['PL-1', 'PL-3', 'PL-4'].map((rule) => ({ code: 'refused', rejection: { rule } })),
    );
    expect(tried([...wrong, ...PLACES, 'all'])).toMatchObject({ status: 'failed', search: { found: 0 } });
  });
});

describe('keep highest', () => {
  const puzzle: KeepHighestPuzzle = {
    ...base,
    kind: 'keep-highest',
    luminos: reef('d4d5:PB c3c4:Yt1 c4d4:Y4. d2d3:Y6. b5c5:B2c'),
    color: 'blue',
    hand: { color: 'blue', symbols: [2, 'shellfish'] },
    limestone: 0,
    candidates: reef('e3e4:B2s c5d5:Bs2 d6e5:B2s'),
  };

  test('SC-2 the candidate that adds a level is best', () => {
    expect(answerOf(puzzle)).toEqual({ kind: 'keep-highest', candidate: 1 });
    expect(explain(puzzle)).toMatchObject({
      best: 1,
      before: { total: 2 },
      candidates: [
        { change: null, score: { total: 2 } },
        {
          score: { total: 4 },
          change: { before: 2, after: 4, levels: [{ level: 2, reason: 'level-gains-number' }] },
        },
        { change: null, score: { total: 2 } },
      ],
      spaces: pair('c5d5'),
    });
  });

  test('another one is told what it leaves', () => {
    expect(judge(puzzle, { kind: 'keep-highest', candidate: 2 })).toEqual({
      ok: false,
      error: { code: 'candidate-scores-less', candidate: 2, total: 2 },
    });
    expect(() => judge(puzzle, { kind: 'keep-highest', candidate: 3 })).toThrow('no candidate 3');
  });
});

describe('score now', () => {
  const puzzle: ScoreNowPuzzle = {
    ...base,
    kind: 'score-now',
    luminos: reef('d4d5:PY e3f2:P.6 e4e5:P3s d5e5:P.4 f1g1:Gc2'),
    options: ['green', 'yellow', 'pink'],
  };

  test('SC-2 the colour with the largest sum of its levels', () => {
    expect(answerOf(puzzle)).toEqual({ kind: 'score-now', color: 'pink' });
    expect(explain(puzzle)).toMatchObject({ best: 'pink', spaces: spaces('e4 e5') });
  });

  test.each([
    ['SC-2 a colour that brings less', 'green', { code: 'color-scores-less', color: 'green', total: 2 }],
    ['SC-4 a colour that was scored', 'blue', { code: 'color-already-scored', color: 'blue' }],
  ] as const)('%s', (_, color, error) => {
    expect(judge(puzzle, { kind: 'score-now', color })).toEqual({ ok: false, error });
  });
});

describe('broken rule', () => {
  const puzzle: BrokenRulePuzzle = {
    ...base,
    kind: 'broken-rule',
    luminos: reef('d4d5:PG d2d3:Ps3 a3a4:Ps2 e4f4:P.6'),
  };

  test('PL-1 the Lumino that touched nothing of its colour', () => {
    expect(answerOf(puzzle)).toEqual({ kind: 'broken-rule', lumino: 2 });
    expect(explain(puzzle)).toEqual({
      lumino: 2,
      on: pair('a3a4'),
      rejection: {
        code: 'own-color-not-touched',
        rule: 'PL-1',
        color: 'pink',
        spaces: spaces('d2 d3 d4'),
      },
      spaces: pair('a3a4'),
    });
  });

  test('another Lumino was legal', () => {
    expect(judge(puzzle, { kind: 'broken-rule', lumino: 3 })).toEqual({
      ok: false,
      error: { code: 'lumino-is-legal', lumino: 3 },
    });
    expect(() => judge(puzzle, { kind: 'broken-rule', lumino: 4 })).toThrow('no Lumino 4');
    const legal = { ...puzzle, luminos: puzzle.luminos.slice(0, 2) };
    expect(() => answerOf(legal)).toThrow('no rule is broken');
  });
});

describe('light side', () => {
  const puzzle: LightSidePuzzle = {
    ...base,
    kind: 'light-side',
    luminos: reef('d4d5:YB e4e5:G4. d6d7:Bc1 f3g2:G1s d2d3:P1s'),
    asked: { of: 'species', species: 'shellfish' },
    options: [0, 1, 2, 3],
  };

  test.each([
    ['FS-4 one animal', { of: 'animal', species: 'shellfish', space: at('g2') }, 1],
    ['FS-4 a species', { of: 'species', species: 'shellfish' }, 2],
    ['FS-4 all animals', { of: 'all' }, 3],
  ] as const)('%s', (_, asked, points) => {
    expect(answerOf({ ...puzzle, asked })).toEqual({ kind: 'light-side', points });
    expect(explain({ ...puzzle, asked })).toMatchObject({ total: points });
  });

  test.each([
    [0, 'too-few-points'],
    [3, 'too-many-points'],
  ] as const)('%d points are %s', (points, code) => {
    expect(judge(puzzle, { kind: 'light-side', points })).toEqual({ ok: false, error: { code, points } });
  });
});

describe('what counts most at the end', () => {
  const puzzle: FinalCountPuzzle = {
    ...base,
    kind: 'final-count',
    luminos: reef('d4d5:GB c3d3:G3c e3e4:G1c c4c5:B2c d6e5:B1t'),
    rivals: null,
  };

  test('FS-3 three crabs bring more than one starfish', () => {
    expect(answerOf(puzzle)).toEqual({ kind: 'final-count', choice: 'crab' });
    expect(explain(puzzle).lines.map(({ choice, count, points }) => [choice, count, points])).toEqual([
      ['crab', 3, 7],
      ['starfish', 1, 4],
    ]);
    expect(judge(puzzle, { kind: 'final-count', choice: 'starfish' })).toMatchObject({
      error: { code: 'brings-less', points: 4 },
    });
  });

  test('FS-5 a majority of its own brings more than a shared one', () => {
    const rivals = [{ green: 5, pink: 0, blue: 4, yellow: 3 }];
    const asked = { ...puzzle, rivals };
    // Green is shared by five, blue leads by one.
    expect(answerOf(asked)).toEqual({ kind: 'final-count', choice: 'blue' });
  });
});

describe('enough limestone', () => {
  const puzzle: PayingPuzzle = {
    ...base,
    kind: 'paying',
    luminos: reef('d4d5:GB c3d3:G4. e3e4:B5. c4c5:B6.'),
    hand: { color: 'green', symbols: [4, null] },
    limestone: 0,
  };

  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [6, 3],
  ])('PL-4 with %d markers, %d of three Luminos can lie on the ground', (limestone, count) => {
    const paid = { ...puzzle, limestone };
    expect(answerOf(paid)).toEqual({ kind: 'paying', count });
    expect(explain(paid).places).toHaveLength(count);
    expect(explain(paid).left).toBeGreaterThanOrEqual(0);
    expect(judge(paid, { kind: 'paying', count: count - 1 })).toMatchObject({
      error: { code: 'too-few-placed' },
    });
  });
});

/** What people have on their phones since puzzles can be left half done. */
test.each([
  ['every-place', [0, 1], [0, 44]],
  ['every-place', 'all', 'some'],
  ['keep-highest', { kind: 'keep-highest', candidate: 2 }, { kind: 'keep-highest', candidate: 9 }],
  ['score-now', { kind: 'score-now', color: 'pink' }, { kind: 'score-now', color: 'red' }],
  ['broken-rule', { kind: 'broken-rule', lumino: 3 }, { kind: 'broken-rule', lumino: 30 }],
  ['light-side', { kind: 'light-side', points: 14 }, { kind: 'keep-highest', candidate: 0 }],
  ['final-count', { kind: 'final-count', choice: 'crab' }, { kind: 'final-count', choice: 'green' }],
  ['paying', { kind: 'paying', count: 3 }, { kind: 'paying', count: 4 }],
] as const)('%s: a try that was kept is read, and one that cannot be is none', (kind, kept, strange) => {
  const puzzle = generatePuzzle(kind, 'easy', 3);
  expect(kindOf(puzzle).readTry(puzzle, kept)).toEqual(kept);
  expect(kindOf(puzzle).readTry(puzzle, strange)).toBeNull();
  expect(kindOf(puzzle).readTry(puzzle, null)).toBeNull();
});
