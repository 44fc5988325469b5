import type { FileWords } from '@/tabletop/files/fileProblem';
import { gameFileEn as commonEn } from '@/tabletop/strings/en/gameFile';

import { ARROWS, LEVELS } from '../../rules/model';
import { GAME_FILE_FORMAT, GAME_FILE_VERSION, type GameFileProblem } from '../../session/gameFileSchema';

const oneOf = (values: readonly (string | number)[]) =>
  `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

export const gameFileEn = {
  ...commonEn(GAME_FILE_FORMAT, GAME_FILE_VERSION),
  'not-three-numbers': ({ received }) => `${received} is not a list of squares, circles and triangles`,
  'not-a-level': ({ received }) => `${received} is not a level: ${oneOf(LEVELS)}`,
  'not-an-arrow': ({ received }) => `${received} is not an arrow: ${oneOf(ARROWS)}`,
  'not-true-or-false': ({ received }) => `${received} is not true or false`,
  'not-an-id': () => 'an id has 1 to 100 characters',
  'not-a-spire': ({ received }) => `${received} is not a spire: spires are of level 4`,
  'no-such-card': ({ received }) => `there is no card ${received} in "cards"`,
  'too-many-cards': ({ count, most }) => `${count} cards are too many, the box holds ${most}`,
  'too-many-arrows': ({ count, most }) => `${count} arrows are too many, a card has ${most} at most`,
  'duplicate-id': ({ received, first }) => `${received} is the id of ${first} already`,
  'card-twice': ({ received, first }) => `the card ${received} is at ${first} already`,
  'space-taken': ({ received, first }) => `the space of ${received} is taken by ${first}`,
} satisfies FileWords<GameFileProblem>;

export type GameFileStrings = typeof gameFileEn;
