import { minus, signed } from '@/ui/i18n/phrases';

import type { Penalty } from '../../rules/boards';
import { wordsEn } from './words';

/** Words for what is seen on a reef. */
export const reefEn = {
  picture: (luminos: number) => (luminos === 1 ? 'Reef with 1 Lumino' : `Reef with ${luminos} Luminos`),
  colors: wordsEn.colors,
  /** Drawn on coral so that it reads without color; each another. */
  letters: { green: 'G', pink: 'P', blue: 'B', yellow: 'Y' },
  animals: wordsEn.animals,
  plain: 'plain coral',
  water: 'water',
  limestone: 'limestone',
  remote: (penalty: Penalty) => `remote limestone ${minus(penalty)}`,
  startingArea: 'starting area',
  level: (level: number) => `level ${level}`,
  legal: (cost: number) => (cost === 0 ? 'allowed, free' : `allowed, costs ${cost} limestone`),
  change: (change: number) => `changes ${signed(change)}`,
  refused: 'not allowed here',
  pending: 'not confirmed yet',
  chosen: 'chosen',
  involved: 'marked',
  counted: 'counts',
  warned: 'breaks a rule',
  stack: {
    title: 'What lies here',
    level: (level: number) => `Level ${level}`,
    ground: 'Board',
    otherHalf: (half: string) => `Other half: ${half}`,
  },
};

export type ReefStrings = typeof reefEn;
