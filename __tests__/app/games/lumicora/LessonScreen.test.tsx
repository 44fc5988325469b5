import { screen, userEvent } from '@testing-library/react-native';
import { impactAsync } from 'expo-haptics';
import { Linking } from 'react-native';

import { course, LESSONS } from '@/games/lumicora/lessons';
import { type Lesson, type LessonStep, solutionOf } from '@/games/lumicora/lessons/lesson';
import type { Thing } from '@/games/lumicora/lessons/position';
import { REVIEWED_RULES } from '@/games/lumicora/lessons/puzzleKinds';
import type { Deed } from '@/games/lumicora/play/turn';
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

/** By what is drawn there now. */
const inRow = (row: string) => screen.getAllByRole('button', { name: new RegExp(`^${row}: `) });

/** A deed of a turn, by the taps that do it. */
async function perform(deed: Deed) {
  switch (deed.type) {
    case 'add':
    case 'fromDisplay':
      return userEvent.press(inRow('Display')[deed.lumino]!);
    case 'fromAtoll':
      for (const lumino of deed.luminos) await userEvent.press(inRow('Atoll')[lumino]!);
      return tap(/^Take \d Lumino/);
    case 'swap':
      await tap(new RegExp(`^${deed.jellyfish} .*jellyfish`));
      for (const lumino of deed.luminos) {
        await userEvent.press(inRow(deed.from === 'atoll' ? 'Atoll' : 'Display')[lumino]!);
      }
      return tap(/^Swap \d Lumino/);
    case 'limestone':
      return tap(/^Limestone, /);
    case 'fill':
      // An Atoll that holds enough is not filled by hand.
      if (screen.queryByRole('button', { name: /Fill the Atoll/ }) === null) return;
      return tap(/Fill the Atoll/);
    case 'return':
      return tap(/^Bag, /);
    case 'place':
      return tapSpaces(...deed.on.map(nameOf));
  }
}

function thingNamed(thing: Thing) {
  const [kind, name, count] = thing.split('-') as [string, string, string | undefined];
  const people: Readonly<Record<string, string>> = { you: 'You', ann: 'Ann', ben: 'Ben', cleo: 'Cleo' };
  const names: Readonly<Record<string, RegExp>> = {
    seat: new RegExp(`^${people[name]}`),
    tile: new RegExp(`^${name} `),
    round: new RegExp(`^Round ${name},`),
    marker: new RegExp(`^Limestone marker ${name}$`),
    points: new RegExp(`^${count} ${name}s?: `),
  };
  return button(names[kind]!);
}

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
    case 'turn':
      for (const deed of move.deeds) await perform(deed);
      break;
    case 'score':
      await tap(new RegExp(`^${move.color} `));
      await tapSpaces(...move.spaces.map(nameOf));
      break;
    case 'things':
      for (const thing of move.things) await userEvent.press(thingNamed(thing));
      break;
  }
  expect(screen.getByText(words.done)).toBeOnTheScreen();
}

