import { course, LESSON_IDS } from '@/games/luminis/lessons/course';
import { judgeTask, rightMoves, taskOptions, type Task } from '@/games/luminis/lessons/task';
import type { Card } from '@/games/luminis/rules/model';
import { luminisStrings } from '@/games/luminis/strings';
import { RULE_IDS, ruleStrings } from '@/games/luminis/strings/rules';
import { describeTaskProblem, PUZZLE_KINDS, puzzleKindOf, puzzles } from '@/games/luminis/view/puzzles';
import { starsOf } from '@/tabletop/learn/lessons';
import { DIFFICULTIES } from '@/tabletop/learn/puzzles';
import { LANGUAGES } from '@/ui/i18n/language';

import { propertyRuns } from '../../support/propertyRuns';
import { rulesOf } from '../../support/ruleIds';

function stepsOf(lesson: (typeof LESSON_IDS)[number]): readonly Task[] {
  const steps: Task[] = [];
  let run = course.start(lesson);
  for (let step = course.stepOf(run); step !== null; step = course.stepOf(run)) {
    steps.push(step);
    run = course.skipStep(run);
  }
  return steps;
}

describe.each(LESSON_IDS)('the lesson %s', (lesson) => {
  test('is won with three stars by the moves that the rules find', () => {
    let run = course.start(lesson);
    for (let step = course.stepOf(run); step !== null; step = course.stepOf(run)) {
      const moved = course.move(run, rightMoves(step)[0]!);
      expect(moved.judged.ok).toBe(true);
      run = moved.run;
    }
    expect(run.isDone).toBe(true);
    expect(starsOf(run)).toBe(3);
  });

  test.each(LANGUAGES)('has words for every step in %s', (language) => {
    const { title, about, steps } = luminisStrings[language].learn.lessons[lesson];
    expect(steps).toHaveLength(stepsOf(lesson).length);
    for (const words of [title, about, ...steps.flatMap(Object.values)]) expect(words).not.toBe('');
  });
});

test('every lesson but the first has a step that can be done wrongly', () => {
  for (const lesson of LESSON_IDS.slice(1)) {
    const wrong = stepsOf(lesson).flatMap((step) =>
      taskOptions(step).filter(
        ({ card, column }) => !judgeTask(step, { card: card.id, column, discard: [] }).ok,
      ),
    );
    expect(wrong).not.toEqual([]);
  }
});

test('LP-3 a lesson refuses more discards than are needed, and says so', () => {
  const [, step] = stepsOf('discards');
  const [option] = taskOptions(step!);
  const judged = judgeTask(step!, {
    card: 'target',
    column: option!.column,
    discard: ['squares', 'circles'],
  });
  expect(judged).toEqual({ ok: false, error: { code: 'too-many', fewest: 1 } });
  for (const language of LANGUAGES) {
    expect(describeTaskProblem(luminisStrings[language], { code: 'too-many', fewest: 1 })).not.toBe('');
  }
});

test('LP-6 local resources do not pay for the bonus card of the lesson', () => {
  const [, step] = stepsOf('bonus');
  expect(judgeTask(step!, { card: 'bonus', column: 0, discard: [] })).toMatchObject({
    error: { code: 'short', short: [1, 0, 0] },
  });
  expect(rightMoves(step!)).toEqual([{ card: 'hand', column: 0, discard: [] }]);
});

test('the reference has an entry for every rule, in both languages', () => {
  expect([...RULE_IDS].sort()).toEqual([...new Set(rulesOf('luminis').ids)].sort());
  for (const language of LANGUAGES) {
    for (const id of RULE_IDS) expect(ruleStrings[language][id].text.length).toBeGreaterThan(20);
  }
});

describe.each(PUZZLE_KINDS)('puzzles of the kind %s', (kind) => {
  test.each(DIFFICULTIES)('%s: each has one right answer, found again by trying everything', (difficulty) => {
    for (let seed = 0; seed < propertyRuns(6, 60); seed++) {
      const puzzle = puzzles.generate(kind, difficulty, seed);
      const { judge, answer, outcomeOf } = puzzleKindOf(kind);
      expect(judge(puzzle, answer(puzzle)).ok).toBe(true);
      expect(outcomeOf(puzzle, [answer(puzzle)]).status).toBe('solved');
      expect(new Set(everyRight(puzzle.task)).size).toBe(1);
    }
  });
});

/** What sets right answers apart: the discards, the space, or the card. */
function everyRight(task: Task): readonly string[] {
  return taskOptions(task).flatMap(({ card, column }) =>
    subsetsOf(task.hand.filter(({ id }) => id !== card.id)).flatMap((chosen) => {
      const discard = chosen.map(({ id }) => id);
      if (!judgeTask(task, { card: card.id, column, discard }).ok) return [];
      switch (task.goal) {
        case 'fewest':
          return [discard.join()];
        case 'paid':
          return [String(column)];
        default:
          return [card.id];
      }
    }),
  );
}

function subsetsOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  return Array.from({ length: 2 ** cards.length }, (_, subset) =>
    cards.filter((_card, index) => (subset >> index) % 2 === 1),
  );
}
