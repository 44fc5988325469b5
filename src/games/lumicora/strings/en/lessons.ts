import { capitalized } from '@/ui/i18n/phrases';

import type { Turn } from '../../play/turn';
import type { LessonStrings } from '../lessonsWords';
import { lessonsPlacingEn } from './lessonsPlacing';
import { lessonsRoundsEn } from './lessonsRounds';
import { lessonsScoringEn } from './lessonsScoring';
import { wordsEn } from './words';

/** What a turn waits for. */
const due: Readonly<Record<Turn['phase'], string>> = {
  add: 'First, one Lumino of your display goes to the Atoll.',
  act: 'Now one of three actions: limestone, your display or the Atoll.',
  fill: 'First, the Atoll is filled up from the bag.',
  place: 'Now you place or return the Luminos in your hand.',
  over: 'Your turn is over.',
};

export const lessonsEn: LessonStrings = {
  lessons: { ...lessonsPlacingEn, ...lessonsRoundsEn, ...lessonsScoringEn },
  missing: (count) =>
    count === 1 ? 'Right so far. One is still missing.' : `Right so far. ${count} are still missing.`,
  wrongSpaces: (count) =>
    count === 1 ? 'The marked space doesn’t belong here.' : 'The marked spaces don’t belong here.',
  refusedDeed: (rejection, phase) => {
    switch (rejection.code) {
      case 'not-now':
        return due[phase];
      case 'no-such-lumino':
        return 'There’s no such Lumino.';
      case 'no-jellyfish':
        return 'Only a tile that shows its jellyfish can be spent.';
      case 'color-just-added':
        return `${capitalized(wordsEn.colors[rejection.color])} is the color you’ve just added, so it stays in the Atoll.`;
      case 'several-colors':
        return 'From the Atoll you take Luminos of one color only.';
      case 'too-many':
        return `From the Atoll you take ${rejection.most} Luminos at most.`;
    }
  },
  noCoral: (tile) =>
    tile === 'jellyfish'
      ? 'This tile shows its jellyfish, so the color has been scored. Each color scores once.'
      : 'This tile has left the game, so the color has been scored. Each color scores once.',
  notCounted: (color, level) =>
    `In level ${level}, only the smallest visible ${wordsEn.colors[color]} number counts.`,
};
