import { listed, pointsEn as points } from '@/ui/i18n/phrases';

import type { EntryPlayer } from '../../session/record/historyEntry';

/** The parts of a total, in the order of the score board. */
const categories: Readonly<Record<ResultCategory, string>> = {
  before: 'Before the final scoring',
  jellyfish: 'Jellyfish',
  limestone: 'Limestone',
  animals: 'Animals',
  majorities: 'Majorities',
  remote: 'Remote limestone',
};

export type ResultCategory = Exclude<keyof EntryPlayer, 'name' | 'fish' | 'place' | 'total' | 'best'>;

/** What leaves the app and what comes in. */
export const sharingEn = {
  share: {
    title: 'Share',
    asText: 'Share as text',
    asPicture: 'Share as image',
    gameFile: 'Game file',
    bgStats: 'BG Stats',
    makingPicture: 'Drawing the picture …',
    sharePicture: 'Share this picture',
    closePicture: 'Close the picture',
    pictureLabel: (headline: string) => `Picture of the result: ${headline}`,
    textFailed: 'The text could not be shared.',
    pictureFailed: 'The picture could not be made. The text works without it.',
    bgStatsOpened: 'The link for BG Stats was opened.',
    bgStatsFailed: 'BG Stats could not be opened. Is the app on this device?',
  },

  result: {
    game: (day: string) => `Lumicora, ${day}`,
    variant: (side: string, scoreBoard: string) => `Reef boards: ${side}. Score board: ${scoreBoard}.`,
    stands: (round: number) => `How it stands in round ${round}`,
    player: (place: number, name: string, total: number) => `Place ${place}: ${name}, ${points(total)}`,
    categories,
    made: 'Scored with Reefside',
    /** In the picture, in place of a reef. */
    onlyCounted: 'Counted, not drawn',
  },

  files: {
    notABackup: 'not a backup of Lumicora games',
    round: (round: number) => `Under way, round ${round} of 10`,
    over: 'Finished',
    logUnfit:
      'Its log does not fit the rest of the file. The game goes on from where it stands, but its steps cannot be undone.',
    boards: (sides: readonly string[]) => `Painted boards: ${sides.join(' and ')}.`,
    boardsStay: (sides: readonly string[]) => `Boards that stay as you painted them: ${sides.join(' and ')}.`,
    names: (names: readonly string[]) =>
      `Names to choose from: ${listed(names, 'and', (count) => `${count} more`)}.`,
    practice: 'Stars of lessons and results of puzzles.',
  },
};

export type SharingStrings = typeof sharingEn;
