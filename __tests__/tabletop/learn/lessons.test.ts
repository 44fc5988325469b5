/** The run of lessons, on Lumicora and on a points pad. */

import fc from 'fast-check';

import { course } from '@/games/lumicora/lessons';
import { solutionOf, type LessonMove, type LessonStep } from '@/games/lumicora/lessons/lesson';
import { COLORS } from '@/games/lumicora/rules/model';
import { keptUnder } from '@/tabletop/learn/keptText';
import { createLearnStore } from '@/tabletop/learn/learnStore';
import {
  hasBegun,
  nextOnWay,
  NOTHING_LEARNT,
  recordRun,
  skipLesson,
  starsOf,
  type Course,
  type LearnProgress,
  type LessonRun,
  type LessonTypes,
} from '@/tabletop/learn/lessons';

import { fullStorage, memoryStorage } from '../../support/memoryStorage';
import { padCourse } from '../../support/padLessons';

const ACTIONS = ['solve', 'err', 'hint', 'skip'] as const;
type Action = (typeof ACTIONS)[number];

interface Taught<T extends LessonTypes> {
  readonly course: Course<T>;
  readonly solution: (step: T['step']) => T['move'];
  readonly mistake: (step: T['step']) => T['move'];
}

function mistakeIn(step: LessonStep): LessonMove {
  switch (step.kind) {
    case 'place':
      return { kind: 'place', on: step.mistakes[0]!.on };
    case 'spaces': {
      const answer = step.answer(step.position);
      return { kind: 'spaces', spaces: [[0, 1, 2, 3, 4].find((space) => !answer.includes(space))!] };
    }
    case 'choice':
      return {
        kind: 'choice',
        option: step.options.find((option) => option !== step.answer(step.position))!,
      };
    case 'turn': {
      // A tap that comes too early is no mistake.
      return { kind: 'turn', deeds: step.mistakes.find(({ code }) => code !== 'not-now')!.deeds };
    }
    case 'score': {
      const color = COLORS.find((each) => step.position.aside!.tiles![each] !== 'coral');
      return color === undefined
        ? { kind: 'score', color: step.solution, spaces: [0] }
        : { kind: 'score', color, spaces: [] };
    }
    case 'things': {
      const [right] = step.answer(step.position);
      return { kind: 'things', things: [step.things.find((thing) => thing !== right)!] };
    }
  }
}

behaves('Lumicora', { course, solution: solutionOf, mistake: mistakeIn });
behaves('a points pad', {
  course: padCourse,
  solution: (step) => ({ type: 'add' as const, ...step }),
  mistake: ({ player, points }) => ({ type: 'add' as const, player, points: points + 1 }),
});

