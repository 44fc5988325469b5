/** Short words for everything in the lessons, in both languages. */

import { course, LESSONS, lessonOf } from '@/games/lumicora/lessons';
import {
  type ChoiceStep,
  judgeMove,
  type LessonMove,
  type LessonStep,
} from '@/games/lumicora/lessons/lesson';
import { TIED_FIRST, TIED_SECOND } from '@/games/lumicora/lessons/scoringLessons';
import { COLORS } from '@/games/lumicora/rules/model';
import { learnStrings } from '@/games/lumicora/strings/learn';
import { lessonStrings, wordsOfLesson, wordsOfStep } from '@/games/lumicora/strings/lessons';
import type { StepWords } from '@/games/lumicora/strings/lessonsWords';
import { puzzleStrings } from '@/games/lumicora/strings/puzzles';
import { describePlay } from '@/games/lumicora/view/learn/describePlay';
import type { LessonPlay } from '@/games/lumicora/view/learn/lessonPlay';
import { puzzleDeskStrings } from '@/tabletop/strings/puzzles';
import { LANGUAGES } from '@/ui/i18n/language';

import { COMPASS, textsIn } from '../../../support/compass';
import { offeredMoves } from '../../../support/lessonMoves';
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

/** Whether anything that the rules allow is not what was asked for. */
function canMissGoal(step: LessonStep): boolean {
  // What is due comes first, so a turn always has another way.
  if (step.kind === 'turn') return true;
  return offeredMoves(step).some((move) => {
    const judged = judgeMove(step, move);
    return !judged.ok && judged.error.code === 'off-goal';
  });
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
  expect(why !== undefined).toBe(step.kind === 'spaces' || step.kind === 'things');
  if (step.kind === 'choice') {
    const inWords = step.options.filter((option) => Number.isNaN(Number(option)));
    expect(Object.keys(options ?? {}).sort()).toEqual([...inWords].sort());
    expect(Object.keys(wrong ?? {}).sort()).toEqual([...wrongOptionsOf(step)].sort());
  } else {
    expect([options, wrong]).toEqual([undefined, undefined]);
    expect(offGoal !== undefined).toBe(canMissGoal(step));
  }
});

const HOLES = / $|undefined|null|NaN/;

test.each(LANGUAGES)(
  'every wrong move of every step is answered by the rule or the goal (%s)',
  (language) => {
    const strings = {
      learn: learnStrings[language],
      lessons: lessonStrings[language],
      placement: placementStrings[language],
      help: puzzleDeskStrings[language].help,
    };
    const codes = new Set<string>();
    const unanswered: string[] = [];
    for (const lesson of LESSONS) {
      lesson.steps.forEach((step, index) => {
        const open = course.open({ ...course.start(lesson.id), step: index });
        for (const move of offeredMoves(step)) {
          const judged = judgeMove(step, move);
          if (judged.ok || judged.error.code === 'unfinished') continue;
          codes.add(judged.error.code);
          const play = { ...withMove(open, move), problem: judged.error };
          const { tone, text } = describePlay(strings, play, { step, index });
          if (tone !== 'problem' || text.length < 10 || HOLES.test(text) || COMPASS[language].test(text)) {
            unanswered.push(`${lesson.id}/${step.id} ${JSON.stringify(move)}: ${text}`);
          }
        }
      });
    }
    expect(unanswered).toEqual([]);
    expect([...codes].sort()).toEqual([
      'deed-refused',
      'no-coral',
      'not-counted',
      'off-goal',
      'refused',
      'spaces-missing',
      'spaces-wrong',
      'wrong-answer',
      'wrong-thing',
    ]);
  },
);

/** The screen just before the last tap of a move. */
function withMove(play: LessonPlay, move: LessonMove): LessonPlay {
  const { draft } = play;
  if (move.kind === 'turn') return { ...play, draft: { ...draft, deeds: move.deeds.slice(0, -1) } };
  return move.kind === 'score' ? { ...play, draft: { ...draft, tile: move.color } } : play;
}

test.each(LANGUAGES)('no sentence of a lesson, a refusal or a puzzle points by compass (%s)', (language) => {
  const said = [lessonStrings, learnStrings, puzzleStrings, placementStrings].flatMap((strings) =>
    textsIn(strings[language]),
  );
  expect(said.length).toBeGreaterThan(400);
  expect(said.filter((text) => COMPASS[language].test(text))).toEqual([]);
});

test('FS-5 the spaces that the words count are those of the reef', () => {
  const colorsIn = (lesson: 'final-scoring' | 'ties', id: string) => [
    ...lessonOf(lesson).steps.find((each) => each.id === id)!.position.surface.colors,
  ];
  const first = colorsIn('final-scoring', 'tied-first');
  const second = colorsIn('ties', 'tied-second');
  expect(first.filter((color) => color === COLORS.indexOf('green'))).toHaveLength(TIED_FIRST[0]);
  expect(second.filter((color) => color === COLORS.indexOf('blue'))).toHaveLength(TIED_SECOND[0]);
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
