import { PUZZLE_KINDS, type PuzzleKindId } from '@/games/lumicora/lessons/puzzleKinds';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { formatReef } from '@/games/lumicora/rules/notation';
import { generatePuzzle, puzzles, type Puzzle } from '@/games/lumicora/view/puzzles/kinds';
import { noPuzzles, withSeen } from '@/tabletop/learn/puzzleProgress';
import { DIFFICULTIES } from '@/tabletop/learn/puzzles';

import { propertyRuns } from '../../../../../support/propertyRuns';
import { answerOf, judge, puzzleOfTheDay, puzzleText } from '../../../../../support/puzzles';
import { pair, reef } from '../../../../../support/reef';

const base = { seed: 0, difficulty: 'easy', board: DEFAULT_BOARDS.A, turns: [] } as const;
const scoreNow = (line: string): Puzzle => {
  return { ...base, kind: 'score-now', luminos: reef(line), options: ['green', 'pink'] };
};

const PUZZLES = propertyRuns(300, 1000);

test.each<readonly [PuzzleKindId]>([['light-side'], ['every-place'], ['score-now']])(
  `no repeat in ${PUZZLES} puzzles of %s, even if each begins to look where the last one was found`,
  (kind) => {
    const keys = new Set<string>();
    const texts = new Set<string>();
    let seed = 0;
    for (let count = 0; count < PUZZLES; count++) {
      const puzzle = puzzles.next(kind, 'easy', keys, seed);
      keys.add(puzzles.keyOf(puzzle));
      texts.add(puzzleText(puzzle as Puzzle));
      seed = puzzle.seed;
    }
    expect([keys.size, texts.size]).toEqual([PUZZLES, PUZZLES]);
  },
);

test('a puzzle that was seen is passed over, one that was forgotten comes again', () => {
  const [first, second] = [5, 6].map((seed) => generatePuzzle('light-side', 'medium', seed));
  const progress = withSeen(noPuzzles(PUZZLE_KINDS), puzzles.keyOf(first!));
  expect(puzzles.next('light-side', 'medium', new Set(progress.seen), 5)).toEqual(second);
  expect(puzzles.next('light-side', 'medium', new Set(), 5)).toEqual(first);
});

test('a key is short and says nothing of seed and difficulty', () => {
  const puzzle = generatePuzzle('score-now', 'hard', 3);
  expect(puzzles.keyOf(puzzle)).toMatch(/^[0-9a-f]{16}$/);
  expect(puzzles.keyOf({ ...puzzle, seed: 4, difficulty: 'easy' })).toBe(puzzles.keyOf(puzzle));
});

test('the same reef is the same, in whatever order it was laid and whichever space is named first', () => {
  const one = scoreNow('d4d5:GB c3c4:G2c e4e5:B5. c4d4:G4.');
  expect(puzzleText(scoreNow('d5d4:BG e5e4:B.5 c4c3:Gc2 d4c4:G.4'))).toBe(puzzleText(one));
});

test.each([
  ['another number', 'd4d5:GB c3c4:G3c'],
  ['another space', 'd4d5:GB c4c5:G2c'],
  ['the other way round', 'd4d5:GB c3c4:Gc2'],
  ['a Lumino more', 'd4d5:GB c3c4:G2c e4e5:B5.'],
])('%s makes another puzzle', (_, line) => {
  expect(puzzleText(scoreNow(line))).not.toBe(puzzleText(scoreNow('d4d5:GB c3c4:G2c')));
});

test('which Lumino lies upon which makes another puzzle', () => {
  const low = scoreNow('d4d5:GB c3c4:G2c b4c5:G2s c4c5:G4.');
  const high = scoreNow('d4d5:GB c4c5:G4. c3c4:G2c b4c5:G2s');
  expect(puzzleText(high)).not.toBe(puzzleText(low));
});

test('the order of laying tells puzzles about a broken rule apart', () => {
  const [one, other] = ['d4d5:GB c3c4:G2c e4e5:B5.', 'd4d5:GB e4e5:B5. c3c4:G2c'].map((line): Puzzle => ({
    ...base,
    kind: 'broken-rule',
    luminos: reef(line),
  }));
  expect(puzzleText(one!)).not.toBe(puzzleText(other!));
});

test('the question tells puzzles of one reef apart', () => {
  const luminos = reef('d4d5:GB c3c4:G2c');
  const hand = { color: 'green', symbols: [4, null] } as const;
  const every: Puzzle = { ...base, kind: 'every-place', luminos, hand, limestone: 1 };
  const light: Puzzle = { ...base, kind: 'light-side', luminos, asked: { of: 'all' }, options: [0, 1, 2, 3] };
  const texts = [
    every,
    { ...every, limestone: 2 },
    { ...every, hand: { ...hand, color: 'blue' } } as const,
    { ...every, board: DEFAULT_BOARDS.B },
    light,
    { ...light, asked: { of: 'species', species: 'crab' } } as const,
  ].map(puzzleText);
  expect(new Set(texts).size).toBe(texts.length);
});

const PLACES = ['b5c5', 'c5d6', 'd5e5', 'd6d7'].map(pair);

/** Days of the calendar one after another, as the clock of the machine counts them. */
function calendar(from: string, days: number): readonly (readonly [number, number, number])[] {
  const start = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(start + index * 86_400_000);
    return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()] as const;
  });
}

/** A change of a maker changes them: who updates this app then has another puzzle than who did not. */
const PINNED = [
  [14, 'light-side', 'hard', 'd4d5:GY e4e5:Y1c b5c5:Y5. d3e3:Y.4', { points: 6 }],
  [15, 'every-place', 'easy', 'd4d5:YP c3c4:Y2c d3e3:Y1c c4d4:Yh3 e5f5:Gh3', { pairs: PLACES }],
  [16, 'keep-highest', 'medium', 'd4d5:PG e5f5:G6. c4c5:G1c c5d5:Gc2', { candidate: 3 }],
  [17, 'score-now', 'hard', 'd4d5:PG d2d3:B1s c3c4:Bt1 c4d5:B3s', { color: 'yellow' }],
  [18, 'broken-rule', 'easy', 'd4d5:BG c4c5:G2c e3e4:Y1s d7d8:Bh3 c2d3:Bt1 c6d6:Pc2', { lumino: 3 }],
] as const;

test.each(PINNED)('everyone gets the same puzzle on 2026-03-%d', (day, kind, difficulty, line, answer) => {
  const puzzle = puzzleOfTheDay(2026, 3, day);
  expect([puzzle.kind, puzzle.difficulty]).toEqual([kind, difficulty]);
  expect(formatReef(puzzle.luminos).slice(0, line.length)).toBe(line);
  expect(answerOf(puzzle)).toEqual({ kind, ...answer });
});

test.each([
  ['2025-12-20', 5],
  ['2027-01-01', 7],
] as const)(
  'from %s on every day has its own puzzle, and all %i kinds come at every difficulty',
  (from, kinds) => {
    const cycle = kinds * DIFFICULTIES.length;
    const daily = calendar(from, 4 * cycle).map((day) => puzzleOfTheDay(...day));
    expect(new Set(daily.map(puzzleText)).size).toBe(daily.length);
    for (let first = 0; first + cycle <= daily.length; first += cycle) {
      const met = new Set(
        daily.slice(first, first + cycle).map(({ kind, difficulty }) => `${kind} ${difficulty}`),
      );
      expect(met.size).toBe(cycle);
    }
    expect(daily.every((puzzle) => judge(puzzle, answerOf(puzzle)).ok)).toBe(true);
  },
);
