/** A lesson on the screen: its run, and what is half done or still in view. Screens show it, nothing here draws. */

import type { MoveProblem } from '../../lessons/judgeMove';
import type { LessonMove, LessonStep } from '../../lessons/lesson';
import { makeMove, skipStep, startLesson, stepOf, takeHint, type LessonRun } from '../../lessons/progress';
import type { LaidLumino, Space } from '../../rules/model';

export interface LessonPlay {
  readonly run: LessonRun;
  /** Chosen for a move; of a refused placement, until the next tap. */
  readonly tapped: readonly Space[];
  /** What was wrong with the last move. */
  readonly problem: MoveProblem | null;
  /** Wrong answers given in this step. */
  readonly tried: readonly string[];
  /** Stays in view until the person goes on; the run is ahead of it. */
  readonly solved: SolvedStep | null;
}

export interface SolvedStep {
  readonly step: LessonStep;
  readonly index: number;
  readonly placed: LaidLumino | null;
  /** The answer that was right. */
  readonly option: string | null;
}

export function openPlay(run: LessonRun): LessonPlay {
  return { run, tapped: [], problem: null, tried: [], solved: null };
}

export interface ShownStep {
  readonly step: LessonStep;
  readonly index: number;
}

/** The step in view; none once the lesson is over. */
export function shownStep({ run, solved }: LessonPlay): ShownStep | null {
  if (solved !== null) return solved;
  const step = stepOf(run);
  return step === null ? null : { step, index: run.step };
}

/** A placement is judged with its second space; other spaces are chosen until they are checked. */
export function tapSpace(play: LessonPlay, space: Space): LessonPlay {
  const step = stepOf(play.run);
  if (play.solved !== null || step === null || step.kind === 'choice') return play;
  const isFresh = step.kind === 'place' && play.tapped.length === 2;
  const before = isFresh ? [] : play.tapped;
  if (before.includes(space)) {
    return { ...play, problem: null, tapped: before.filter((other) => other !== space) };
  }
  const tapped = [...before, space];
  const [first, second] = tapped;
  if (step.kind === 'spaces' || first === undefined || second === undefined) {
    return { ...play, problem: null, tapped };
  }
  return judged({ ...play, tapped }, step, { kind: 'place', on: [first, second] });
}

export function checkSpaces(play: LessonPlay): LessonPlay {
  const step = stepOf(play.run);
  if (play.solved !== null || step?.kind !== 'spaces') return play;
  return judged(play, step, { kind: 'spaces', spaces: play.tapped });
}

/** An answer that was wrong before is explained again, but is no other mistake. */
export function giveAnswer(play: LessonPlay, option: string): LessonPlay {
  const step = stepOf(play.run);
  if (play.solved !== null || step?.kind !== 'choice') return play;
  if (play.tried.includes(option)) return { ...play, problem: { code: 'wrong-answer', option } };
  return judged(play, step, { kind: 'choice', option });
}

function judged(play: LessonPlay, step: LessonStep, move: LessonMove): LessonPlay {
  const { run, judged: verdict } = makeMove(play.run, move);
  if (verdict.ok) {
    const option = move.kind === 'choice' ? move.option : null;
    const solved = { step, index: play.run.step, placed: verdict.value.placed, option };
    return { ...play, run, problem: null, solved, tapped: step.kind === 'place' ? [] : play.tapped };
  }
  const problem = verdict.error;
  switch (problem.code) {
    case 'wrong-answer':
      return { ...play, run, problem, tried: [...play.tried, problem.option] };
    case 'spaces-wrong':
      // They are lit instead, so that only what is right stays chosen.
      return {
        ...play,
        run,
        problem,
        tapped: play.tapped.filter((space) => !problem.spaces.includes(space)),
      };
    case 'refused':
    case 'off-goal':
    case 'spaces-missing':
      return { ...play, run, problem };
  }
}

export function askHint(play: LessonPlay): LessonPlay {
  const isRefused = play.problem?.code === 'refused' || play.problem?.code === 'off-goal';
  return { ...play, run: takeHint(play.run), problem: null, tapped: isRefused ? [] : play.tapped };
}

export function passOver({ run }: LessonPlay): LessonPlay {
  return openPlay(skipStep(run));
}

/** On from a step that is solved. */
export function goOn({ run }: LessonPlay): LessonPlay {
  return openPlay(run);
}

/** Whether there is anything to begin anew. */
export function hasBegun({ run }: LessonPlay): boolean {
  return run.step > 0 || run.mistakes > 0 || run.hints > 0;
}

export function restart({ run }: LessonPlay): LessonPlay {
  return openPlay(startLesson(run.lesson));
}
