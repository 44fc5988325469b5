import { screen } from '@testing-library/react-native';

import { PAIRS } from '@/games/lumicora/rules/boards';
import type { SpacePair } from '@/games/lumicora/rules/model';
import { puzzlesDe } from '@/games/lumicora/strings/de/puzzles';
import { puzzlesEn } from '@/games/lumicora/strings/en/puzzles';
import { wordsEn } from '@/games/lumicora/strings/en/words';
import { generatePuzzle, puzzles, type Puzzle } from '@/games/lumicora/view/puzzles/kinds';
import { isSamePair } from '@/games/lumicora/view/puzzles/kinds/everyPlace';
import { letterOf } from '@/games/lumicora/view/puzzles/kinds/reefPuzzle';
import { PUZZLE_DESK_KEY } from '@/games/lumicora/view/puzzles/puzzleStore';

import { memoryStorage } from '../../../support/memoryStorage';
import {
  answerOf,
  describeQuestion,
  describeSolution,
  judge,
  puzzleOfTheDay,
} from '../../../support/puzzles';
import {
  choose,
  press,
  progressIn,
  puzzleStorage,
  renderPuzzle,
  restart,
  settle,
  tapPair,
  tapSpace,
} from '../../../support/renderPuzzle';

jest.useFakeTimers();

const SEED = 3;
const ANSWER = 'That’s my answer';
const address = (kind: string, seed = SEED, difficulty = 'easy') =>
  `/${kind}?difficulty=${difficulty}&seed=${seed}`;

const places = generatePuzzle('every-place', 'easy', SEED);
const kept = generatePuzzle('keep-highest', 'easy', SEED);
const scored = generatePuzzle('score-now', 'easy', SEED);
const broken = generatePuzzle('broken-rule', 'easy', SEED);
const light = generatePuzzle('light-side', 'easy', SEED);

const rightPairs = (): readonly SpacePair[] => answerOf(places).pairs;
const isLegal = (on: SpacePair) => rightPairs().some((pair) => isSamePair(pair, on));
const wrongPairs = PAIRS.filter((on) => !isLegal(on));

/** Chooses the right answer, or a wrong one, without giving it yet. */
async function chooseAnswer(puzzle: Puzzle, isRight: boolean) {
  const fits = (attempt: Parameters<typeof judge>[1]) => judge(puzzle, attempt).ok === isRight;
  switch (puzzle.kind) {
    case 'keep-highest': {
      const chosen = puzzle.candidates.findIndex((_, candidate) => fits({ kind: puzzle.kind, candidate }));
      return choose(letterOf(chosen));
    }
    case 'score-now': {
      const color = puzzle.options.find((each) => fits({ kind: puzzle.kind, color: each }));
      return choose(wordsEn.colors[color!]);
    }
    case 'broken-rule': {
      const lumino = puzzle.luminos.findIndex((_, index) => fits({ kind: puzzle.kind, lumino: index }));
      await tapSpace(puzzle.luminos[lumino]!.on[0]);
      return expect(screen.getByText(`You’ve chosen Lumino ${lumino + 1}.`)).toBeOnTheScreen();
    }
    case 'light-side':
      return choose(String(puzzle.options.find((points) => fits({ kind: puzzle.kind, points }))));
    case 'every-place':
      throw new Error('is found pair by pair');
  }
}

const tally = (solved: number, tried: number) => ({
  solved,
  tried,
  ratings: Array.from({ length: tried }, () => expect.any(Number)),
});

describe.each([kept, scored, broken, light])('$kind', (puzzle) => {
  test('the right answer is praised, explained and counted', async () => {
    const storage = await renderPuzzle(address(puzzle.kind));
    expect(screen.getByText(describeQuestion(puzzlesEn, puzzle))).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: ANSWER })).toBeDisabled();
    await chooseAnswer(puzzle, true);
    await press(ANSWER);
    expect(screen.getByText('Right!')).toBeOnTheScreen();
    expect(screen.getByText('1 in a row')).toBeOnTheScreen();
    expect(screen.getByText(describeSolution(puzzlesEn, puzzle).summary)).toBeOnTheScreen();
    expect(progressIn(storage).byKind[puzzle.kind]).toEqual(tally(1, 1));
    expect(progressIn(storage)).toMatchObject({ streak: 1, bestStreak: 1 });
  });

  test('a wrong answer says why and ends the streak', async () => {
    const storage = await renderPuzzle(address(puzzle.kind));
    await chooseAnswer(puzzle, false);
    await press(ANSWER);
    expect(screen.getByText('Not right.')).toBeOnTheScreen();
    expect(screen.getByText(describeSolution(puzzlesEn, puzzle).summary)).toBeOnTheScreen();
    expect(progressIn(storage).byKind[puzzle.kind]).toEqual(tally(0, 1));
    expect(progressIn(storage).streak).toBe(0);
  });
});

