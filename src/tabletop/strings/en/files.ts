import { listed } from '@/ui/i18n/phrases';

const games = (count: number) => (count === 1 ? '1 game' : `${count} games`);
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** For files that come in and go out, whatever the game. */
export const filesEn = {
  title: 'Import and backup',
  importTitle: 'Import',
  importLead: 'Bring in a game that somebody sent you, or a backup of your own.',
  pick: 'Pick files',
  paste: 'Paste instead',
  pasted: 'The pasted text',
  pasteLabel: 'Text of a game file or a backup',
  pasteHint: 'Paste the whole text here.',
  read: 'Read it',
  reading: 'Reading …',
  nothingDone: 'Cancelled. Nothing that is stored here has changed.',
  drop: 'You can also drop files anywhere on this page.',
  dropNow: 'Let go to read the files.',
  pickFailed: 'The files could not be opened.',

  refused: (count: number) => (count === 1 ? 'This one was refused' : `These ${count} were refused`),
  nothingChanged: 'Nothing that is stored here has changed.',
  refusal: (name: string, reason: string) => `${name}: ${reason}`,
  tooLarge: (megabytes: number) => `larger than ${megabytes} MB`,
  unreadable: 'could not be opened',
  newer: 'comes from a newer Reefside; update the app, then try again',
  damaged: 'damaged',
  at: (path: string, reason: string) => `${path}: ${reason}`,

  notABackup: (game: string) => `not a backup of ${game} games`,
  logUnfit:
    'Its log does not fit the rest of the file. The game goes on from where it stands, but its steps cannot be undone.',
  names: (names: readonly string[]) =>
    `Names to choose from: ${listed(names, 'and', (count) => `${count} more`)}.`,
  practice: 'Stars of lessons and results of puzzles.',

  reviewTitle: 'Ready to bring in',
  fates: {
    add: 'It is not on this device yet.',
    replace: 'It is newer than the copy on this device and will replace it.',
    same: 'It is already on this device, just like this.',
    newerHere: 'The copy on this device is newer, and stays.',
  },
  backupOf: (day: string) => `Backup of ${day}`,
  partsMissing: (here: number, all: number) =>
    `You picked ${here} of its ${all} parts. The others can be brought in later.`,
  add: (count: number) => `${games(count)} will be added.`,
  replace: (count: number) => `${games(count)} will be replaced by a newer copy.`,
  same: (count: number) => `${games(count)} ${are(count)} here already, just like this.`,
  newerHere: (count: number) => `${games(count)} ${count === 1 ? 'stays' : 'stay'}: your copy is newer.`,
  nothingInIt: 'There is nothing in it that is not here already.',
  settings: 'Language and appearance',
  keepSettings: 'Keep mine',
  takeSettings: 'Take them from the backup',
  bringIn: 'Bring in',
  working: 'Bringing it in …',
  leave: 'Leave it',
  close: 'Close',

  done: (count: number) => (count === 0 ? 'Done.' : `Done: ${games(count)} brought in.`),
  notKept: 'It could not be stored. Maybe there is no room left on this device.',
  openGame: 'Open the game',
  toHistory: 'To your games',

  backupTitle: 'Back up',
  backupLead:
    'All games, the boards you painted, names, stars and settings in one file. Keep it somewhere else.',
  backUp: 'Back up everything',
  gathering: (done: number, all: number) => `${done} of ${all} games gathered`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. No backup was made.',
  backedUp: (count: number) => `The backup holds ${games(count)}.`,
  parts: (count: number) => `It takes ${count} files. Save all of them.`,
  part: (part: number, parts: number) => `Part ${part} of ${parts}`,
  partShared: (part: number, parts: number) => `Part ${part} of ${parts}, done`,
  shareAgain: 'Share it again',
  leftOut: (count: number) => `${games(count)} could not be read and ${are(count)} not in it.`,
  backupFailed: 'The games could not be read, so no backup was made.',
};

export type FilesStrings = typeof filesEn;
