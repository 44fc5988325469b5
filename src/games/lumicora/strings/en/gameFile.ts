import { SCORE_BOARDS } from '../../rules/animals';
import { BOARD_SIDES, PENALTIES } from '../../rules/boards';
import { ANIMALS, COLORS } from '../../rules/model';
import { SCORING_TILE_STATES } from '../../rules/round';
import { GAME_FILE_FORMAT, GAME_FILE_VERSION } from '../../session/gameFile/gameFileModel';
import type { GameFileProblem, GameFileProblemCode } from '../../session/gameFile/gameFileProblem';

/** A sentence for each code, made from the data that the problem carries. */
type GameFileWords = {
  readonly [Code in GameFileProblemCode]: (
    problem: Extract<GameFileProblem, { readonly code: Code }>,
  ) => string;
};

const oneOf = (values: readonly (string | number)[]) =>
  `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

export const gameFileEn = {
  'empty-text': () => 'there is nothing in it',
  'not-json': ({ line, column }) => `not JSON at line ${line}, column ${column}`,
  'nested-too-deeply': () => 'lists or objects are nested too deeply',
  missing: () => 'this is missing',
  'not-an-object': ({ received }) => `${received} is not an object`,
  'not-a-list': ({ received }) => `${received} is not a list`,
  'not-a-pair': ({ received }) => `${received} is not a list of two`,
  'not-a-string': ({ received }) => `${received} is not a text`,
  'not-a-whole-number': ({ received }) => `${received} is not a whole number`,
  'too-small': ({ received, least }) => `${received} is less than ${least}`,
  'too-large': ({ received, most }) => `${received} is more than ${most}`,
  'not-a-game-file': ({ received }) => `${received} is not "${GAME_FILE_FORMAT}"`,
  'unknown-version': ({ received }) => `version ${received} is not known, only ${GAME_FILE_VERSION}`,
  'not-a-board-side': ({ received }) => `${received} is not a board side: ${oneOf(BOARD_SIDES)}`,
  'not-a-score-board': ({ received }) => `${received} is not a score board: ${oneOf(SCORE_BOARDS)}`,
  'not-a-base-space': ({ received }) => `${received} is not a base space`,
  'not-terrain': ({ received }) =>
    `${received} is not a terrain: ${oneOf(['water', 'limestone', ...PENALTIES])}`,
  'remote-on-side-a': () => 'side A has no remote limestone',
  'no-such-player': ({ received, players }) =>
    `there is no player ${received}, the last one is ${players - 1}`,
  'no-players': () => 'there are no players',
  'too-many-players': ({ count, most }) => `${count} players are too many, the most are ${most}`,
  'empty-name': () => 'the name is empty',
  'name-too-long': ({ received, most }) => `${received} is longer than ${most} characters`,
  'control-character': ({ received }) => `${received} has a control character`,
  'duplicate-name': ({ received, first }) => `${received} is the name of player ${first} already`,
  'not-a-scoring-tile': ({ received }) =>
    `${received} is not a side of a scoring tile: ${oneOf(SCORING_TILE_STATES)}`,
  'one-reef-kind': () => 'a reef has exactly one of "luminos", "spaces" and "counts"',
  'too-many-luminos': ({ count, most }) => `${count} Luminos are too many, the box holds ${most}`,
  'start-or-color': () => 'a Lumino has either "start" or "color"',
  'same-colors': ({ received }) => `a starting Lumino has two colours, not ${received} twice`,
  'not-a-color': ({ received }) => `${received} is not a colour: ${oneOf(COLORS)}`,
  'not-a-symbol': ({ received }) =>
    `${received} is not a symbol: a number from 1 to 6, ${oneOf([...ANIMALS, 'null'])}`,
  'not-a-space': ({ received }) => `${received} is not a space`,
  'not-neighbors': ({ spaces }) => `${spaces[0]} and ${spaces[1]} are not neighbours`,
  'exactly-covering': ({ spaces, lumino }) =>
    `${spaces[0]} and ${spaces[1]} are both covered by Lumino ${lumino}, exactly on which none can lie`,
  tilted: ({ spaces, levels }) =>
    `the Lumino would be tilted: level ${levels[0]} on ${spaces[0]}, level ${levels[1]} on ${spaces[1]}`,
  'too-many-spaces': ({ count, most }) => `${count} spaces are too many, the reef has ${most}`,
} satisfies GameFileWords;

export type GameFileStrings = typeof gameFileEn;
