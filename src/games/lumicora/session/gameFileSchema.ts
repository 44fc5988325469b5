/** The shape of a game file; what its fields owe each other is checked in `gameFileLinks.ts`. */

import * as v from 'valibot';

import { SCORE_BOARDS } from '../rules/animals';
import { BASE_SPACES, BOARD_SIDES, nameOf } from '../rules/boards';
import { MOST_PLAYERS, ROUNDS, SCORING_TILE_STATES } from '../rules/round';
import { STORAGE } from '../rules/turn';
import * as f from './gameFileFields';
import {
  FEWEST_IN_FILE,
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  HIGHEST_IN_FILE,
  LOWEST_IN_FILE,
} from './gameFileModel';
import { coded } from './gameFileProblem';
import { reefSchema } from './gameFileReefSchema';

const BASE_NAMES = BASE_SPACES.map(nameOf);

/** BO-3: all 42 base spaces, and no other. */
export const boardTerrain = v.pipe(
  f.anyFields,
  f.onlyKeys(BASE_NAMES, coded('not-a-base-space')),
  v.object(Object.fromEntries(BASE_NAMES.map((name) => [name, f.terrain])), coded('not-an-object')),
);

export const scoringTile = v.picklist(SCORING_TILE_STATES, coded('not-a-scoring-tile'));

const player = f.objectOf({
  name: f.playerName,
  score: f.wholeNumber(LOWEST_IN_FILE, HIGHEST_IN_FILE),
  limestone: f.wholeNumber(0, STORAGE),
  scoringTiles: f.objectOf({
    green: scoringTile,
    pink: scoringTile,
    blue: scoringTile,
    yellow: scoringTile,
  }),
  reef: reefSchema,
});

export const gameFileSchema = f.objectOf({
  format: v.literal(GAME_FILE_FORMAT, coded('not-a-game-file')),
  version: v.literal(GAME_FILE_VERSION, coded('unknown-version')),
  boardSide: v.picklist(BOARD_SIDES, coded('not-a-board-side')),
  scoreBoard: v.picklist(SCORE_BOARDS, coded('not-a-score-board')),
  board: v.optional(boardTerrain),
  round: f.wholeNumber(1, ROUNDS),
  octopus: f.wholeNumber(0, Number.MAX_SAFE_INTEGER),
  players: v.pipe(
    f.listOf(player, MOST_PLAYERS, coded('too-many-players')),
    v.minLength(FEWEST_IN_FILE, coded('no-players')),
  ),
});

export type GameFileShape = v.InferOutput<typeof gameFileSchema>;
