import { capitalized } from '@/ui/i18n/phrases';

import type { Turn } from '../../play/turn';
import type { LessonStrings } from '../lessonsWords';
import { lessonsPlacingDe } from './lessonsPlacing';
import { lessonsRoundsDe } from './lessonsRounds';
import { lessonsScoringDe } from './lessonsScoring';
import { wordsDe } from './words';

/** What a turn waits for. */
const due: Readonly<Record<Turn['phase'], string>> = {
  add: 'Zuerst kommt ein Lumino deiner Auslage ins Atoll.',
  act: 'Jetzt eine von drei Aktionen: Kalkstein, deine Auslage oder das Atoll.',
  fill: 'Zuerst wird das Atoll aus dem Beutel aufgefüllt.',
  place: 'Jetzt legst du die Luminos auf deiner Hand oder legst sie zurück.',
  over: 'Dein Zug ist vorbei.',
};

export const lessonsDe: LessonStrings = {
  lessons: { ...lessonsPlacingDe, ...lessonsRoundsDe, ...lessonsScoringDe },
  missing: (count) =>
    count === 1 ? 'So weit richtig. Eines fehlt noch.' : `So weit richtig. ${count} fehlen noch.`,
  wrongSpaces: (count) =>
    count === 1 ? 'Das markierte Feld gehört nicht dazu.' : 'Die markierten Felder gehören nicht dazu.',
  refusedDeed: (rejection, phase) => {
    switch (rejection.code) {
      case 'not-now':
        return due[phase];
      case 'no-such-lumino':
        return 'Dieses Lumino gibt es nicht.';
      case 'no-jellyfish':
        return 'Abgeben kannst du nur ein Plättchen, das seine Qualle zeigt.';
      case 'color-just-added':
        return `${capitalized(wordsDe.colors[rejection.color])} hast du gerade dazugelegt, also bleibt es im Atoll.`;
      case 'several-colors':
        return 'Aus dem Atoll nimmst du nur Luminos einer Farbe.';
      case 'too-many':
        return `Aus dem Atoll nimmst du höchstens ${rejection.most} Luminos.`;
    }
  },
  noCoral: (tile) =>
    tile === 'jellyfish'
      ? 'Dieses Plättchen zeigt die Qualle, die Farbe ist also gewertet. Jede Farbe wird einmal gewertet.'
      : 'Dieses Plättchen ist aus dem Spiel, die Farbe ist also gewertet. Jede Farbe wird einmal gewertet.',
  notCounted: (color, level) =>
    `In Ebene ${level} zählt nur die kleinste sichtbare Zahl in ${capitalized(wordsDe.colors[color])}.`,
};