describe('a lesson with one mistake', () => {
  test('PL-1 the real refusal is told, its spaces are lit, and the lesson still brings two stars', async () => {
    const storage = await openLesson('building-up');
    await tapSpaces('c5', 'd5');
    expect(screen.getByText(/^Green has to lie on green/)).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: 'Rule: Match the color.' })).toBeOnTheScreen();
    expect(space('c5')).toHaveAccessibleName(/chosen/);
    expect(progressIn(storage).open).toMatchObject({ lesson: 'building-up', step: 0, mistakes: 1 });
    for (const step of LESSONS[3]!.steps) {
      await solve(LESSONS[3]!, step);
      await goOn();
    }
    expect(screen.getByRole('heading', { name: 'Well done' })).toBeOnTheScreen();
    expect(screen.getByLabelText('2 stars of 3')).toBeOnTheScreen();
    expect(screen.getByRole('img', { name: 'Your reef: 1 of 15 Luminos' })).toBeOnTheScreen();
    expect(screen.getByText('Your reef has grown by a Lumino.')).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: 'Lie flat' })).toBeOnTheScreen();
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
    expect(screen.getByText('That’s allowed, but go for level 2.')).toBeOnTheScreen();
  });

  test('a space that is tapped again is chosen no more, and nothing legal is given away', async () => {
    await openLesson('building-up');
    expect(screen.queryByRole('button', { name: /legal/ })).toBeNull();
    await tapSpaces('d3');
    expect(screen.getByText('Now tap the other space.')).toBeOnTheScreen();
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

describe('every lesson is played to its end by its own solution, with the board either way round', () => {
  // Some of them in an ordinary run; the rules themselves solve all of them in `lessons.test.ts`.
  const ways = LESSONS.flatMap((lesson, index) =>
    [false, true].map((isTurned) => ({ lesson, isTurned, isOrdinary: index === (isTurned ? 4 : 7) })),
  );
  const chosen = propertyRuns(1, 2) === 1 ? ways.filter(({ isOrdinary }) => isOrdinary) : ways;
  test.each(chosen)('$lesson.id, turned: $isTurned', async ({ lesson, isTurned }) => {
    const storage = await openLesson(lesson.id);
    if (isTurned) await tap('Turn the board by a quarter');
    for (const [index, step] of lesson.steps.entries()) {
      expect(screen.getByText(`${index + 1} of ${lesson.steps.length}`)).toBeOnTheScreen();
      await makeMistake(lesson, step);
      await solve(lesson, step);
      await goOn();
    }
    expect(progressIn(storage).best[lesson.id]).toBeGreaterThan(0);
  });
});

/** The first wrong move that a step names; it is told why, and the step is as it was. */
async function makeMistake(lesson: Lesson, step: LessonStep) {
  const { offGoal } = wordsOfStep(lessonsEn, lesson.id, step.id);
  if (step.kind === 'place') {
    await tapSpaces(...step.mistakes[0]!.on.map(nameOf));
    expect(screen.queryByRole('button', { name: /^(Next|Finish)$/ })).toBeNull();
  }
  const [first] = step.kind === 'turn' ? step.mistakes : [];
  if (first?.deeds.length === 1 && first.code === 'off-goal' && first.deeds[0]!.type !== 'place') {
    await perform(first.deeds[0]!);
    expect(screen.getByText(offGoal!)).toBeOnTheScreen();
  }
}

test.each(LESSONS.slice(0, propertyRuns(3, LESSONS.length)))('$id opens in German', async ({ id, steps }) => {
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

  test('of a turn, the next thing to tap', async () => {
    const storage = await openLesson('turn');
    await tap('Hint');
    expect(screen.getByText('Look at what’s marked.')).toBeOnTheScreen();
    await tap('The rule');
    expect(screen.getByText(/^The pink 6 pays most/)).toBeOnTheScreen();
    await tap('Show me');
    await perform({ type: 'add', lumino: 1 });
    expect(progressIn(storage).open).toMatchObject({ mistakes: 0, hints: 3 });
  });
});

describe('a turn', () => {
  test('TU-3 a Lumino goes to the Atoll, limestone is taken, and a wrong deed is told why', async () => {
    const storage = await openLesson('turn');
    expect(inRow('Display')).toHaveLength(4);
    await perform({ type: 'add', lumino: 0 });
    expect(screen.getByText(/^That’s allowed, but now you want the most limestone/)).toBeOnTheScreen();
    await perform({ type: 'limestone' });
    expect(screen.getByText('First, one Lumino of your display goes to the Atoll.')).toBeOnTheScreen();
    expect(progressIn(storage).open).toMatchObject({ mistakes: 1 });
    await perform({ type: 'add', lumino: 1 });
    expect(inRow('Atoll')).toHaveLength(5);
    await tap('Limestone, 0 of 10, Take 6');
    expect(button('Limestone, 6 of 10')).toBeOnTheScreen();
    expect(button('Next')).toBeOnTheScreen();
  });

  test('SC-2 a scoring flips its tile and counts up level by level', async () => {
    await openLesson('coral-scoring');
    await skip();
    await tap(/^pink scoring tile: not scored/);
    expect(button(/^pink scoring tile: jellyfish/)).toBeOnTheScreen();
    await tapSpaces('c3');
    expect(screen.getByText('In level 1, only the smallest visible pink number counts.')).toBeOnTheScreen();
    await tapSpaces('d3');
    expect(screen.getByText('Level 1: 2')).toBeOnTheScreen();
    await tapSpaces('e3');
    expect(screen.getByText('2 + 3 = 5 points')).toBeOnTheScreen();
    expect(screen.getByText('and limestone: now 7')).toBeOnTheScreen();
  });

  test('SC-1 the octopus and the turtle move', async () => {
    await openLesson('rounds');
    await skip();
    await userEvent.press(button(/^Cleo/));
    expect(screen.getByText(/^The octopus goes to the last one who scored/)).toBeOnTheScreen();
    await userEvent.press(button(/^Ben/));
    expect(button(/^Ben, scored, has the octopus/)).toBeOnTheScreen();
    await goOn();
    await userEvent.press(button(/^Round 5,/));
    expect(button('Round 5, pays 2, turtle')).toBeOnTheScreen();
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
  expect(screen.getByText(/^Here’s the answer\. /)).toBeOnTheScreen();
  expect(space('d3')).toHaveAccessibleName(/^d3, green, 5, level 2.*marked/);
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
});

test('FS-3 the question about crabs shows the rows of all four species', async () => {
  await openLesson('final-scoring');
  for (let step = 0; step < 3; step++) await skip();
  expect(
    screen.getAllByRole('button', { name: /^\d (shellfish|crabs?|seahorses?|starfish): / }),
  ).toHaveLength(16);
  await tap('4 crabs: 10 points');
  expect(screen.getByText(/^Three crabs are visible/)).toBeOnTheScreen();
});

describe('spaces', () => {
  test('what is missing is no mistake, what is wrong is lit', async () => {
    const storage = await openLesson('levels');
    await skip();
    await skip();
    expect(button('Check')).toBeDisabled();
    const answer = solutionOf(LESSONS[0]!.steps[2]!);
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
        'The marked space doesn’t belong here. In level 2 is only what rests on other Luminos.',
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
    await userEvent.press(screen.getByRole('link', { name: /^Rule: Match the color/ }));
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
    await openLesson('water');
    await skipAll();
    await tap('Next lesson: Building up');
    expect(screen.getByRole('heading', { name: 'Building up' })).toBeOnTheScreen();
    await skipAll();
    await tap('All lessons');
    expect(await screen.findByRole('heading', { name: 'Learn to play' })).toBeOnTheScreen();
  });

  test('on the way into a first game, from lesson to lesson and to set-up', async () => {
    await openLesson('rounds?path=first-game');
    await skipAll();
    await tap('Next lesson: Final scoring');
    await skipAll();
    await tap('Set up your first game');
    expect(await screen.findByRole('heading', { name: 'New game' })).toBeOnTheScreen();
  });

  test('a lesson that does not exist says so and leads to all', async () => {
    await openLesson('knitting');
    expect(screen.getByText('There’s no such lesson.')).toBeOnTheScreen();
    await tap('All lessons');
    expect(await screen.findByText('0 of 8 lessons done')).toBeOnTheScreen();
  });
});
