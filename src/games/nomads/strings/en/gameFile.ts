import type { FileWords } from '@/tabletop/files/fileProblem';
import { gameFileEn as commonEn } from '@/tabletop/strings/en/gameFile';

import type { BoxWarning } from '../../rules/box';
import { ADVENTURERS, DISCS } from '../../rules/model';
import { MOON_TIES } from '../../rules/scoring';
import { GAME_FILE_FORMAT, GAME_FILE_VERSION, type GameFileProblem } from '../../session/gameFile';

const oneOf = (values: readonly (string | number)[]) =>
  `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

export const gameFileEn = {
  ...commonEn(GAME_FILE_FORMAT, GAME_FILE_VERSION),
  'not-moon-ties': ({ received }) => `${received} is not a rule for tied moons: ${oneOf(MOON_TIES)}`,
  'not-an-adventurer': ({ received }) => `${received} is not an adventurer: ${oneOf(ADVENTURERS)}`,
  'not-a-disc': ({ received }) => `${received} is not a disc: ${oneOf(DISCS)}`,
  'not-a-top': ({ received }) =>
    `${received} is not what a stack can show: a legend from 1 to 7, ${oneOf(['wild', 'moon', 'unknown', 'null'])}`,
  'too-many-values': ({ count, most }) => `${count} cards are too many to list, the most are ${most}`,
  'too-many-songs': ({ count, most }) => `${count} songs are too many to list, the most are ${most}`,
  'too-many-discs': ({ count, most }) => `${count} discs are too many, there are ${most} in all`,
  'not-so-many': ({ count, wanted }) => `${count} are too many, there are ${wanted}`,
  'adventurer-taken': ({ received, first }) => `${received} is played by player ${first} already`,
  'song-taken': ({ received, first }) => `song ${received} is held by player ${first} already`,
  'legend-taken': ({ value, first }) => `the card worth ${value} is held by player ${first} already`,
  'no-such-song': ({ received, songs }) =>
    songs === 0
      ? `there is no song ${received}`
      : `there is no song ${received}, the last one is ${songs - 1}`,
  'disc-too-many': ({ received, most }) =>
    most === 0 ? `nobody plays with the disc ${received}` : `one ${received} too many, there are ${most}`,
  'stack-is-empty': () => 'the stack shows a tile but has none left',
  'stack-is-not-empty': () => 'the stack is empty but has tiles left',
} satisfies FileWords<GameFileProblem>;

export type GameFileStrings = typeof gameFileEn;

/** What is odd but accepted. */
export const boxWarningsEn = {
  'story-tiles': ({ legend, count, most }) =>
    `${count} tiles of legend ${legend} were counted, the box holds ${most}`,
  'wild-tiles': ({ count, most }) => `${count} wild tiles were counted, more than ${most} there can’t be`,
  moons: ({ count, most }) => `${count} moons were counted, the box holds ${most}`,
  'all-tiles': ({ count, most }) => `${count} tiles were counted in all, more than ${most} there can’t be`,
  songs: ({ count, most }) => `${count} songs were entered, the box holds ${most}`,
  'legend-cards': ({ legend, count, most }) => `${count} cards of legend ${legend}, the box holds ${most}`,
  unprinted: ({ legend, value }) => `no card of legend ${legend} is worth ${value}`,
} satisfies FileWords<BoxWarning>;

export type BoxWarningStrings = typeof boxWarningsEn;
