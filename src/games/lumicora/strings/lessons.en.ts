import { lessonsPlacingEn } from './lessonsPlacing.en';
import { lessonsRoundsEn } from './lessonsRounds.en';
import { lessonsScoringEn } from './lessonsScoring.en';
import type { LessonStrings } from './lessonsWords';

export const lessonsEn: LessonStrings = {
  lessons: { ...lessonsPlacingEn, ...lessonsRoundsEn, ...lessonsScoringEn },
  missing: (count) =>
    count === 1 ? 'Right so far: one more is missing.' : `Right so far: ${count} are missing.`,
  wrongSpaces: (count) =>
    count === 1 ? 'The marked space does not belong here.' : 'The marked spaces do not belong here.',
};
