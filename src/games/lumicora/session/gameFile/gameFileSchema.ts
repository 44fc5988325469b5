/** The shape of a game file; what its fields owe each other is checked in `gameFileLinks.ts`. */

import * as v from 'valibot';

import { SCORE_BOARDS } from '../../rules/animals';
import { BASE_SPACES, BOARD_SIDES, nameOf, SPACE_COUNT, SPACE_NAMES, spaceNamed } from '../../rules/boards';
import { LUMINOS_IN_BOX } from '../../rules/box';
import type { ReefCounts } from '../../rules/finalScoring';
import type { LaidLumino, Space } from '../../rules/model';
import { MOST_PLAYERS, ROUNDS, SCORING_TILE_STATES } from '../../rules/round';
import { viewOf, type VisibleSpace } from '../../rules/surface';
import { STORAGE } from '../../rules/turn';
import * as f from './gameFileFields';
import {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type GameReef,
  HIGHEST_IN_FILE,
  HIGHEST_LEVEL,
  LOWEST_IN_FILE,
  LOWEST_REMOTE,
  MOST_ANIMAL_POINTS,
} from './gameFileModel';
import { coded } from './gameFileProblem';

const symbols = f.pairOf(f.symbol);

const ordinaryLumino = v.pipe(
  f.objectOf({ on: f.spacePair, color: f.color, symbols }),
  v.transform(({ on, color, symbols }): LaidLumino => ({ on, colors: [color, color], symbols })),
);

/** LU-5: two colours; left out, both halves are plain. */
const startingLumino = v.pipe(
  f.objectOf({
    on: f.spacePair,
    start: v.pipe(
      f.pairOf(f.color),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || dataset.value[0] !== dataset.value[1]) return;
        addIssue({ message: coded('same-colors'), input: dataset.value[0] });
      }),
    ),
    symbols: v.optional(symbols, [null, null]),
  }),
  v.transform(({ on, start, symbols }): LaidLumino => ({ on, colors: start, symbols })),
);

const lumino = v.pipe(
  f.anyFields,
  v.check((fields) => countOf(fields, ['start', 'color']) === 1, coded('start-or-color')),
  v.lazy((fields): v.GenericSchema<f.Fields, LaidLumino> =>
    Object.hasOwn(fields as f.Fields, 'start') ? startingLumino : ordinaryLumino,
  ),
);

export const seenSpace = f.objectOf({
  color: f.color,
  level: f.wholeNumber(1, HIGHEST_LEVEL),
  symbol: v.optional(f.symbol, null),
});

const seenSpaces = v.pipe(
  f.anyFields,
  f.onlyKeys(SPACE_NAMES, coded('not-a-space')),
  v.record(v.string(), seenSpace, coded('not-an-object')),
  v.transform((seen) => viewOf(bySpace(seen))),
);

const amount = f.wholeNumber(0, SPACE_COUNT);

export const countsSchema: v.GenericSchema<unknown, ReefCounts> = f.objectOf({
  spaces: f.objectOf({ green: amount, pink: amount, blue: amount, yellow: amount }),
  animals: f.objectOf({ shellfish: amount, crab: amount, seahorse: amount, starfish: amount }),
  animalPoints: v.optional(f.wholeNumber(0, MOST_ANIMAL_POINTS), 0),
  remote: v.optional(f.wholeNumber(LOWEST_REMOTE, 0), 0),
});

const luminosReef = v.pipe(
  f.objectOf({ luminos: f.listOf(lumino, LUMINOS_IN_BOX, coded('too-many-luminos')) }),
  v.transform(({ luminos }): GameReef => ({ kind: 'luminos', luminos })),
);

const viewReef = v.pipe(
  f.objectOf({ spaces: seenSpaces }),
  v.transform(({ spaces }): GameReef => ({ kind: 'view', view: spaces })),
);

const countsReef = v.pipe(
  f.objectOf({ counts: countsSchema }),
  v.transform(({ counts }): GameReef => ({ kind: 'counts', counts })),
);

export const reefSchema = v.pipe(
  f.anyFields,
  v.check((fields) => countOf(fields, ['luminos', 'spaces', 'counts']) === 1, coded('one-reef-kind')),
  v.lazy((fields): v.GenericSchema<f.Fields, GameReef> => {
    if (Object.hasOwn(fields as f.Fields, 'luminos')) return luminosReef;
    return Object.hasOwn(fields as f.Fields, 'spaces') ? viewReef : countsReef;
  }),
);

function countOf(fields: f.Fields, names: readonly string[]): number {
  return names.filter((name) => Object.hasOwn(fields, name)).length;
}

function bySpace(seen: Readonly<Record<string, VisibleSpace>>): ReadonlyMap<Space, VisibleSpace> {
  return new Map(Object.entries(seen).map(([name, visible]) => [spaceNamed(name)!, visible]));
}

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
  ...f.headOf(GAME_FILE_FORMAT, GAME_FILE_VERSION),
  boardSide: v.picklist(BOARD_SIDES, coded('not-a-board-side')),
  scoreBoard: v.picklist(SCORE_BOARDS, coded('not-a-score-board')),
  board: v.optional(boardTerrain),
  round: f.wholeNumber(1, ROUNDS),
  octopus: f.wholeNumber(0, Number.MAX_SAFE_INTEGER),
  players: f.playersOf(player, MOST_PLAYERS),
});

export type GameFileShape = v.InferOutput<typeof gameFileSchema>;
