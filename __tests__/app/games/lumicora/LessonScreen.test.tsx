import { screen, userEvent } from '@testing-library/react-native';
import { impactAsync } from 'expo-haptics';
import { Linking } from 'react-native';

import { course, LESSONS } from '@/games/lumicora/lessons';
import { type Lesson, type LessonStep, solutionOf } from '@/games/lumicora/lessons/lesson';
import { REVIEWED_RULES } from '@/games/lumicora/lessons/puzzleKinds';
import { nameOf } from '@/games/lumicora/rules/boards';
import { lessonsDe } from '@/games/lumicora/strings/de/lessons';
import { lessonsEn } from '@/games/lumicora/strings/en/lessons';
import { wordsOfLesson, wordsOfStep } from '@/games/lumicora/strings/lessons';
import { LEARN_KEY, REVIEW_KEY } from '@/games/lumicora/view/store/library';
import { SETTINGS_KEY } from '@/shell/settings';
import { decodeReview } from '@/tabletop/learn/review';
import type { Language } from '@/ui/i18n/language';
import { minus } from '@/ui/i18n/phrases';

import { forbiddenStorage, memoryStorage, type MemoryStorage } from '../../../support/memoryStorage';
import { propertyRuns } from '../../../support/propertyRuns';
import { renderApp } from '../../../support/renderApp';

jest.useFakeTimers();
jest.mock('expo-haptics', () => ({
  impactAsync: jest.fn(() => Promise.resolve()),
  ImpactFeedbackStyle: { Light: 'light' },
}));

const stored = (language: Language = 'en') => memoryStorage({ [SETTINGS_KEY]: JSON.stringify({ language }) });

async function openLesson(address: string, storage = stored()) {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`reefside://lumicora/learn/${address}`);
  await renderApp(storage);
  return storage;
}

const progressIn = (storage: MemoryStorage) => course.decode(storage.read(LEARN_KEY));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (name: string | RegExp) => userEvent.press(button(name));
const space = (name: string) => button(new RegExp(`^${name},`));
const tapSpaces = async (...names: readonly string[]) => {
  for (const name of names) await userEvent.press(space(name));
};
const goOn = () => tap(/^(Next|Finish)$/);
const skip = async () => {
  await tap('Skip step');
  await goOn();
};

/** Does a step the way its lesson does. */
async function solve(lesson: Lesson, step: LessonStep) {
  const words = wordsOfStep(lessonsEn, lesson.id, step.id);
  expect(screen.getByText(words.ask)).toBeOnTheScreen();
  const move = solutionOf(step);
  switch (move.kind) {
    case 'place':
      await tapSpaces(...move.on.map(nameOf));
      break;
    case 'spaces':
      await tapSpaces(...move.spaces.map(nameOf));
      await tap('Check');
      break;
    case 'choice':
      await tap(words.options?.[move.option] ?? minus(Number(move.option)));
      break;
  }
  expect(screen.getByText(words.done)).toBeOnTheScreen();
}

describe('a lesson with one mistake', () => {
  test('PL-1 the real refusal is told, its spaces are lit, and the lesson still brings two stars', async () => {
    const storage = await openLesson('building-up');
    await tapSpaces('c5', 'd5');
    expect(screen.getByText(/^Green has to lie on green/)).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: 'Rule: Colour to colour.' })).toBeOnTheScreen();
    expect(space('c5')).toHaveAccessibleName(/chosen/);
    expect(progressIn(storage).open).toMatchObject({ lesson: 'building-up', step: 0, mistakes: 1 });
    for (const step of LESSONS[3]!.steps) {
      await solve(LESSONS[3]!, step);
      await goOn();
    }
    expect(screen.getByRole('heading', { name: 'Well done' })).toBeOnTheScreen();
    expect(screen.getByLabelText('2 stars of 3')).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: /PL-3/ })).toBeOnTheScreen();
    expect(progressIn(storage)).toEqual({ best: { 'building-up': 2 }, open: null });
  });

  test('PL-2 a refusal lights the spaces that it is about', async () => {
    await openLesson('building-up');
    await skip();
    await tapSpaces('c3', 'd3');
    expect(space('c3')).toHaveAccessibleName(/marked/);
    expect(space('d3')).toHaveAccessibleName(/marked/);
    await tapSpaces('d3');
    expect(space('c3')).not.toHaveAccessibleName(/marked|chosen/);
  });

  test('PL-1 a legal place elsewhere is told what was asked for', async () => {
    await openLesson('building-up');
    await tapSpaces('e3', 'e4');
    expect(screen.getByText('That is allowed, but level 2 is asked for.')).toBeOnTheScreen();
  });

  test('a space that is tapped again is chosen no more, and nothing legal is given away', async () => {
    await openLesson('building-up');
    expect(screen.queryByRole('button', { name: /legal/ })).toBeNull();
    await tapSpaces('d3');
    expect(screen.getByText('One space is chosen. Now the other one.')).toBeOnTheScreen();
    await tapSpaces('d3');
    expect(space('d3')).not.toHaveAccessibleName(/chosen/);
  });
});

