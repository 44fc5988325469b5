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
import type { LessonPlay, ShownStep } from './lessonPlay';

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
    const { text, rule } = describeProblem(strings, words, play.problem);
    return { tone: 'problem', text, rule };
  }
  const stage = stageOf(play.run.hintLevel);
  if (stage !== null) {
    return { tone: 'hint', text: stage === 'look' ? strings.help.look : words.hint, rule: null };
  }
  return { tone: 'task', text: describeTask(strings.learn, play, step), rule: null };
}

function describeTask({ lesson }: LearnStrings, { draft: { tapped } }: LessonPlay, step: LessonStep): string {
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
  }
}

function describeProblem(
  { lessons, placement }: PlayStrings,
  { offGoal, why, wrong }: StepWords,
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
  }
}

/** What a problem is about is lit alone; else what the words point at, and what the hint shows. */
export function marksOf(play: LessonPlay, step: LessonStep): ReefMarks {
  const about = play.problem === null ? null : spacesOf(play.problem);
  const hint = play.solved === null ? hintOf(step, play.run.hintLevel) : { kind: 'none' as const };
  const hinted = hint.kind === 'spaces' ? hint.spaces : shownSpaces(play);
  return { chosen: play.draft.tapped, involved: new Set(about ?? [...(step.lit ?? []), ...hinted]) };
}

/** The answer of a step that was passed over. */
function shownSpaces({ solved }: LessonPlay): readonly Space[] {
  if (solved === null || !solved.isShown) return [];
  const { move } = solved;
  return move.kind === 'place' ? move.on : move.kind === 'spaces' ? move.spaces : [];
}

function spacesOf(problem: MoveProblem): readonly Space[] | null {
  switch (problem.code) {
    case 'refused':
      return problem.rejection.spaces;
    case 'spaces-wrong':
      return problem.spaces;
    case 'off-goal':
    case 'spaces-missing':
    case 'wrong-answer':
      return null;
  }
}
