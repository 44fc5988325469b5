/** A lesson on the screen: what taps and answers make of it. Nothing here draws. */

import type { LessonPlay as PlayOf, ShownStep as ShownOf } from '@/tabletop/learn/lessons';
import type { LessonWork as WorkOf } from '@/tabletop/learn/view/useLessonPlay';

import { course, type LumicoraLessons } from '../../lessons';
import { FIRST_GAME, LESSON_IDS, type LessonId } from '../../lessons/lesson';
import type { Space } from '../../rules/model';

export type LessonPlay = PlayOf<LumicoraLessons>;
export type ShownStep = ShownOf<LumicoraLessons>;
export type LessonWork = WorkOf<LumicoraLessons>;

/** How the address says that a lesson is played on the way into a first game. */
export const FIRST_GAME_PATH = 'first-game';

export function lessonNamed(name: string): LessonId | null {
  return LESSON_IDS.find((id) => id === name) ?? null;
}

/** On the way into a first game, the set-up follows its last lesson. */
export function lessonAfter(lesson: LessonId, path: string | undefined): LessonId | 'set-up' | null {
  if (path === FIRST_GAME_PATH && FIRST_GAME.includes(lesson)) {
    return FIRST_GAME[FIRST_GAME.indexOf(lesson) + 1] ?? 'set-up';
  }
  return LESSON_IDS[LESSON_IDS.indexOf(lesson) + 1] ?? null;
}

/** A placement is judged with its second space; other spaces are chosen until they are checked. */
export function tapSpace(play: LessonPlay, space: Space): LessonPlay {
  const step = course.stepOf(play.run);
  if (play.solved !== null || step === null || step.kind === 'choice') return play;
  const { tapped } = play.draft;
  const before = step.kind === 'place' && tapped.length === 2 ? [] : tapped;
  if (before.includes(space))
    return withTapped(
      play,
      before.filter((other) => other !== space),
    );
  const after = withTapped(play, [...before, space]);
  const [first, second] = after.draft.tapped;
  if (step.kind === 'spaces' || first === undefined || second === undefined) return after;
  const judged = course.attempt(after, { kind: 'place', on: [first, second] });
  return judged.solved === null ? judged : { ...judged, draft: { ...judged.draft, tapped: [] } };
}

function withTapped(play: LessonPlay, tapped: readonly Space[]): LessonPlay {
  return { ...play, problem: null, draft: { ...play.draft, tapped } };
}

export function checkSpaces(play: LessonPlay): LessonPlay {
  if (play.solved !== null || course.stepOf(play.run)?.kind !== 'spaces') return play;
  const { tapped } = play.draft;
  // What is wrong stays chosen and is lit, so that one tap takes it back.
  return course.attempt(play, { kind: 'spaces', spaces: tapped });
}

/** An answer that was wrong before is explained again, but is no other mistake. */
export function giveAnswer(play: LessonPlay, option: string): LessonPlay {
  if (play.solved !== null || course.stepOf(play.run)?.kind !== 'choice') return play;
  const { tried } = play.draft;
  if (tried.includes(option)) return { ...play, problem: { code: 'wrong-answer', option } };
  const judged = course.attempt(play, { kind: 'choice', option });
  return judged.problem === null
    ? judged
    : { ...judged, draft: { ...judged.draft, tried: [...tried, option] } };
}

export function askHint(play: LessonPlay): LessonPlay {
  const isRefused = play.problem?.code === 'refused' || play.problem?.code === 'off-goal';
  return { ...withTapped(play, isRefused ? [] : play.draft.tapped), run: course.takeHint(play.run) };
}
