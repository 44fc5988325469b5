/** Every lesson is played through the real rules: a change of them that breaks a lesson fails here. */

import { course, LESSONS, lessonOf } from '@/games/lumicora/lessons';
import {
  type ChoiceStep,
  FIRST_GAME,
  hasPlaces,
  hintOf,
  judgeMove,
  LESSON_IDS,
  type LessonId,
  type LessonMove,
  type LessonStep,
  type MoveProblem,
  type PlaceStep,
  solutionOf,
  type SpacesStep,
} from '@/games/lumicora/lessons/lesson';
import { linesOf, type ScoreStep, type ThingsStep, type TurnStep } from '@/games/lumicora/lessons/tableSteps';
import { audit } from '@/games/lumicora/rules/audit';
import { isSpace } from '@/games/lumicora/rules/boards';
import { COLORS, isStartingLumino, numberBringsAnimal, type CoralSymbol } from '@/games/lumicora/rules/model';
import { learnStrings } from '@/games/lumicora/strings/learn';
import type { HintLevel } from '@/tabletop/learn/hints';
import {
  nextOnWay,
  NOTHING_LEARNT,
  recordRun,
  skipLesson,
  type LearnProgress,
} from '@/tabletop/learn/lessons';

import { offeredMoves } from '../../../support/lessonMoves';

type Named<Step> = readonly [title: string, step: Step];

const steps: readonly Named<LessonStep>[] = LESSONS.flatMap((lesson) =>
  lesson.steps.map((step) => [`${lesson.id}/${step.id}`, step] as const),
);

function only<Kind extends LessonStep['kind']>(kind: Kind) {
  type Step = Extract<LessonStep, { kind: Kind }>;
  return steps.flatMap(([title, step]): Named<Step>[] => (step.kind === kind ? [[title, step as Step]] : []));
}

const placeSteps: readonly Named<PlaceStep>[] = only('place');
const spacesSteps: readonly Named<SpacesStep>[] = only('spaces');
const choiceSteps: readonly Named<ChoiceStep>[] = only('choice');
const turnSteps: readonly Named<TurnStep>[] = only('turn');
const scoreSteps: readonly Named<ScoreStep>[] = only('score');
const thingsSteps: readonly Named<ThingsStep>[] = only('things');

function problemOf(step: LessonStep, move: LessonMove): MoveProblem | null {
  const judged = judgeMove(step, move);
  return judged.ok ? null : judged.error;
}

test('there is one lesson an id, in order, each with three to five steps of different ids', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual(LESSON_IDS);
  for (const lesson of LESSONS) {
    expect(lessonOf(lesson.id)).toBe(lesson);
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps.length).toBeLessThanOrEqual(5);
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
  }
});

test('the way into a first game is eight lessons, and keeps their order', () => {
  expect(FIRST_GAME).toEqual(LESSON_IDS.slice(0, 8));
});

test('a way into a first game begins with a Lumino in the hand', () => {
  expect(lessonOf(FIRST_GAME[0]!).steps[0]!.kind).toBe('place');
});

test('lessons are played: at most one step in five is a choice of words, and then beside a picture of it', () => {
  expect(choiceSteps.length * 5).toBeLessThanOrEqual(steps.length);
  for (const [, { lit, position }] of choiceSteps) expect(lit ?? position.aside).toBeDefined();
});

const SECONDS_A_STEP = 15;

test('the time that the way into a first game is said to take is honest', () => {
  const length = FIRST_GAME.reduce((sum, id) => sum + lessonOf(id).steps.length, 0);
  expect(Math.round((length * SECONDS_A_STEP) / 60)).toBe(8);
  expect(learnStrings.en.path.lead).toContain('about eight minutes');
  expect(learnStrings.en.inMinutes).toContain('eight minutes');
  expect(learnStrings.de.path.lead).toContain('etwa acht Minuten');
  expect(learnStrings.de.inMinutes).toContain('acht Minuten');
});

test.each(steps)('%s is solved by its reference solution', (_, step) => {
  expect(problemOf(step, solutionOf(step))).toBeNull();
});

test.each(placeSteps)('%s answers each mistake with its own code', (_, step) => {
  expect(step.mistakes.length).toBeGreaterThan(0);
  const found = step.mistakes.map(({ on }) => {
    const problem = problemOf(step, { kind: 'place', on });
    return problem?.code === 'refused' ? problem.rejection.code : problem?.code;
  });
  expect(found).toEqual(step.mistakes.map(({ code }) => code));
});

