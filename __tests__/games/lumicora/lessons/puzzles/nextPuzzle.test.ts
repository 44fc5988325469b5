import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { generatePuzzle, nextPuzzle } from '@/games/lumicora/lessons/puzzles/generate';
import { NO_PROGRESS, withSeen } from '@/games/lumicora/lessons/puzzles/progress';
import type { Puzzle, PuzzleKind } from '@/games/lumicora/lessons/puzzles/puzzle';
import { puzzleKey, puzzleText } from '@/games/lumicora/lessons/puzzles/puzzleKey';

import { reef } from '../../../../support/reef';

const base = { seed: 0, difficulty: 'easy', board: DEFAULT_BOARDS.A, turns: [] } as const;
const scoreNow = (line: string): Puzzle => {
  return { ...base, kind: 'score-now', luminos: reef(line), options: ['green', 'pink'] };
};

test.each<readonly [PuzzleKind]>([['light-side'], ['every-place'], ['score-now']])(
  'no repeat in 1,000 puzzles of %s, even if each begins to look where the last one was found',
  (kind) => {
    const keys = new Set<string>();
    const texts = new Set<string>();
    let seed = 0;
    for (let count = 0; count < 1000; count++) {
      const puzzle = nextPuzzle(kind, 'easy', keys, seed);
      keys.add(puzzleKey(puzzle));
      texts.add(puzzleText(puzzle));
      seed = puzzle.seed;
    }
    expect([keys.size, texts.size]).toEqual([1000, 1000]);
  },
);

test('a puzzle that was seen is passed over, one that was forgotten comes again', () => {
  const [first, second] = [5, 6].map((seed) => generatePuzzle('light-side', 'medium', seed));
  const progress = withSeen(NO_PROGRESS, puzzleKey(first!));
  expect(nextPuzzle('light-side', 'medium', new Set(progress.seen), 5)).toEqual(second);
  expect(nextPuzzle('light-side', 'medium', new Set(), 5)).toEqual(first);
});

test('a key is short and says nothing of seed and difficulty', () => {
  const puzzle = generatePuzzle('score-now', 'hard', 3);
  expect(puzzleKey(puzzle)).toMatch(/^[0-9a-f]{16}$/);
  expect(puzzleKey({ ...puzzle, seed: 4, difficulty: 'easy' })).toBe(puzzleKey(puzzle));
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
