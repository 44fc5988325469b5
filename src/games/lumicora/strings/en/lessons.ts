import type { LessonStrings } from '../lessonsWords';
import { lessonsPlacingEn } from './lessonsPlacing';
import { lessonsRoundsEn } from './lessonsRounds';
import { lessonsScoringEn } from './lessonsScoring';

export const lessonsEn: LessonStrings = {
  lessons: { ...lessonsPlacingEn, ...lessonsRoundsEn, ...lessonsScoringEn },
  missing: (count) =>
    count === 1 ? 'Right so far: one more is missing.' : `Right so far: ${count} are missing.`,
  wrongSpaces: (count) =>
    count === 1 ? 'The marked space does not belong here.' : 'The marked spaces do not belong here.',
};