test.each(placeSteps)('%s tells spaces of the board with each refusal', (_, step) => {
  for (const { on, code } of step.mistakes) {
    const problem = problemOf(step, { kind: 'place', on });
    if (problem?.code !== 'refused') continue;
    expect(problem.rejection.spaces.every(isSpace)).toBe(true);
    // Colour in a level that shows none of it has nothing to point at.
    if (code !== 'own-color-not-met') expect(problem.rejection.spaces.length).toBeGreaterThan(0);
  }
});

test.each(turnSteps)('%s answers each wrong deed with its own code', (_, step) => {
  expect(step.mistakes.length).toBeGreaterThan(0);
  const found = step.mistakes.map(({ deeds }) => {
    // Up to the last one, all is as it should be.
    expect(problemOf(step, { kind: 'turn', deeds: deeds.slice(0, -1) })?.code).toBe('unfinished');
    const problem = problemOf(step, { kind: 'turn', deeds });
    if (problem?.code === 'refused' || problem?.code === 'deed-refused') return problem.rejection.code;
    return problem?.code;
  });
  expect(found).toEqual(step.mistakes.map(({ code }) => code));
});

test.each(turnSteps)('%s is under way at every deed of its solution', (_, step) => {
  const codes = step.solution.map(
    (_each, done) => problemOf(step, { kind: 'turn', deeds: step.solution.slice(0, done) })?.code,
  );
  expect(codes).toEqual(step.solution.map(() => 'unfinished'));
  expect(step.position.luminos).toBe(step.turn.seat.reef);
});

test.each(scoreSteps)('SC-4 %s takes one color, of those whose tile shows coral', (_, step) => {
  const { tiles } = step.position.aside!;
  const open = COLORS.filter((color) => tiles![color] === 'coral');
  const taken = COLORS.filter((color) =>
    [undefined, 'unfinished'].includes(problemOf(step, { kind: 'score', color, spaces: [] })?.code),
  );
  expect(open).toEqual(expect.arrayContaining(taken));
  expect(taken).toContain(step.solution);
  for (const color of COLORS.filter((each) => !open.includes(each))) {
    expect(problemOf(step, { kind: 'score', color, spaces: [] })).toMatchObject({ code: 'no-coral', color });
  }
});

test('SC-2 scorings are counted over no, one and two levels', () => {
  const counted = scoreSteps.map(([, step]) => linesOf(step, step.solution).length);
  expect([...new Set(counted)].sort()).toEqual([0, 1, 2]);
});

test.each(thingsSteps)('%s wants some of its things, and not all without an order', (_, step) => {
  const answer = step.answer(step.position);
  expect(step.things).toEqual(expect.arrayContaining([...answer]));
  expect(answer.length).toBeGreaterThan(0);
  if (!step.isOrdered) expect(answer.length).toBeLessThan(step.things.length);
});

test.each(steps)(
  '%s takes its solution and calls every other move that it offers wrong or unfinished',
  (_, step) => {
    const offered = offeredMoves(step);
    const right = offered.filter((move) => problemOf(step, move) === null);
    expect(offered.length).toBeGreaterThan(right.length);
    for (const move of right) expect(judgeMove(step, move).ok).toBe(true);
  },
);

test('FS-1 FS-2 FS-3 FS-5 the final scoring counts with the player, step by step', () => {
  const counted = lessonOf('final-scoring').steps.flatMap(({ counts }) =>
    counts === undefined ? [] : [counts],
  );
  expect(counted.map(({ points }) => points)).toEqual([4, 2, 7, 3]);
  counted.slice(1).forEach(({ before }, index) => {
    expect(before).toBe(counted[index]!.before + counted[index]!.points);
  });
});

test.each(choiceSteps)('%s has its answer once, among at least two, and refuses all others', (_, step) => {
  expect(new Set(step.options).size).toBe(step.options.length);
  expect(step.options.length).toBeGreaterThanOrEqual(2);
  const right = step.options.filter((option) => problemOf(step, { kind: 'choice', option }) === null);
  expect(right).toEqual([step.answer(step.position)]);
  for (const option of step.options.filter((each) => !right.includes(each))) {
    expect(problemOf(step, { kind: 'choice', option })).toEqual({ code: 'wrong-answer', option });
  }
});

test.each(spacesSteps)(
  '%s wants few spaces, counts those that are missing and refuses any other',
  (_, step) => {
    const answer = step.answer(step.position);
    expect(answer.length).toBeGreaterThan(0);
    expect(answer.length).toBeLessThanOrEqual(4);
    const short = problemOf(step, { kind: 'spaces', spaces: answer.slice(1) });
    expect(short).toEqual({ code: 'spaces-missing', count: 1 });
    const other = [...step.position.surface.levels.keys()].find((space) => !answer.includes(space))!;
    const wrong = problemOf(step, { kind: 'spaces', spaces: [...answer, other] });
    expect(wrong).toEqual({ code: 'spaces-wrong', spaces: [other] });
  },
);

