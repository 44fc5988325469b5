import type { FileWords } from '@/tabletop/files/fileProblem';
import { gameFileEn as commonEn } from '@/tabletop/strings/en/gameFile';

import { ORDERS } from '../../rules/course';
import { COLORS, OPENINGS, SHAPES } from '../../rules/pieces';
import type { GameFileProblem } from '../../session/gameFile/gameFileProblem';
import { GAME_FILE_FORMAT, GAME_FILE_VERSION } from '../../session/gameFile/gameFileSchema';

const oneOf = (values: readonly string[]) => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

export const gameFileEn = {
  ...commonEn(GAME_FILE_FORMAT, GAME_FILE_VERSION),
  'not-an-order': ({ received }) => `${received} is not an order: ${oneOf(ORDERS)}`,
  'not-true-or-false': ({ received }) => `${received} is neither true nor false`,
  'not-a-color': ({ received }) => `${received} is not a color: ${oneOf(COLORS)}`,
  'not-a-shape': ({ received }) => `${received} is not a shape: ${oneOf(SHAPES)}`,
  'not-an-opening': ({ received }) => `${received} is not a side: ${oneOf(OPENINGS)}`,
  'not-a-cell': ({ received }) => `${received} is not a cell`,
  'not-lights': ({ received }) => `${received} is not a row of digits from 0 to 5`,
  'too-many-joints': ({ count, most }) => `${count} joints are too many, the most are ${most}`,
  'too-many-turns': ({ count, most }) => `${count} turns are too many, the most are ${most}`,
  'too-few-players': ({ count, least }) => `${count} players are too few, at least ${least} play`,
  'teams-need-four': () => 'teams need 4 players',
  'duplicate-color': ({ received, first }) => `${received} is the color of player ${first} already`,
  'modules-do-not-fit': ({ received, players }) => `${received} modules are not for ${players} players`,
  'wrong-rows': ({ count, expected }) => `there are ${count} rows, the board has ${expected}`,
  'wrong-columns': ({ count, expected }) => `there are ${count} cells, a row of the board has ${expected}`,
  'off-board': ({ cells }) => `${cells} is not on the board, or the tile reaches over its rim`,
  overlap: ({ cells, turn }) => `the tile of turns[${turn}] lies on ${cells} already`,
  'too-many-tiles': ({ shape, most }) => `a player has only ${most} tiles of shape ${shape}`,
} satisfies FileWords<GameFileProblem>;

export type GameFileStrings = FileWords<GameFileProblem>;
