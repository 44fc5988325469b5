import { course, LESSON_IDS, judgeStep } from '@/games/copulas/lessons/lessons';
import {
  answersOf,
  PUZZLE_KINDS,
  puzzleKind,
  puzzles,
  solutionTile,
  textOfTile,
  type PlacePuzzle,
} from '@/games/copulas/lessons/puzzles';
import { placesFor } from '@/games/copulas/rules/course';
import { learnStrings } from '@/games/copulas/strings/learn';
import { DIFFICULTIES } from '@/tabletop/learn/puzzles';
import { LANGUAGES } from '@/ui/i18n/language';

import { propertyRuns } from '../../support/propertyRuns';

test.each(LESSON_IDS)(
  'the lesson %s: every step has words, a solution that the rules accept, and ways to go wrong',
  (id) => {
    let run = course.start(id);
    for (let step = course.stepOf(run); step !== null; step = course.stepOf(run)) {
      for (const language of LANGUAGES) {
        const { lessons } = learnStrings[language];
        expect(lessons[id].steps).toHaveProperty(step.id);
      }
      expect(judgeStep(step, step.solution)).toMatchObject({ ok: true });
      const places = placesFor(step.course, step.seat);
      expect(places.map(({ tile }) => textOfTile(tile))).toContain(textOfTile(step.solution));
      run = course.move(run, step.solution).run;
    }
    expect(run.isDone).toBe(true);
  },
);

test('CP-6 in the lesson about having to place, nothing brings a point', () => {
  const step = course.stepOf(course.start('must'))!;
  const places = placesFor(step.course, step.seat);
  expect(places.length).toBeGreaterThan(0);
  expect(places.every(({ points }) => points === 0)).toBe(true);
});

test('CG-2 CE-2 goals are missed by other legal places', () => {
  for (const id of ['nine', 'twenty', 'groups'] as const) {
    const step = course.stepOf(course.start(id))!;
    const wrong = placesFor(step.course, step.seat).filter(({ tile }) => !judgeStep(step, tile).ok);
    expect(wrong.length).toBeGreaterThan(0);
  }
});

const SEEDS = propertyRuns(4, 200);

test.each(PUZZLE_KINDS)(
  'puzzles of kind %s have answers that the rules find, and each seed one puzzle',
  (kind) => {
    for (const difficulty of DIFFICULTIES) {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const puzzle: PlacePuzzle = puzzles.generate(kind, difficulty, seed);
        expect(puzzles.keyOf(puzzles.generate(kind, difficulty, seed))).toBe(puzzles.keyOf(puzzle));
        const answers = answersOf(puzzle);
        const { judge, outcomeOf, readTry } = puzzleKind(kind);
        expect(judge(puzzle, textOfTile(solutionTile(puzzle)))).toEqual({ ok: true, value: null });
        const wrong = placesFor(puzzle.course, puzzle.seat).find(
          ({ tile }) => !answers.some((answer) => textOfTile(answer.tile) === textOfTile(tile)),
        )!;
        const tried = textOfTile(wrong.tile);
        expect(readTry(puzzle, tried)).toBe(tried);
        expect(readTry(puzzle, 'X 9')).toBeNull();
        expect(outcomeOf(puzzle, [tried, tried, tried]).status).toBe('failed');
        expect(outcomeOf(puzzle, [tried, textOfTile(answers[0]!.tile)]).status).toBe('solved');
        expect(judge(puzzle, 'X a1')).toEqual({ ok: false, error: 'illegal' });
      }
    }
  },
);
