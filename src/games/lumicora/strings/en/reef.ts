import { signed } from '@/ui/i18n/phrases';

import type { Penalty } from '../../rules/boards';
import { wordsEn } from './words';

/** Words for what is seen on a reef. */
export const reefEn = {
  picture: (luminos: number) => (luminos === 1 ? 'Reef with 1 Lumino' : `Reef with ${luminos} Luminos`),
  colors: wordsEn.colors,
  /** Drawn on coral so that it reads without colour; each another. */
  letters: { green: 'G', pink: 'P', blue: 'B', yellow: 'Y' },
  animals: wordsEn.animals,
  plain: 'plain coral',
  water: 'water',
  limestone: 'limestone',
  remote: (penalty: Penalty) => `remote limestone ${penalty}`,
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
    title: (space: string) => `What lies on ${space}`,
    level: (level: number) => `Level ${level}`,
    ground: 'Ground',
    otherHalf: (space: string, half: string) => `Other half on ${space}: ${half}`,
  },
};

export type ReefStrings = typeof reefEn;
