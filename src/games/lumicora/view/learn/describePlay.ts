/** What the screen says to a step: what to do, the hint, why not, or what was learnt. */

import { stageOf } from '@/tabletop/learn/hints';
import type { PuzzleDeskStrings } from '@/tabletop/strings/en/puzzles';

import { hintOf, type LessonStep, type MoveProblem } from '../../lessons/lesson';
import type { Space } from '../../rules/model';
import type { PlacementRejection } from '../../rules/placement';
import type { LearnStrings } from '../../strings/en/learn';
import type { PlacementStrings } from '../../strings/en/placement';
import { wordsOfStep } from '../../strings/lessons';
import type { LessonStrings, StepWords } from '../../strings/lessonsWords';
import { describeRejection } from '../describeRejection';
import type { ReefMarks } from '../reef/markShapes';
import { levelDue, nextOf, turnNow, type LessonPlay, type ShownStep } from './lessonPlay';

export interface PlayStrings {
  readonly learn: LearnStrings;
  readonly lessons: LessonStrings;
  readonly placement: PlacementStrings;
  readonly help: PuzzleDeskStrings['help'];
}

export interface Said {
  readonly tone: 'task' | 'hint' | 'problem' | 'solved';
  readonly text: string;
  /** The rule that refused a placement. */
  readonly rule: PlacementRejection['rule'] | null;
}

export function describePlay(strings: PlayStrings, play: LessonPlay, { step }: ShownStep): Said {
  const words = wordsOfStep(strings.lessons, play.run.lesson, step.id);
  if (play.solved !== null) {
    const text = play.solved.isShown ? strings.learn.lesson.shown(words.done) : words.done;
    return { tone: 'solved', text, rule: null };
  }
  if (play.problem !== null) {
    const { text, rule } = describeProblem(strings, words, play, step, play.problem);
    return { tone: 'problem', text, rule };
  }
  const stage = stageOf(play.run.hintLevel);
  if (stage !== null) {
    const isOnTable = step.kind === 'turn' || step.kind === 'things';
    const look = isOnTable ? strings.learn.lesson.lookHere : strings.help.look;
    return { tone: 'hint', text: stage === 'look' ? look : words.hint, rule: null };
  }
  return { tone: 'task', text: describeTask(strings.learn, play, step), rule: null };
}

function describeTask({ lesson }: LearnStrings, play: LessonPlay, step: LessonStep): string {
  const { tapped, tile, things } = play.draft;
  switch (step.kind) {
    case 'place': {
      if (tapped.length > 0) return lesson.tapOther;
      const [symbol] = step.hand.symbols;
      return typeof symbol === 'number' ? lesson.tapTwoHalves(symbol) : lesson.tapTwo;
    }
    case 'spaces':
      return tapped.length === 0 ? lesson.tapSpaces : lesson.chosen(tapped.length);
    case 'choice':
      return lesson.chooseAnswer;
    case 'turn': {
      if (tile !== null) return lesson.spend;
      return tapped.length > 0 ? lesson.tapOther : lesson.turn[turnNow(play, step).phase];
    }
    case 'score': {
      const level = levelDue(play, step);
      return level === null ? lesson.flip : lesson.tapLevel(level);
    }
    case 'things': {
      const wanted = step.answer(step.position).length;
      return wanted === 1 ? lesson.tapThing : lesson.inOrder(things.length, wanted);
    }
  }
}

function describeProblem(
  { lessons, placement }: PlayStrings,
  { offGoal, why, wrong }: StepWords,
  play: LessonPlay,
  step: LessonStep,
  problem: MoveProblem,
): Pick<Said, 'text' | 'rule'> {
  switch (problem.code) {
    case 'refused': {
      const { sentence, rule } = describeRejection(placement, problem.rejection);
      return { text: sentence, rule };
    }
    case 'off-goal':
      return { text: offGoal ?? '', rule: null };
    case 'spaces-missing':
      return { text: lessons.missing(problem.count), rule: null };
    case 'spaces-wrong':
      return { text: `${lessons.wrongSpaces(problem.spaces.length)} ${why ?? ''}`, rule: null };
    case 'wrong-answer':
      return { text: wrong?.[problem.option] ?? '', rule: null };
    case 'deed-refused': {
      const phase = step.kind === 'turn' ? turnNow(play, step).phase : 'over';
      return { text: lessons.refusedDeed(problem.rejection, phase), rule: null };
    }
    case 'no-coral':
      return { text: lessons.noCoral(problem.tile), rule: null };
    case 'not-counted':
      return { text: lessons.notCounted(play.draft.tile ?? 'green', problem.level), rule: null };
    case 'wrong-thing':
      return { text: why ?? '', rule: null };
    case 'unfinished':
      return { text: '', rule: null };
  }
}

/** What a problem is about is lit alone; else what the words point at, what counts already, and what the hint shows. */
export function marksOf(play: LessonPlay, step: LessonStep): ReefMarks {
  const about = play.problem === null ? null : spacesOf(play.problem);
  const { tapped } = play.draft;
  const counted = step.kind === 'score' ? tapped : [];
  const lit = about ?? [...(step.lit ?? []), ...counted, ...hintedSpaces(play, step)];
  return { chosen: step.kind === 'score' ? [] : tapped, involved: new Set(lit) };
}

function hintedSpaces(play: LessonPlay, step: LessonStep): readonly Space[] {
  if (play.solved !== null) return shownSpaces(play.solved);
  const hint = hintOf(step, play.run.hintLevel);
  if (hint.kind === 'spaces') return hint.spaces;
  const next = hint.kind === 'move' ? nextOf(play, step) : null;
  return next?.spaces ?? [];
}

/** The answer of a step that was passed over, and what a scoring has counted. */
function shownSpaces({ isShown, move }: NonNullable<LessonPlay['solved']>): readonly Space[] {
  if (move.kind === 'score') return move.spaces;
  if (!isShown) return [];
  return move.kind === 'place' ? move.on : move.kind === 'spaces' ? move.spaces : [];
}

function spacesOf(problem: MoveProblem): readonly Space[] | null {
  switch (problem.code) {
    case 'refused':
      return problem.rejection.spaces;
    case 'spaces-wrong':
    case 'not-counted':
      return problem.spaces;
    case 'off-goal':
    case 'spaces-missing':
    case 'wrong-answer':
    case 'deed-refused':
    case 'no-coral':
    case 'wrong-thing':
    case 'unfinished':
      return null;
  }
}
