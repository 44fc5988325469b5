/** The shape of a game file; what its fields owe each other is checked in `gameFile.ts`. */

import * as v from 'valibot';

import {
  headOf,
  listOf,
  objectOf,
  pairOf,
  playerName,
  playersOf,
  wholeNumber,
} from '@/tabletop/files/fileFields';

import { BRIGHTEST, LARGEST_MODULE, MODULE_SIZE } from '../../rules/board';
import { cellNamed } from '../../rules/cells';
import { MOST_PLAYERS, ORDERS } from '../../rules/course';
import { COLORS, OPENINGS, SHAPES, TILE_CELLS } from '../../rules/pieces';
import { coded } from './gameFileProblem';

export const GAME_FILE_FORMAT = 'copulas-game';
export const GAME_FILE_VERSION = 1;

/** More than tiles and skips of a game can be, even of one that broke rules. */
const MOST_TURNS = 1000;
/** A tile covers no more than that. */
export const MOST_TYPED_POINTS = TILE_CELLS * BRIGHTEST;

const MOST_COLUMNS = 4 * LARGEST_MODULE;

const trueOrFalse = v.boolean(coded('not-true-or-false'));

const cell = v.pipe(
  v.string(coded('not-a-cell')),
  v.check((name) => cellNamed(name) !== null, coded('not-a-cell')),
  v.transform((name) => cellNamed(name)!),
);

const lightRow = v.pipe(v.string(coded('not-lights')), v.regex(/^[0-5]*$/, coded('not-lights')));

const seat = wholeNumber(0, Number.MAX_SAFE_INTEGER);

const skip = objectOf({ player: seat, skip: trueOrFalse });

/** Points are looked at later: known lights make them meaningless. */
const tile = objectOf({
  player: seat,
  shape: v.picklist(SHAPES, coded('not-a-shape')),
  at: cell,
  open: v.optional(v.unknown()),
  points: v.optional(v.unknown()),
});

const uTile = objectOf({ open: v.picklist(OPENINGS, coded('not-an-opening')) });

/** A cross has no opening, whatever is written there. */
const placed = v.pipe(
  tile,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { open, ...rest } = dataset.value;
    if (rest.shape === 'X') return { ...rest, open: null };
    const parsed = v.safeParse(uTile, { open });
    if (parsed.success) return { ...rest, open: parsed.output.open };
    addIssue({
      message: coded('not-an-opening'),
      input: open,
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'open', value: open }],
    });
    return NEVER;
  }),
);

type Placed = v.InferOutput<typeof placed>;
export type FileTurn = Placed | { readonly player: number; readonly skip: boolean };

const turn = v.lazy((fields): v.GenericSchema<unknown, FileTurn> => (isSkip(fields) ? skip : placed));

function isSkip(fields: unknown): boolean {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, 'skip')) return false;
  return (fields as { readonly skip: unknown }).skip !== false;
}

export const gameFileSchema = objectOf({
  ...headOf(GAME_FILE_FORMAT, GAME_FILE_VERSION),
  order: v.optional(v.picklist(ORDERS, coded('not-an-order')), 'japanese'),
  teams: v.optional(trueOrFalse, false),
  players: playersOf(
    objectOf({ name: playerName, color: v.picklist(COLORS, coded('not-a-color')) }),
    MOST_PLAYERS,
  ),
  board: objectOf({
    modules: pairOf(wholeNumber(1, MOST_COLUMNS)),
    moduleSize: v.optional(wholeNumber(1, LARGEST_MODULE), MODULE_SIZE),
    lights: v.optional(listOf(lightRow, Number.MAX_SAFE_INTEGER)),
    joints: v.optional(listOf(cell, MOST_COLUMNS * MOST_COLUMNS, coded('too-many-joints')), []),
  }),
  turns: listOf(turn, MOST_TURNS, coded('too-many-turns')),
});

export type GameFileShape = v.InferOutput<typeof gameFileSchema>;
