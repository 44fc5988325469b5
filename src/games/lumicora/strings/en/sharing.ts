import { pointsEn as points } from '@/ui/i18n/phrases';

import type { EntryPlayer } from '../../session/record/historyEntry';

/** The parts of a total, in the order of the score board. */
const categories: Readonly<Record<ResultCategory, string>> = {
  before: 'Rounds',
  jellyfish: 'Jellyfish',
  limestone: 'Limestone',
  animals: 'Animals',
  majorities: 'Majorities',
  remote: 'Remote limestone',
};

export type ResultCategory = Exclude<keyof EntryPlayer, 'name' | 'fish' | 'place' | 'total' | 'best'>;

/** What leaves the app and what comes in. */
export const sharingEn = {
  result: {
    game: (day: string) => `Lumicora, ${day}`,
    variant: (side: string, scoreBoard: string) => `Reef boards: ${side}. Score board: ${scoreBoard}.`,
    stands: (round: number) => `Standings in round ${round}`,
    player: (place: number, name: string, total: number) =>
      place === 0 ? `${name}, ${points(total)}` : `Place ${place}: ${name}, ${points(total)}`,
    categories,
    made: 'Scored with Reefside',
    /** In the picture, in place of a reef. */
    onlyCounted: 'Counted, not drawn',
  },

  files: {
    round: (round: number) => `Under way, round ${round} of 10`,
    over: 'Finished',
    boards: (sides: readonly string[]) => `Boards you set up: ${sides.join(' and ')}.`,
    boardsStay: (sides: readonly string[]) => `Boards that stay as you set them up: ${sides.join(' and ')}.`,
  },
};

export type SharingStrings = typeof sharingEn;