test.each(steps)('%s shows a small reef that legal play leads to, unless it is staged', (_, step) => {
  const { board, luminos, isStaged = false } = step.position;
  const { problems } = audit(board, luminos);
  const starts = luminos.filter(isStartingLumino).length;
  expect(luminos.length).toBeLessThanOrEqual(8);
  expect(problems.length === 0 && starts === 1).toBe(!isStaged);
});

test('only the step about the bare starting area is staged', () => {
  const staged = steps.flatMap(([title, { position }]) => (position.isStaged === true ? [title] : []));
  expect(staged).toEqual(['exceptions/middle']);
});

test.each(steps)('LU-1 %s shows Luminos that are in the box', (_, { position, ...step }) => {
  const { display = [] } = position.aside ?? {};
  const hand = 'hand' in step ? [step.hand] : [];
  const { supply, atoll, seat, hand: taken } = 'turn' in step ? step.turn : NO_TURN;
  const laid = position.luminos.filter((lumino) => !isStartingLumino(lumino));
  const onTable = [...supply.bag, ...supply.stack, ...atoll, ...seat.display, ...taken];
  for (const { symbols } of [...laid, ...display, ...hand, ...onTable]) expect(isInBox(symbols)).toBe(true);
});

const NO_TURN = { supply: { bag: [], stack: [] }, atoll: [], seat: { display: [] }, hand: [] };

/** One number, and an animal beside it if it is a small one. */
function isInBox(symbols: readonly [CoralSymbol, CoralSymbol]): boolean {
  const [number] = symbols.filter((symbol) => typeof symbol === 'number');
  const animals = symbols.filter((symbol) => typeof symbol === 'string').length;
  return number !== undefined && animals === (numberBringsAnimal(number) ? 1 : 0);
}

test('help lights where to look, more than the answer, and then the answer', () => {
  const [place, spaces] = lessonOf('levels').steps;
  const [turn] = lessonOf('turn').steps;
  const choice = choiceSteps[0]![1];
  const lit = (step: LessonStep, level: HintLevel) => {
    const hint = hintOf(step, level);
    return hint.kind === 'spaces' ? hint.spaces.length : hint.kind;
  };
  expect(([0, 1, 2, 3] as const).map((level) => lit(place!, level))).toEqual(['none', 10, 10, 2]);
  expect(hintOf(place!, 3)).toEqual({ kind: 'spaces', spaces: place!.kind === 'place' && place!.solution });
  expect(hintOf(spaces!, 3)).toMatchObject({ kind: 'spaces', spaces: expect.any(Array) });
  expect(hintOf(choice, 3)).toEqual({ kind: 'option', option: choice.answer(choice.position) });
  expect(hintOf(turn!, 3)).toEqual({ kind: 'move', move: solutionOf(turn!) });
  expect(lit(turn!, 1)).toBe('table');
});

test.each(steps)('%s has help in three stages: where to look, what it is about, the answer', (_, step) => {
  // Only a question in words has nothing to point at.
  expect(hasPlaces(step)).toBe(step.kind !== 'choice' || step.look !== undefined);
  const look = hintOf(step, hasPlaces(step) ? 1 : 2);
  if (look.kind === 'things') {
    const right = step.kind === 'things' ? step.answer(step.position) : [];
    expect(look.things).toEqual(expect.arrayContaining([...right]));
  }
  expect(hintOf(step, 3).kind).not.toBe('none');
});

test('a run waits while another lesson is finished', () => {
  const open = course.start('turn');
  const finished = { ...course.start('water'), isDone: true };
  expect(recordRun(recordRun(NOTHING_LEARNT, open), finished)).toEqual({ best: { water: 3 }, open });
});

test('the way into a first game leads from lesson to lesson', () => {
  const learnt = FIRST_GAME.map((_, done) =>
    FIRST_GAME.slice(0, done).reduce<LearnProgress<LessonId>>(skipLesson, NOTHING_LEARNT),
  );
  expect(learnt.map((progress) => nextOnWay(progress, FIRST_GAME))).toEqual(FIRST_GAME);
});

test('a move of another kind is a mistake of the program', () => {
  const [, step] = choiceSteps[0]!;
  expect(() => judgeMove(step, { kind: 'spaces', spaces: [] })).toThrow('takes no spaces move');
  const [, played] = turnSteps[0]!;
  expect(() => judgeMove(played, { kind: 'things', things: [] })).toThrow('takes no things move');
});
