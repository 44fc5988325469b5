/** A reef that grows with what somebody has learned: one Lumino a lesson, laid by the rules. */

import type { LearnProgress } from '@/tabletop/learn/lessons';

import type { LaidLumino } from '../rules/model';
import { parseReef } from '../rules/notation';
import { LESSON_IDS, type LessonId } from './lesson';

const LINE =
  'd4d5:YP b4c4:Gt2 a2b3:Gh2 b3c4:G5. c3d3:Y2c b1b2:Yt1 c5d6:Ps1 e3e4:P2c d4e3:P1s f2g2:B6. f4g3:B1t c1d1:Y2c ' +
  'b2c3:Y3s c3d4:Y2c b2b3:Ys2 b3c3:Y3c';

/** The starting Lumino, and one for each lesson. */
export const COURSE_REEF: readonly LaidLumino[] = readLine();

function readLine(): readonly LaidLumino[] {
  const parsed = parseReef(LINE);
  if (!parsed.ok) throw new Error(`no such Lumino: ${parsed.error.token}`);
  return parsed.value;
}

/** Lessons that were played to their end; one that was skipped lays nothing. */
export function lessonsPlayed({ best }: LearnProgress<LessonId>): number {
  return LESSON_IDS.filter((id) => (best[id] ?? 0) > 0).length;
}

/** The reef after so many lessons. */
export function courseReef(played: number): readonly LaidLumino[] {
  return COURSE_REEF.slice(0, played + 1);
}