test('a solved step shows the Lumino where it lies and taps lightly', async () => {
  jest.mocked(impactAsync).mockClear();
  await openLesson('building-up');
  await tapSpaces('d3', 'd4');
  expect(space('d3')).toHaveAccessibleName('d3, green, 5, level 2');
  expect(impactAsync).toHaveBeenCalledTimes(1);
  await tapSpaces('c5');
  expect(space('c5')).not.toHaveAccessibleName(/chosen/);
});

describe('every lesson is played to its end by its own solution', () => {
  // The rules themselves solve all of them in `lessons.test.ts`.
  test.each(LESSONS.slice(0, propertyRuns(3, LESSONS.length)))('$id', async (lesson) => {
    const storage = await openLesson(lesson.id);
    for (const [index, step] of lesson.steps.entries()) {
      expect(screen.getByText(`${index + 1} of ${lesson.steps.length}`)).toBeOnTheScreen();
      await solve(lesson, step);
      await goOn();
    }
    expect(screen.getByRole('heading', { name: 'Without a mistake' })).toBeOnTheScreen();
    expect(progressIn(storage).best).toEqual({ [lesson.id]: 3 });
  });
});

test.each(LESSONS)('$id opens in German', async ({ id, steps }) => {
  await openLesson(id, stored('de'));
  expect(screen.getByRole('heading', { name: wordsOfLesson(lessonsDe, id).title })).toBeOnTheScreen();
  expect(screen.getByText(wordsOfStep(lessonsDe, id, steps[0]!.id).ask)).toBeOnTheScreen();
  expect(button('Tipp')).toBeOnTheScreen();
});

describe('hints', () => {
  test('where to look, then the rule, then the spaces', async () => {
    const storage = await openLesson('building-up');
    const marked = () => screen.getAllByRole('button', { name: /marked/ }).length;
    await tap('Hint');
    expect(screen.getByText('Look at the marked spaces.')).toBeOnTheScreen();
    expect(marked()).toBeGreaterThan(2);
    await tap('The rule');
    expect(screen.getByText(/^Find two neighboring halves/)).toBeOnTheScreen();
    await tap('Show me');
    expect(space('d3')).toHaveAccessibleName(/marked/);
    expect(space('d4')).toHaveAccessibleName(/marked/);
    expect(marked()).toBe(2);
    expect(button('Show me')).toBeDisabled();
    expect(progressIn(storage).open).toMatchObject({ hints: 3, hintLevel: 3 });
  });

  test('of a question, the answer', async () => {
    await openLesson('turn');
    await tap('Hint');
    await tap('Show me');
    expect(button('The pink 6, this one')).toBeOnTheScreen();
  });
});

describe('questions', () => {
  test('TU-3 a wrong answer is told why, and counts once', async () => {
    const storage = await openLesson('turn');
    expect(screen.getByLabelText(/^Atoll: pink 2 shellfish; pink 4/)).toBeOnTheScreen();
    await tap('The green 3');
    expect(screen.getByText('It pays 3, and another pays more.')).toBeOnTheScreen();
    await tap('The green 3, not this one');
    expect(progressIn(storage).open).toMatchObject({ mistakes: 1 });
    await tap('The pink 6');
    expect(button('The pink 6, right')).toBeOnTheScreen();
    expect(button('Next')).toBeOnTheScreen();
  });

  test('SC-3 the turtle stands on its track', async () => {
    await openLesson('when-to-score');
    expect(screen.getByLabelText(/^Tiles: green scoring tile: jellyfish/)).toBeOnTheScreen();
    await skip();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
  });
});

test('a refused placement brings its rule into the review', async () => {
  const storage = await openLesson('building-up');
  const step = LESSONS.find(({ id }) => id === 'building-up')!.steps[0]!;
  if (step.kind !== 'place') throw new Error('another kind of step');
  const { on, code } = step.mistakes[0]!;
  await tapSpaces(...on.map(nameOf));
  const { cards } = decodeReview(REVIEWED_RULES, storage.read(REVIEW_KEY));
  expect([code, cards.map(({ rule }) => rule)]).toEqual(['own-color-not-met', ['PL-1']]);
});

test('a step that is skipped shows its answer', async () => {
  await openLesson('building-up');
  await tap('Skip step');
  expect(screen.getByText(/^This is the answer\. /)).toBeOnTheScreen();
  expect(space('d3')).toHaveAccessibleName(/^d3, green, 5, level 2.*marked/);
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
});

