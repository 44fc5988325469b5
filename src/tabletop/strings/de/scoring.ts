import { minus, pointsDe as points, signed } from '@/ui/i18n/phrases';

import type { ScoringStrings } from '../en/scoring';

export const scoringDe: ScoringStrings = {
  progress: (step, of) => `${step} von ${of}`,
  progressLabel: (step, of) => `Schritt ${step} von ${of}`,
  announce: (step, of, stage, figures) => [`${step} von ${of}, ${stage}`, ...figures].join('. '),
  figures: 'Personen',
  figure: (name, count, earned, total) =>
    `${name}: ${count === null ? '' : `${count}, `}${signed(earned)}, zusammen ${minus(total)}`,
  cellLabel: (name, stage, earned) => `${name}, ${stage}: ${minus(earned)}`,
  places: 'Plätze',
  place: (place, name, total) => `${place === null ? '' : `${place}. `}${name}: ${points(total)}`,
  placeNumber: (place) => `${place}.`,
  back: 'Zurück',
  backLabel: 'Zurück um einen Schritt',
  next: 'Weiter',
  skip: 'Zum Ergebnis',
  skipLabel: 'Direkt zum Ergebnis',
  again: 'Noch einmal ansehen',
};