function behaves<T extends LessonTypes>(name: string, taught: Taught<T>) {
  type Run = LessonRun<T['id']>;
  const { start, stepOf, move, skipStep, takeHint, encode, decode, ids } = taught.course;
  const [first] = ids as readonly [T['id'], ...T['id'][]];
  const none: LearnProgress<T['id']> = NOTHING_LEARNT;

  const act = (run: Run, action: Action): Run => {
    const step = stepOf(run);
    if (step === null) return run;
    switch (action) {
      case 'solve':
        return move(run, taught.solution(step)).run;
      case 'err':
        return move(run, taught.mistake(step)).run;
      case 'hint':
        return takeHint(run);
      case 'skip':
        return skipStep(run);
    }
  };
  const finish = (run: Run): Run => (run.isDone ? run : finish(act(run, 'solve')));
  const actions = fc.array(fc.constantFrom(...ACTIONS), { maxLength: 12 });
  const someRun = fc.tuple(fc.constantFrom(...ids), actions).map(([id, all]) => all.reduce(act, start(id)));
  const someProgress = fc
    .array(someRun, { maxLength: 8 })
    .map((runs) => runs.reduce<LearnProgress<T['id']>>(recordRun, none));

  describe(name, () => {
    test.each(ids)('the lesson %s without a mistake or a hint earns three stars', (id) => {
      const run = finish(start(id));
      expect(run).toMatchObject({ mistakes: 0, hints: 0, isDone: true });
      expect(stepOf(run)).toBeNull();
      expect(starsOf(run)).toBe(3);
    });

    test.each([
      ['one mistake', ['err'], 2],
      ['two mistakes and two hints', ['err', 'hint', 'err', 'hint'], 2],
      ['three mistakes', ['err', 'err', 'err'], 1],
      ['all three stages of help', ['hint', 'hint', 'hint'], 1],
      ['three hints in two steps', ['hint', 'solve', 'hint', 'hint'], 1],
      ['a step passed over', ['skip'], 0],
    ] as const)('%s: the stars follow', (_, all, stars) => {
      expect(starsOf(finish((all as readonly Action[]).reduce(act, start(first))))).toBe(stars);
    });

    test('a wrong move stays in its step and counts', () => {
      const { run, judged } = move(start(first), taught.mistake(stepOf(start(first))));
      expect(judged.ok).toBe(false);
      expect(run).toMatchObject({ step: 0, mistakes: 1, isDone: false });
    });

    test('a lesson that is done takes no move, and no hint or skip changes it', () => {
      const run = finish(start(first));
      expect(() => move(run, taught.solution(stepOf(start(first))))).toThrow('is done');
      expect(takeHint(run)).toBe(run);
      expect(skipStep(run)).toBe(run);
    });

    test('help comes in three stages, and anew in each step', () => {
      const helped = takeHint(takeHint(takeHint(start(first))));
      expect(helped).toMatchObject({ hints: 3, hintLevel: 3 });
      expect(takeHint(helped)).toBe(helped);
      expect(act(helped, 'solve')).toMatchObject({ step: 1, hints: 3, hintLevel: 0 });
    });

    test('more mistakes or hints never earn more stars', () => {
      fc.assert(
        fc.property(someRun, fc.nat(4), fc.nat(4), (run, mistakes, hints) => {
          const worse = { ...run, mistakes: run.mistakes + mistakes, hints: run.hints + hints };
          expect(starsOf(worse)).toBeLessThanOrEqual(starsOf(run));
        }),
      );
    });

    test('a run goes on step by step and is done after the last', () => {
      fc.assert(
        fc.property(someRun, fc.constantFrom(...ACTIONS), (run, action) => {
          const next = act(run, action);
          expect(next.step - run.step).toBe(!run.isDone && (action === 'solve' || action === 'skip') ? 1 : 0);
          expect(next.isDone).toBe(stepOf(next) === null);
        }),
      );
    });

    test('on the screen, a step that is solved stays in view until the person goes on', () => {
      const { open, shown, attempt, goOn, passOver, restart } = taught.course;
      const opened = open(start(first));
      const step = stepOf(opened.run);
      const wrong = attempt(opened, taught.mistake(step));
      expect([wrong.problem === null, shown(wrong)]).toEqual([false, { step, index: 0 }]);
      const solved = attempt(wrong, taught.solution(step));
      expect([solved.problem, solved.run.step]).toEqual([null, 1]);
      expect(shown(solved)).toMatchObject({ index: 0, move: taught.solution(step) });
      expect(shown(goOn(solved))?.index).toBe(1);
      expect(passOver(opened).run).toMatchObject({ step: 1, isSkipped: true });
      expect([opened, solved, restart(solved)].map(hasBegun)).toEqual([false, true, false]);
      expect(shown(open(finish(opened.run)))).toBeNull();
    });

    test('the best stars stay, and the run under way waits', () => {
      const perfect = recordRun(none, finish(start(first)));
      expect(perfect).toEqual({ best: { [first]: 3 }, open: null });
      const again = act(start(first), 'err');
      expect(recordRun(perfect, again)).toEqual({ best: { [first]: 3 }, open: again });
      expect(recordRun(recordRun(perfect, again), finish(again))).toEqual(perfect);
    });

    test('a skipped lesson has no star, until it is learnt', () => {
      const skipped = skipLesson(recordRun(none, start(first)), first);
      expect(skipped).toEqual({ best: { [first]: 0 }, open: null });
      const learnt = recordRun(skipped, finish(start(first)));
      expect(learnt.best).toEqual({ [first]: 3 });
      expect(skipLesson(learnt, first).best).toEqual({ [first]: 3 });
    });

    test('a way through the lessons leads from one to the next and ends', () => {
      const walked: T['id'][] = [];
      let progress = none;
      for (let id = nextOnWay(progress, ids); id !== null; id = nextOnWay(progress, ids)) {
        walked.push(id);
        progress = walked.length === 2 ? skipLesson(progress, id) : recordRun(progress, finish(start(id)));
      }
      expect(walked).toEqual(ids);
    });

    test('what is stored comes back as it was', () => {
      fc.assert(fc.property(someProgress, (progress) => expect(decode(encode(progress))).toEqual(progress)));
    });

    test('damaged text is no progress, and never throws', () => {
      const text = encode(recordRun(skipLesson(none, first), start(first)));
      for (let end = 0; end < text.length; end++) expect(decode(text.slice(0, end))).toEqual(none);
      fc.assert(fc.property(fc.string(), (any) => expect(decode(any)).toEqual(none)));
      fc.assert(fc.property(fc.json(), (any) => expect(decode(any)).toEqual(none)));
    });

    test.each([
      ['another version', { version: 2, best: {}, open: null }],
      ['no stars', { version: 1, open: null }],
      ['four stars', { version: 1, best: { [first]: 4 }, open: null }],
    ])('%s is no progress', (_, json) => {
      expect(decode(JSON.stringify(json))).toEqual(none);
    });

    test.each([
      ['is beyond the last step', { step: finish(start(first)).step }],
      ['is of a lesson that is gone', { lesson: 'cellar' }],
      ['has more help than hints', { hintLevel: 2 }],
      ['counts no whole mistakes', { mistakes: 0.5 }],
      ['counts mistakes beyond all measure', { mistakes: 1e15 }],
    ])('a run that %s is dropped, and the stars stay', (_, change) => {
      const open = { ...start(first), ...change };
      const text = JSON.stringify({ version: 1, best: { [first]: 2, cellar: 3 }, open });
      expect(decode(text)).toEqual({ best: { [first]: 2 }, open: null });
    });

    describe('the store', () => {
      const KEY = 'learn';

      test('keeps every move, and what another window learnt is seen here', () => {
        const storage = memoryStorage();
        const [one, other] = [1, 2].map(() => createLearnStore(taught.course, keptUnder(storage, KEY)));
        one!.getState().record(finish(start(first)));
        expect(decode(storage.read(KEY))).toEqual(one!.getState().progress);
        storage.writeFromOutside(KEY, encode(skipLesson(none, first)));
        expect(other!.getState().progress).toEqual({ best: { [first]: 0 }, open: null });
        expect(one!.getState().progress).toEqual({ best: { [first]: 0 }, open: null });
      });

      test('knows what was learnt as long as the app is open where the storage is full', () => {
        const store = createLearnStore(taught.course, keptUnder(fullStorage(), KEY));
        store.getState().skip(first);
        expect(store.getState().progress.best).toEqual({ [first]: 0 });
      });
    });
  });
}

test('a move that is right as far as it goes is no mistake', () => {
  const atLevels = course.move(
    course.start('levels'),
    solutionOf(course.stepOf(course.start('levels'))!),
  ).run;
  const short = course.move(atLevels, { kind: 'spaces', spaces: [] });
  expect(short.judged).toEqual({ ok: false, error: { code: 'spaces-missing', count: 2 } });
  expect(short.run).toBe(atLevels);
  const run = padCourse.start('adding');
  expect(padCourse.move(run, { type: 'add', player: 0, points: 2 }).run).toBe(run);
});