test('FS-3 the question about crabs shows the rows of all four species', async () => {
  await openLesson('final-scoring');
  await skip();
  expect(screen.getByLabelText('starfish: one to four bring 4, 8, 11, 14 points')).toBeOnTheScreen();
  expect(screen.getAllByLabelText(/one to four bring/)).toHaveLength(4);
});

describe('spaces', () => {
  test('what is missing is no mistake, what is wrong is lit', async () => {
    const storage = await openLesson('levels');
    await skip();
    expect(button('Check')).toBeDisabled();
    const answer = solutionOf(LESSONS[0]!.steps[1]!);
    if (answer.kind !== 'spaces') throw new Error('another kind of step');
    const [first, ...others] = answer.spaces.map(nameOf);
    await tapSpaces(first!);
    await tap('Check');
    expect(screen.getByText(/^Right so far/)).toBeOnTheScreen();
    expect(progressIn(storage).open).toMatchObject({ mistakes: 0 });
    await tapSpaces('a1');
    await tap('Check');
    expect(
      screen.getByText(
        'The marked space does not belong here. In level 2 is only what rests on other Luminos.',
      ),
    ).toBeOnTheScreen();
    expect(space('a1')).toHaveAccessibleName(/marked/);
    await tapSpaces('a1');
    expect(space('a1')).not.toHaveAccessibleName(/marked|chosen/);
    expect(progressIn(storage).open).toMatchObject({ mistakes: 1 });
    await tapSpaces(...others);
    await tap('Check');
    expect(button('Next')).toBeOnTheScreen();
  });
});

describe('leaving and coming back', () => {
  test('a lesson is resumed where it was left', async () => {
    const storage = await openLesson('building-up');
    await tapSpaces('d3', 'd4');
    screen.unmount();
    const later = memoryStorage(Object.fromEntries(storage.entries));
    await openLesson('building-up', later);
    expect(screen.getByText('2 of 4')).toBeOnTheScreen();
    await tap('Restart');
    expect(screen.getByText('1 of 4')).toBeOnTheScreen();
    expect(progressIn(later).open).toMatchObject({ step: 0, mistakes: 0 });
    await tap('Undo restart');
    expect(screen.getByText('2 of 4')).toBeOnTheScreen();
    expect(progressIn(later).open).toMatchObject({ step: 1 });
  });

  test('a lesson whose steps are skipped has no star, and can be repeated', async () => {
    const storage = await openLesson('own-color');
    for (let step = 0; step < 3; step++) await skip();
    expect(screen.getByRole('heading', { name: 'Lesson skipped' })).toBeOnTheScreen();
    expect(progressIn(storage)).toEqual({ best: { 'own-color': 0 }, open: null });
    await tap('Repeat');
    expect(screen.getByText('1 of 3')).toBeOnTheScreen();
    expect(progressIn(storage).open).toBeNull();
  });

  test('a refusal leads to its rule and back to the same step', async () => {
    await openLesson('building-up');
    await tapSpaces('c5', 'd5');
    await userEvent.press(screen.getByRole('link', { name: /^Rule: Colour to colour/ }));
    expect(screen.queryByRole('button', { name: 'Skip step' })).toBeNull();
    await tap('Back');
    expect(await screen.findByText(/^Green has to lie on green/)).toBeOnTheScreen();
  });

  test('where nothing can be stored it is played all the same', async () => {
    jest.spyOn(Linking, 'getInitialURL').mockResolvedValue('reefside://lumicora/learn/building-up');
    await renderApp(forbiddenStorage());
    await tapSpaces('d3', 'd4');
    expect(screen.getByRole('button', { name: /^(Next|Weiter)$/ })).toBeOnTheScreen();
  });
});

describe('where a lesson leads', () => {
  const skipAll = async () => {
    while (screen.queryByRole('button', { name: 'Skip step' }) !== null) await skip();
  };

  test('to the next one, and back to all', async () => {
    await openLesson('exceptions');
    await skipAll();
    await tap('Next lesson: Building up');
    expect(screen.getByRole('heading', { name: 'Building up' })).toBeOnTheScreen();
    await skipAll();
    await tap('All lessons');
    expect(await screen.findByRole('heading', { name: 'Learn to play' })).toBeOnTheScreen();
  });

  test('on the way into a first game, through its five lessons to set-up', async () => {
    await openLesson('levels?path=first-game');
    for (const title of ['Touch the same color', 'Building up', 'A turn', 'Coral scoring']) {
      await skipAll();
      await tap(`Next lesson: ${title}`);
    }
    await skipAll();
    await tap('Set up your first game');
    expect(await screen.findByRole('heading', { name: 'New game' })).toBeOnTheScreen();
  });

  test('a lesson that does not exist says so and leads to all', async () => {
    await openLesson('knitting');
    expect(screen.getByText('There is no such lesson.')).toBeOnTheScreen();
    await tap('All lessons');
    expect(await screen.findByText('0 of 5 lessons done')).toBeOnTheScreen();
  });
});
