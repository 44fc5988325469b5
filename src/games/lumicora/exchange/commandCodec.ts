/** Every command as bits. The order of the rows is part of the format: one that is added goes to the end. */

import { SPACE_COUNT } from '../rules/boards';
import { LUMINOS_IN_BOX } from '../rules/box';
import { COLORS, CORAL_NUMBERS, type LaidLumino } from '../rules/model';
import { HIGHEST_SCORE } from '../session/applyCommand';
import type { CollectedReef, Command } from '../session/commands';
import type { PaintedSpace } from '../session/painting';
import {
  amount,
  fieldsOf,
  flag,
  listOf,
  mapped,
  nullable,
  variantOf,
  whole,
  type BitCodec,
} from './bitCodec';
import * as f from './fieldCodecs';
import { board, counts, place, reef, seenSpace } from './reefCodec';

const player = f.seat;
const nothing = fieldsOf<object>({});

/** LU-5: no Lumino that is placed has two colours. */
const lumino: BitCodec<LaidLumino> = mapped(
  fieldsOf({ on: place, color: f.color, symbols: f.symbols }),
  ({ on, colors, symbols }) => ({ on, color: colors[0], symbols }),
  ({ on, color, symbols }): LaidLumino => ({ on, colors: [color, color], symbols }),
);

const paintedSpace: BitCodec<PaintedSpace> = fieldsOf({
  space: whole(0, SPACE_COUNT - 1),
  seen: nullable(seenSpace),
});

const collected: BitCodec<CollectedReef> = fieldsOf({
  table: f.tableNumber,
  madeAt: f.seconds,
  score: f.score,
  limestone: f.limestone,
  tiles: f.tiles,
  reef,
});

export const command: BitCodec<Command> = variantOf<Command, 'type'>('type', {
  'take-limestone': fieldsOf({ player, count: whole(1, CORAL_NUMBERS.length) }),
  place: fieldsOf({ player, lumino, anyway: flag }),
  'take-back': fieldsOf({ player, lumino: whole(0, LUMINOS_IN_BOX - 1) }),
  'return-lumino': fieldsOf({ player }),
  'spend-jellyfish': fieldsOf({ player, color: f.color }),
  'end-turn': fieldsOf({ player }),
  'begin-scoring': nothing,
  'score-coral': fieldsOf({ player, color: f.color }),
  'skip-scoring': fieldsOf({ player }),
  'empty-bag': nothing,
  'correct-score': fieldsOf({ player, score: whole(-HIGHEST_SCORE, HIGHEST_SCORE) }),
  'correct-limestone': fieldsOf({ player, limestone: f.limestone }),
  'correct-tile': fieldsOf({ player, color: f.color, tile: f.tile }),
  'correct-round': fieldsOf({ round: f.round }),
  'correct-octopus': fieldsOf({ player }),
  'change-name': fieldsOf({ player, name: f.name }),
  'change-fish': fieldsOf({ player, fish: f.fish }),
  'change-start': fieldsOf({ player, start: f.start }),
  'change-score-board': fieldsOf({ scoreBoard: f.scoreBoard }),
  'change-board': fieldsOf({ board }),
  'finish-rounds': nothing,
  'choose-depth': fieldsOf({ player, depth: f.depth }),
  'paint-reef': fieldsOf({ player, spaces: listOf(paintedSpace, amount) }),
  'count-reef': fieldsOf({ player, counts }),
  'count-jellyfish': fieldsOf({ player, count: whole(0, COLORS.length) }),
  'collect-reef': fieldsOf({ player, collected }),
  'follow-seat': fieldsOf({ seat: nullable(f.seat) }),
});
