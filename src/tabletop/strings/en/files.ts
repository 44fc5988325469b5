import { listed } from '@/ui/i18n/phrases';

const games = (count: number) => (count === 1 ? '1 game' : `${count} games`);
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** For files that come in and go out, whatever the game. */
export const filesEn = {
  title: 'Import and backup',
  importTitle: 'Import',
  importLead: 'Import a game that somebody sent you, or your own backup.',
  pick: 'Pick files',
  paste: 'Paste instead',
  pasted: 'The pasted text',
  pasteLabel: 'Text of a game file or a backup',
  pasteHint: 'Paste the whole text here.',
  read: 'Read it',
  reading: 'Reading …',
  nothingDone: 'Canceled. Your saved games haven’t changed.',
  drop: 'You can also drop files anywhere on this page.',
  dropNow: 'Let go to read the files.',
  pickFailed: 'Couldn’t open the files. Try again, or paste their text.',

  refused: (count: number) =>
    count === 1 ? '1 file couldn’t be imported' : `${count} files couldn’t be imported`,
  nothingChanged: 'Your saved games haven’t changed.',
  refusal: (name: string, reason: string) => `${name}: ${reason}`,
  tooLarge: (megabytes: number) => `Larger than ${megabytes} MB.`,
  unreadable: 'Couldn’t be opened.',
  newer: 'From a newer Reefside. Update the app, then try again.',
  empty: 'There’s nothing in it.',
  notOurs: 'This isn’t a Reefside file.',
  damaged: 'This Reefside file is damaged.',
  more: 'More',
  less: 'Less',

  notABackup: (game: string) => `not a backup of ${game}`,
  logUnfit:
    'Its log doesn’t fit the rest of the file. You can go on with the game, but its earlier steps can’t be undone.',
  names: (names: readonly string[]) =>
    `Names to choose from: ${listed(names, 'and', (count) => `${count} more`)}.`,
  practice: 'Stars of lessons and results of puzzles.',

  reviewTitle: 'Ready to import',
  fates: {
    add: 'It isn’t on this device yet.',
    replace: 'It’s newer than the copy on this device and will replace it.',
    same: 'The same game is already on this device.',
    newerHere: 'The copy on this device is newer and stays.',
  },
  backupOf: (day: string) => `Backup of ${day}`,
  partsMissing: (here: number, all: number) =>
    `You picked ${here} of its ${all} parts. You can import the others later.`,
  add: (count: number) => `${games(count)} will be added.`,
  replace: (count: number) => `${games(count)} will be replaced by a newer copy.`,
  same: (count: number) => `${games(count)} ${are(count)} already here, unchanged.`,
  newerHere: (count: number) => `${games(count)} ${count === 1 ? 'stays' : 'stay'}: your copy is newer.`,
  nothingInIt: 'Everything in it is already here.',
  settings: 'Language and appearance',
  keepSettings: 'Keep mine',
  takeSettings: 'Take them from the backup',
  bringIn: 'Import',
  working: 'Importing …',
  leave: 'Don’t import',
  close: 'Close',

  done: (count: number) => (count === 0 ? 'Done.' : `Done: ${games(count)} imported.`),
  notKept:
    'Couldn’t save the import, so nothing was changed. Check the free space on this device and try again.',
  openGame: 'Open the game',
  toHistory: 'To your games',

  backupTitle: 'Back up',
  backupLead: 'All games, your boards, names, stars and settings in one file. Keep it on another device.',
  backUp: 'Back up everything',
  gathering: (done: number, all: number) => `${done} of ${all} games gathered`,
  cancel: 'Cancel',
  cancelled: 'Canceled. No backup was made.',
  backedUp: (count: number) => `The backup holds ${games(count)}.`,
  parts: (count: number) => `It takes ${count} files. Save all of them.`,
  part: (part: number, parts: number) => `Part ${part} of ${parts}`,
  partShared: (part: number, parts: number) => `Part ${part} of ${parts}, done`,
  shareAgain: 'Share it again',
  leftOut: (count: number) => `${games(count)} couldn’t be read and ${are(count)} missing from it.`,
  backupFailed: 'Couldn’t read the games, so no backup was made. Try again.',
};

export type FilesStrings = typeof filesEn;