describe('every legal place', () => {
  test('is solved by finding all and saying so; how many there are is not told', async () => {
    const storage = await renderPuzzle(address('every-place'));
    expect(screen.getByText('3 chances left')).toBeOnTheScreen();
    expect(screen.getByRole('img', { name: /^Lumino in your hand: / })).toBeOnTheScreen();
    for (const [index, on] of rightPairs().entries()) {
      await tapPair(on);
      expect(screen.getByText(`${index + 1} found`)).toBeOnTheScreen();
    }
    expect(screen.queryByText('Right!')).toBeNull();
    await press('That’s all');
    expect(screen.getByText('Right!')).toBeOnTheScreen();
    expect(progressIn(storage).byKind['every-place']).toEqual(tally(1, 1));
  });

  test('three wrong pairs end it, each refused in words', async () => {
    const storage = await renderPuzzle(address('every-place'));
    await tapPair(wrongPairs[0]!);
    expect(screen.getByText('2 chances left')).toBeOnTheScreen();
    expect(screen.queryByText(/^Tap the two spaces/)).toBeNull();
    await tapPair(wrongPairs[1]!);
    expect(screen.getByText('1 chance left')).toBeOnTheScreen();
    await tapPair(wrongPairs[2]!);
    expect(screen.getByText('No chances left. Here’s the solution.')).toBeOnTheScreen();
    expect(screen.getAllByRole('button', { name: /, not found$/ }).length).toBeGreaterThan(1);
    expect(progressIn(storage).byKind['every-place']).toEqual(tally(0, 1));
  });

  test('a claim that is wrong costs a chance', async () => {
    await renderPuzzle(address('every-place'));
    await press('That’s all');
    expect(screen.getByText('2 chances left')).toBeOnTheScreen();
    expect(screen.getByText(/still missing\.$/)).toBeOnTheScreen();
  });

  test('a place found before and spaces far apart cost nothing', async () => {
    await renderPuzzle(address('every-place'));
    await tapPair(rightPairs()[0]!);
    await tapPair(rightPairs()[0]!);
    expect(screen.getByText('You’ve already found this place.')).toBeOnTheScreen();
    await tapPair([0, 43]);
    expect(screen.getByText('Now the second space.')).toBeOnTheScreen();
    expect(screen.getByText('3 chances left')).toBeOnTheScreen();
    expect(screen.getByText('1 found')).toBeOnTheScreen();
  });
});

test('a line of the solution lights up what it is about', async () => {
  await renderPuzzle(address('keep-highest'));
  await chooseAnswer(kept, true);
  await press(ANSWER);
  const [line] = describeSolution(puzzlesEn, kept).lines;
  await press(new RegExp(`^${line!.text.replace(/[+]/g, '\\+').replace(/ /g, '.')}`));
  expect(screen.getAllByRole('button', { name: /not confirmed yet.*Placement A/ })).toHaveLength(2);
});

test('the next puzzle is another one', async () => {
  const storage = await renderPuzzle(address('light-side'));
  await chooseAnswer(light, true);
  await press(ANSWER);
  await press('Next puzzle');
  expect(screen.queryByText('Right!')).toBeNull();
  expect(screen.getByRole('button', { name: ANSWER })).toBeDisabled();
  expect(new Set(progressIn(storage).seen).size).toBe(2);
});

