/** The shape of a stored game, version 4. Spaces and terrain go by name, as in the portable game file. */

import * as v from 'valibot';

import { aboutSchema } from '@/tabletop/record/about';
import { MOST_SECONDS } from '@/tabletop/session/bounds';
import { storableName } from '@/tabletop/session/playerName';

import { SCORE_BOARDS } from '../../rules/animals';
import { BOARD_SIDES, createBoard, nameOf, type ReefBoard } from '../../rules/boards';
import { ANIMALS, type LaidLumino } from '../../rules/model';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../rules/round';
import { STORAGE } from '../../rules/turn';
import { decodeGame } from '../gameFile/gameFile';
import * as f from '../gameFile/gameFileFields';
import { HIGHEST_IN_FILE, LOWEST_IN_FILE } from '../gameFile/gameFileModel';
import { boardTerrain, countsSchema, reefSchema, scoringTile, seenSpace } from '../gameFile/gameFileSchema';
import { DEPTHS } from '../reef/finalReef';
import type { CollectedReef, Command } from '../table/commands';
import {
  FISH,
  HIGHEST_TABLE_NUMBER,
  SETUP_DEPTHS,
  type FileOpening,
  type StartingLumino,
  type TableSetup,
} from '../table/table';

/** One stroke of a brush may pass over a space several times. */
const MOST_PAINTED_AT_ONCE = 1000;

const whole = v.pipe(v.number(), v.safeInteger());
const colorPair = f.pairOf(f.color);
const symbols = f.pairOf(f.symbol);
const fish = v.picklist(FISH);
const name = v.pipe(v.string(), v.transform(storableName), v.nonEmpty());
const scoreBoard = v.picklist(SCORE_BOARDS);

const board = v.pipe(
  v.object({ side: v.picklist(BOARD_SIDES), terrain: boardTerrain }),
  v.check(
    ({ side, terrain }) => side === 'B' || Object.values(terrain).every((kind) => typeof kind === 'string'),
  ),
  v.transform(({ side, terrain }): ReefBoard => createBoard(side, (space) => terrain[nameOf(space)]!)),
);

const start: v.GenericSchema<unknown, StartingLumino> = v.pipe(
  v.object({ colors: colorPair, symbols }),
  v.check(({ colors }) => colors[0] !== colors[1]),
);

const lumino = v.pipe(
  v.object({ on: f.spacePair, color: f.color, symbols }),
  v.transform(({ on, color, symbols }): LaidLumino => ({ on, colors: [color, color], symbols })),
);

const depth = v.picklist(DEPTHS);
const tableNumber = f.wholeNumber(0, HIGHEST_TABLE_NUMBER);

const collected: v.GenericSchema<unknown, CollectedReef> = v.object({
  reef: reefSchema,
  score: f.wholeNumber(LOWEST_IN_FILE, HIGHEST_IN_FILE),
  limestone: f.wholeNumber(0, STORAGE),
  tiles: v.object({ green: scoringTile, pink: scoringTile, blue: scoringTile, yellow: scoringTile }),
  table: tableNumber,
  madeAt: f.wholeNumber(0, MOST_SECONDS),
});
const paintedSpace = v.object({ space: f.space, seen: v.nullable(seenSpace) });

const player = { player: whole };

/** One row for each command; a test stores one of each. */
const command = v.variant('type', [
  v.object({ type: v.literal('take-limestone'), ...player, count: whole }),
  v.object({ type: v.literal('place'), ...player, lumino, anyway: v.boolean() }),
  v.object({ type: v.literal('take-back'), ...player, lumino: whole }),
  v.object({ type: v.literal('return-lumino'), ...player }),
  v.object({ type: v.literal('spend-jellyfish'), ...player, color: f.color }),
  v.object({ type: v.literal('end-turn'), ...player }),
  v.object({ type: v.literal('begin-scoring') }),
  v.object({ type: v.literal('score-coral'), ...player, color: f.color }),
  v.object({ type: v.literal('skip-scoring'), ...player }),
  v.object({ type: v.literal('empty-bag') }),
  v.object({ type: v.literal('correct-score'), ...player, score: whole }),
  v.object({ type: v.literal('correct-limestone'), ...player, limestone: whole }),
  v.object({ type: v.literal('correct-tile'), ...player, color: f.color, tile: scoringTile }),
  v.object({ type: v.literal('correct-round'), round: whole }),
  v.object({ type: v.literal('correct-octopus'), ...player }),
  v.object({ type: v.literal('change-name'), ...player, name }),
  v.object({ type: v.literal('change-fish'), ...player, fish }),
  v.object({ type: v.literal('change-start'), ...player, start }),
  v.object({ type: v.literal('change-score-board'), scoreBoard }),
  v.object({ type: v.literal('change-board'), board }),
  v.object({ type: v.literal('finish-rounds') }),
  v.object({ type: v.literal('choose-depth'), ...player, depth }),
  v.object({
    type: v.literal('paint-reef'),
    ...player,
    spaces: f.listOf(paintedSpace, MOST_PAINTED_AT_ONCE),
  }),
  v.object({ type: v.literal('count-reef'), ...player, counts: countsSchema }),
  v.object({ type: v.literal('count-jellyfish'), ...player, count: whole }),
  v.object({ type: v.literal('collect-reef'), ...player, collected }),
  v.object({ type: v.literal('follow-seat'), seat: v.nullable(whole) }),
  v.object({
    type: v.literal('tally-animals'),
    ...player,
    species: v.picklist(ANIMALS),
    small: whole,
    large: whole,
  }),
  aboutSchema,
]) satisfies v.GenericSchema<unknown, Command>;

const setup: v.GenericSchema<unknown, TableSetup> = v.pipe(
  v.object({
    players: v.pipe(
      v.array(v.object({ name, fish, start })),
      v.minLength(FEWEST_PLAYERS),
      v.maxLength(MOST_PLAYERS),
    ),
    octopus: whole,
    board,
    scoreBoard,
    depth: v.picklist(SETUP_DEPTHS),
    joined: v.nullable(v.object({ table: tableNumber, seat: whole })),
  }),
  v.check(({ players, joined }) => joined === null || players[joined.seat] !== undefined),
  v.check(({ players, octopus }) => players[octopus] !== undefined),
  v.check(({ players }) => new Set(players.map(({ name }) => name)).size === players.length),
  v.check(({ players }) => new Set(players.map(({ fish }) => fish)).size === players.length),
);

/** A game that came as a file keeps the file as it was read. */
const fileOpening: v.GenericSchema<unknown, FileOpening> = v.object({
  file: v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const file = decodeGame(dataset.value);
      if (file.ok) return file.value;
      addIssue();
      return NEVER;
    }),
  ),
});

const opening = v.union([fileOpening, setup]);

export { board as boardSchema, command as commandSchema, opening as openingSchema };
