/** Which lesson an address means, and which one follows it. */

import { FIRST_GAME, LESSON_IDS, type LessonId } from '../../lessons/lesson';

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