test('a puzzle that was begun is there again after leaving it, and after a restart', async () => {
  const storage = await renderPuzzle('/every-place?difficulty=easy');
  const { seed } = (JSON.parse(storage.read(PUZZLE_DESK_KEY)!) as { works: Record<string, { seed: number }> })
    .works['every-place.easy']!;
  const puzzle = generatePuzzle('every-place', 'easy', seed);
  await tapPair(answerOf(puzzle).pairs[0]!);
  expect(screen.getByText('1 found')).toBeOnTheScreen();
  await press('Back');
  await press('Play: Every legal place, Easy');
  expect(screen.getByText('1 found')).toBeOnTheScreen();
  await restart(address('every-place', seed), storage);
  expect(screen.getByText(describeQuestion(puzzlesEn, puzzle))).toBeOnTheScreen();
  expect(screen.getByText('1 found')).toBeOnTheScreen();
});

test('an answer is not counted again after a restart', async () => {
  const storage = await renderPuzzle(address('light-side'));
  await chooseAnswer(light, true);
  await press(ANSWER);
  const restarted = await restart(address('light-side'), storage);
  expect(screen.getByText('Right!')).toBeOnTheScreen();
  expect(progressIn(restarted).byKind['light-side']).toEqual(tally(1, 1));
});

test('what was kept for a puzzle but cannot be about it is left aside', async () => {
  const works = { 'light-side.easy': { seed: SEED, key: 'other', tries: [], answer: null, isCounted: true } };
  await renderPuzzle(
    address('light-side'),
    memoryStorage({ [PUZZLE_DESK_KEY]: JSON.stringify({ difficulties: {}, works }) }),
  );
  expect(screen.getByText(describeQuestion(puzzlesEn, light))).toBeOnTheScreen();
});

test('an answer that was kept as people have it on their phones is shown again', async () => {
  const answer = answerOf(light);
  const key = puzzles.keyOf(light);
  const works = { 'light-side.easy': { seed: SEED, key, tries: [], answer, isCounted: true } };
  await renderPuzzle(
    address('light-side'),
    memoryStorage({ [PUZZLE_DESK_KEY]: JSON.stringify({ difficulties: {}, works }) }),
  );
  expect(screen.getByText('Right!')).toBeOnTheScreen();
});

describe('the puzzle of the day', () => {
  const noon = (day: number) => new Date(2026, 10, day, 12);

  test('is the same for everyone on the same date, and counted once', async () => {
    jest.setSystemTime(noon(16));
    const puzzle = puzzleOfTheDay(2026, 11, 16);
    const storage = await renderPuzzle('/today');
    expect(screen.getByText(describeQuestion(puzzlesEn, puzzle))).toBeOnTheScreen();
    await chooseAnswer(puzzle, true);
    await press(ANSWER);
    expect(screen.getByText('1-day streak')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Next puzzle' })).toBeNull();
    expect(progressIn(storage)).toMatchObject({ streak: 1, daily: { streak: 1 } });
    // Whoever loses what was done in it cannot count it again.
    storage.entries.delete(PUZZLE_DESK_KEY);
    const restarted = await restart('/today', storage);
    await chooseAnswer(puzzle, true);
    await press(ANSWER);
    expect(progressIn(restarted)).toMatchObject({ streak: 1, daily: { streak: 1 } });
  });

  test('is another one on the next day', async () => {
    jest.setSystemTime(noon(17));
    await renderPuzzle('/today');
    expect(screen.getByText(describeQuestion(puzzlesEn, puzzleOfTheDay(2026, 11, 17)))).toBeOnTheScreen();
  });
});

test('speaks German', async () => {
  await renderPuzzle(address('every-place'), puzzleStorage('de'));
  expect(screen.getByRole('heading', { name: 'Jeder erlaubte Platz' })).toBeOnTheScreen();
  expect(screen.getByText(describeQuestion(puzzlesDe, places))).toBeOnTheScreen();
  expect(screen.getByText('noch 3 Versuche')).toBeOnTheScreen();
  await press('Das sind alle');
  expect(screen.getByText('noch 2 Versuche')).toBeOnTheScreen();
});

test('a kind that there is not leads back to the list', async () => {
  await renderPuzzle('/sudoku');
  expect(screen.getByText('There’s no such puzzle.')).toBeOnTheScreen();
  await press('Other puzzles');
  await settle();
  expect(screen.getByRole('heading', { name: 'Puzzle of the day' })).toBeOnTheScreen();
});
