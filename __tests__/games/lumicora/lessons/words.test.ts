/** Short words for everything in the lessons, in both languages. */

import { LESSONS, lessonOf } from '@/games/lumicora/lessons';
import { type ChoiceStep, judgeMove, type LessonStep, type PlaceStep } from '@/games/lumicora/lessons/lesson';
import { TIED_FIRST, TIED_SECOND } from '@/games/lumicora/lessons/scoringLessons';
import { legalPlacements } from '@/games/lumicora/rules/legalPlacements';
import { COLORS } from '@/games/lumicora/rules/model';
import { learnStrings } from '@/games/lumicora/strings/learn';
import { lessonStrings, wordsOfLesson, wordsOfStep } from '@/games/lumicora/strings/lessons';
import type { StepWords } from '@/games/lumicora/strings/lessonsWords';
import { puzzleStrings } from '@/games/lumicora/strings/puzzles';
import { LANGUAGES } from '@/ui/i18n/language';

import { COMPASS, textsIn } from '../../../support/compass';
import { placementStrings } from '../../../support/placementStrings';

const LONGEST_SENTENCE = 160;
const LONGEST_ASK = 170;
const LONGEST_LINE = 70;

const steps = LANGUAGES.flatMap((language) =>
  LESSONS.flatMap((lesson) =>
    lesson.steps.map((step) => {
      const words = wordsOfStep(lessonStrings[language], lesson.id, step.id);
      return [`${language} ${lesson.id}/${step.id}`, step, words] as const;
    }),
  ),
);

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

function allTexts({ ask, hint, done, offGoal, why, options = {}, wrong = {} }: StepWords): readonly string[] {
  const goal = [offGoal, why].filter((text) => text !== undefined);
  return [ask, hint, done, ...goal, ...Object.values(options), ...Object.values(wrong)];
}

function wrongOptionsOf(step: ChoiceStep): readonly string[] {
  return step.options.filter((option) => option !== step.answer(step.position));
}

/** A Lumino can lie either way round, and an animal on the wrong half may miss the goal. */
function canMissGoal(step: PlaceStep): boolean {
  const { board, surface, limestone } = step.position;
  return legalPlacements(board, surface, step.hand.color, limestone).some(({ on: [a, b] }) =>
    (
      [
        [a, b],
        [b, a],
      ] as const
    ).some((on) => !judgeMove(step, { kind: 'place', on }).ok),
  );
}

test.each(LANGUAGES.flatMap((language) => LESSONS.map(({ id }) => [language, id] as const)))(
  '%s %s has a title, a line about it, and words for its steps and nothing else',
  (language, id) => {
    const { title, summary, steps: words } = wordsOfLesson(lessonStrings[language], id);
    for (const line of [title, summary]) {
      expect(line).not.toBe('');
      expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
    }
    const ids = LESSONS.find((lesson) => lesson.id === id)!.steps.map((step) => step.id);
    expect(Object.keys(words).sort()).toEqual([...ids].sort());
  },
);

test.each(steps)('%s speaks in short sentences', (_, __, words) => {
  expect(sentencesOf(words.ask).length).toBeLessThanOrEqual(2);
  expect(words.ask.length).toBeLessThanOrEqual(LONGEST_ASK);
  expect(sentencesOf(words.hint)).toHaveLength(1);
  expect(sentencesOf(words.done)).toHaveLength(1);
  for (const text of allTexts(words)) {
    expect(text.trim()).toBe(text);
    expect(text).not.toBe('');
    for (const sentence of sentencesOf(text)) expect(sentence.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
  }
});

test.each(steps)('%s says everything that its kind needs, and no more', (_, step: LessonStep, words) => {
  const { offGoal, why, options, wrong } = words;
  expect(why !== undefined).toBe(step.kind === 'spaces');
  if (step.kind === 'choice') {
    const inWords = step.options.filter((option) => Number.isNaN(Number(option)));
    expect(Object.keys(options ?? {}).sort()).toEqual([...inWords].sort());
    expect(Object.keys(wrong ?? {}).sort()).toEqual([...wrongOptionsOf(step)].sort());
  } else {
    expect([options, wrong]).toEqual([undefined, undefined]);
    expect(offGoal !== undefined).toBe(step.kind === 'place' && canMissGoal(step));
  }
});

test.each(LANGUAGES)('no sentence of a lesson, a refusal or a puzzle points by compass (%s)', (language) => {
  const said = [lessonStrings, learnStrings, puzzleStrings, placementStrings].flatMap((strings) =>
    textsIn(strings[language]),
  );
  expect(said.length).toBeGreaterThan(400);
  expect(said.filter((text) => COMPASS[language].test(text))).toEqual([]);
});

test('FS-5 the spaces that the words count are those of the reef', () => {
  const [first, second] = ['tied-first', 'tied-second'].map((id) => {
    const step = lessonOf('final-scoring').steps.find((each) => each.id === id)!;
    return [...step.position.surface.colors];
  });
  expect(first!.filter((color) => color === COLORS.indexOf('green'))).toHaveLength(TIED_FIRST[0]);
  expect(second!.filter((color) => color === COLORS.indexOf('blue'))).toHaveLength(TIED_SECOND[0]);
});

test('no sentence of a lesson was left in English', () => {
  for (const { id, steps: own } of LESSONS) {
    for (const step of own) {
      const { ask, hint, done } = wordsOfStep(lessonStrings.de, id, step.id);
      const english = wordsOfStep(lessonStrings.en, id, step.id);
      expect([ask, hint, done].filter((text) => Object.values(english).includes(text))).toEqual([]);
    }
  }
});

test.each(LANGUAGES)('%s tells how many spaces are missing or wrong', (language) => {
  const { missing, wrongSpaces } = lessonStrings[language];
  expect(missing(3)).toContain('3');
  expect(missing(1)).not.toEqual(missing(2));
  expect(wrongSpaces(1)).not.toEqual(wrongSpaces(2));
});

test('a step that does not exist is a mistake of the program', () => {
  expect(() => wordsOfStep(lessonStrings.en, 'levels', 'cellar')).toThrow('no step cellar');
});
