import { minus, pointsEn as points, signed } from '@/ui/i18n/phrases';

export const scoringEn = {
  progress: (step: number, of: number) => `${step} of ${of}`,
  progressLabel: (step: number, of: number) => `Step ${step} of ${of}`,
  announce: (step: number, of: number, stage: string, figures: readonly string[]) =>
    [`${step} of ${of}, ${stage}`, ...figures].join('. '),
  figures: 'Players',
  /** `count` is what was counted, in words. */
  figure: (name: string, count: string | null, earned: number, total: number) =>
    `${name}: ${count === null ? '' : `${count}, `}${signed(earned)}, ${minus(total)} in all`,
  cellLabel: (name: string, stage: string, earned: number) => `${name}, ${stage}: ${minus(earned)}`,
  places: 'Places',
  place: (place: number | null, name: string, total: number) =>
    `${place === null ? '' : `${place}. `}${name}: ${points(total)}`,
  placeNumber: (place: number) => `${place}.`,
  back: 'Back',
  backLabel: 'Back one step',
  next: 'Next',
  skip: 'Skip to the result',
  skipLabel: 'Skip to the result',
  again: 'Watch again',
};

export type ScoringStrings = typeof scoringEn;
