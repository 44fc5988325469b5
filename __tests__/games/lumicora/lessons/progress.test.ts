import fc from 'fast-check';

import { lessonOf } from '@/games/lumicora/lessons';
import { FIRST_GAME, LESSON_IDS, type LessonMove, type LessonStep } from '@/games/lumicora/lessons/lesson';
import {
  decodeProgress,
  encodeProgress,
  hintOf,
  isSkipped,
  makeMove,
  nextOfFirstGame,
  NO_PROGRESS,
  recordRun,
  skipLesson,
  skipStep,
  starsOf,
  startLesson,
  stepOf,
  takeHint,
  type LearnProgress,
  type LessonRun,
} from '@/games/lumicora/lessons/progress';
import { solutionOf } from '@/games/lumicora/lessons/solutionOf';

const ACTIONS = ['solve', 'err', 'hint', 'skip'] as const;
type Action = (typeof ACTIONS)[number];

function mistakeOf(step: LessonStep): LessonMove {
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
  }
}

function act(run: LessonRun, action: Action): LessonRun {
  const step = stepOf(run);
  if (step === null) return run;
  switch (action) {
    case 'solve':
      return makeMove(run, solutionOf(step)).run;
    case 'err':
      return makeMove(run, mistakeOf(step)).run;
    case 'hint':
      return takeHint(run);
    case 'skip':
      return skipStep(run);
  }
}

function finish(run: LessonRun): LessonRun {
  return run.isDone ? run : finish(act(run, 'solve'));
}

const lessonId = fc.constantFrom(...LESSON_IDS);
const actions = fc.array(fc.constantFrom(...ACTIONS), { maxLength: 12 });
const someRun = fc.tuple(lessonId, actions).map(([id, all]) => all.reduce(act, startLesson(id)));
const someProgress = fc
  .array(someRun, { maxLength: 8 })
  .map((runs) => runs.reduce<LearnProgress>(recordRun, NO_PROGRESS));

test.each(LESSON_IDS)('the lesson %s without a mistake or a hint earns three stars', (id) => {
  const run = finish(startLesson(id));
  expect(run).toMatchObject({ step: lessonOf(id).steps.length, mistakes: 0, hints: 0, isDone: true });
  expect(stepOf(run)).toBeNull();
  expect(starsOf(run)).toBe(3);
});

test.each([
  ['one mistake', ['err'], 2],
  ['two mistakes and a hint', ['err', 'hint', 'err'], 2],
  ['three mistakes', ['err', 'err', 'err'], 1],
  ['two hints', ['hint', 'hint'], 1],
  ['two hints in two steps', ['hint', 'solve', 'hint'], 1],
  ['a step passed over', ['skip'], 0],
] as const)('%s: the stars follow', (_, all, stars) => {
  expect(starsOf(finish((all as readonly Action[]).reduce(act, startLesson('levels'))))).toBe(stars);
});

test('a wrong move stays in its step, says why and counts', () => {
  const { run, judged } = makeMove(startLesson('levels'), mistakeOf(lessonOf('levels').steps[0]!));
  expect(judged).toMatchObject({
    ok: false,
    error: { code: 'refused', rejection: { code: 'not-neighbors' } },
  });
  expect(run).toMatchObject({ step: 0, mistakes: 1, isDone: false });
});

test('spaces that are only missing some are no mistake', () => {
  const atLevels = act(startLesson('levels'), 'solve');
  const { run, judged } = makeMove(atLevels, { kind: 'spaces', spaces: [] });
  expect(judged).toEqual({ ok: false, error: { code: 'spaces-missing', count: 2 } });
  expect(run).toBe(atLevels);
});

test('a lesson that is done takes no move, and no hint or skip changes it', () => {
  const run = finish(startLesson('turn'));
  expect(() => makeMove(run, { kind: 'choice', option: 'A' })).toThrow('is done');
  expect(takeHint(run)).toBe(run);
  expect(skipStep(run)).toBe(run);
});

