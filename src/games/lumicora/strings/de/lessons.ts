import type { LessonStrings } from '../lessonsWords';
import { lessonsPlacingDe } from './lessonsPlacing';
import { lessonsRoundsDe } from './lessonsRounds';
import { lessonsScoringDe } from './lessonsScoring';

export const lessonsDe: LessonStrings = {
  lessons: { ...lessonsPlacingDe, ...lessonsRoundsDe, ...lessonsScoringDe },
  missing: (count) =>
    count === 1 ? 'So weit richtig: Eines fehlt noch.' : `So weit richtig: ${count} fehlen noch.`,
  wrongSpaces: (count) =>
    count === 1 ? 'Das markierte Feld gehört nicht dazu.' : 'Die markierten Felder gehören nicht dazu.',
};
