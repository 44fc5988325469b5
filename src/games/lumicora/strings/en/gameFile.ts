import type { FileWords } from '@/tabletop/files/fileProblem';
import { gameFileEn as commonEn } from '@/tabletop/strings/en/gameFile';

import { SCORE_BOARDS } from '../../rules/animals';
import { BOARD_SIDES, PENALTIES } from '../../rules/boards';
import { ANIMALS, COLORS } from '../../rules/model';
import { SCORING_TILE_STATES } from '../../rules/round';
import { GAME_FILE_FORMAT, GAME_FILE_VERSION } from '../../session/gameFile/gameFileModel';
import type { GameFileProblem } from '../../session/gameFile/gameFileProblem';

const oneOf = (values: readonly (string | number)[]) =>
  `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

export const gameFileEn = {
  ...commonEn(GAME_FILE_FORMAT, GAME_FILE_VERSION),
  'not-a-board-side': ({ received }) => `${received} is not a board side: ${oneOf(BOARD_SIDES)}`,
  'not-a-score-board': ({ received }) => `${received} is not a score board: ${oneOf(SCORE_BOARDS)}`,
  'not-a-base-space': ({ received }) => `${received} is not a base space`,
  'not-terrain': ({ received }) =>
    `${received} is not a terrain: ${oneOf(['water', 'limestone', ...PENALTIES])}`,
  'remote-on-side-a': () => 'side A has no remote limestone',
  'not-a-scoring-tile': ({ received }) =>
    `${received} is not a side of a scoring tile: ${oneOf(SCORING_TILE_STATES)}`,
  'one-reef-kind': () => 'a reef has exactly one of "luminos", "spaces" and "counts"',
  'too-many-luminos': ({ count, most }) => `${count} Luminos are too many, the box holds ${most}`,
  'start-or-color': () => 'a Lumino has either "start" or "color"',
  'same-colors': ({ received }) => `a starting Lumino has two colors, not ${received} twice`,
  'not-a-color': ({ received }) => `${received} is not a color: ${oneOf(COLORS)}`,
  'not-a-symbol': ({ received }) =>
    `${received} is not a symbol: a number from 1 to 6, ${oneOf([...ANIMALS, 'null'])}`,
  'not-a-space': ({ received }) => `${received} is not a space`,
  'not-neighbors': ({ spaces }) => `${spaces[0]} and ${spaces[1]} are not neighbors`,
  'exactly-covering': ({ spaces, lumino }) =>
    `Lumino ${lumino} lies on ${spaces[0]} and ${spaces[1]}, and no other may lie exactly on it`,
  tilted: ({ spaces, levels }) =>
    `the Lumino would be tilted: level ${levels[0]} on ${spaces[0]}, level ${levels[1]} on ${spaces[1]}`,
  'too-many-spaces': ({ count, most }) => `${count} spaces are too many, the reef has ${most}`,
} satisfies FileWords<GameFileProblem>;

export type GameFileStrings = typeof gameFileEn;