test('help comes in words first, then as the solution, anew in each step', () => {
  const [place, spaces] = lessonOf('levels').steps;
  const choice = lessonOf('turn').steps[0]!;
  expect([0, 1].map((level) => hintOf(place!, level as 0 | 1).kind)).toEqual(['none', 'words']);
  expect(hintOf(place!, 2)).toEqual({ kind: 'spaces', spaces: place!.kind === 'place' && place!.solution });
  expect(hintOf(spaces!, 2)).toMatchObject({ kind: 'spaces', spaces: expect.any(Array) });
  expect(hintOf(choice, 2)).toEqual({ kind: 'option', option: 'pink-6' });

  const helped = takeHint(takeHint(startLesson('levels')));
  expect(helped).toMatchObject({ hints: 2, hintLevel: 2 });
  expect(takeHint(helped)).toBe(helped);
  expect(act(helped, 'solve')).toMatchObject({ step: 1, hints: 2, hintLevel: 0 });
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
      expect(next.isDone).toBe(next.step === lessonOf(run.lesson).steps.length);
    }),
  );
});

test('the best stars stay, and the run under way waits', () => {
  const perfect = recordRun(NO_PROGRESS, finish(startLesson('turn')));
  expect(perfect).toEqual({ best: { turn: 3 }, open: null });

  const again = act(startLesson('turn'), 'err');
  const resumable = recordRun(perfect, again);
  expect(resumable).toEqual({ best: { turn: 3 }, open: again });

  const other = recordRun(resumable, finish(startLesson('water')));
  expect(other).toEqual({ best: { turn: 3, water: 3 }, open: again });
  expect(recordRun(other, finish(again))).toEqual({ best: { turn: 3, water: 3 }, open: null });
});

test('a skipped lesson has no star but counts as skipped, until it is learnt', () => {
  const run = startLesson('jellyfish');
  const skipped = skipLesson(recordRun(NO_PROGRESS, run), 'jellyfish');
  expect(skipped).toEqual({ best: { jellyfish: 0 }, open: null });
  expect([isSkipped(skipped, 'jellyfish'), isSkipped(skipped, 'turn')]).toEqual([true, false]);
  const learnt = recordRun(skipped, finish(run));
  expect(learnt.best).toEqual({ jellyfish: 3 });
  expect(skipLesson(learnt, 'jellyfish').best).toEqual({ jellyfish: 3 });
});

test('the way into a first game leads from lesson to lesson and ends at the set-up', () => {
  const walked: string[] = [];
  let progress = NO_PROGRESS;
  for (let id = nextOfFirstGame(progress); id !== null; id = nextOfFirstGame(progress)) {
    walked.push(id);
    progress = walked.length === 2 ? skipLesson(progress, id) : recordRun(progress, finish(startLesson(id)));
  }
  expect(walked).toEqual(FIRST_GAME);
});

test('what is stored comes back as it was', () => {
  fc.assert(
    fc.property(someProgress, (progress) => {
      expect(decodeProgress(encodeProgress(progress))).toEqual(progress);
    }),
  );
});

test('damaged text is no progress, and never throws', () => {
  const text = encodeProgress(
    recordRun(recordRun(NO_PROGRESS, finish(startLesson('turn'))), startLesson('water')),
  );
  for (let end = 0; end < text.length; end++) expect(decodeProgress(text.slice(0, end))).toEqual(NO_PROGRESS);
  fc.assert(fc.property(fc.string(), (any) => expect(decodeProgress(any)).toEqual(NO_PROGRESS)));
  fc.assert(fc.property(fc.json(), (any) => expect(decodeProgress(any)).toEqual(NO_PROGRESS)));
});

test.each([
  ['another version', { version: 2, best: {}, open: null }],
  ['no stars', { version: 1, open: null }],
  ['four stars', { version: 1, best: { turn: 4 }, open: null }],
])('%s is no progress', (_, json) => {
  expect(decodeProgress(JSON.stringify(json))).toEqual(NO_PROGRESS);
});

test.each([
  ['is beyond the last step', { step: lessonOf('water').steps.length }],
  ['is of a lesson that is gone', { lesson: 'cellar' }],
  ['has more help than hints', { hintLevel: 2 }],
  ['counts no whole mistakes', { mistakes: 0.5 }],
])('a run that %s is dropped, and the stars stay', (_, change) => {
  const open = { ...startLesson('water'), ...change };
  const text = JSON.stringify({ version: 1, best: { turn: 2, cellar: 3 }, open });
  expect(decodeProgress(text)).toEqual({ best: { turn: 2 }, open: null });
});
