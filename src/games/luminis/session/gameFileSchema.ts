/** The shape of a game file; what its fields owe each other is checked in `gameFile.ts`. */

import * as v from 'valibot';

import * as f from '@/tabletop/files/fileFields';
import {
  COMMON_FILE_CODES,
  problemReader,
  type FieldCode,
  type FieldProblem,
} from '@/tabletop/files/fileProblem';

import { ALL_CARDS_IN_BOX, ARROWS, LEVELS, type Card, type Resources } from '../rules/model';
import { MOST_PLAYERS } from '../rules/turn';

export const GAME_FILE_FORMAT = 'luminis-game';
export const GAME_FILE_VERSION = 1;

/** Of one resource in a cost, a center or an upper part: far more than any card can show. */
export const MOST_ON_CARD = 99;
/** Columns run without limit; numbers that a computer adds exactly do not. */
export const FARTHEST_COLUMN = 1_000_000_000;
const LONGEST_ID = 100;

/** Codes that say all there is to say. */
const BARE_CODES = ['not-an-id'] as const;

/** Codes about one value, which the problem quotes. */
const RECEIVED_CODES = [
  'not-three-numbers',
  'not-a-level',
  'not-an-arrow',
  'not-true-or-false',
  'not-a-spire',
  'no-such-card',
] as const;

/** Codes about a list that is too long. */
const LENGTH_CODES = ['too-many-cards', 'too-many-arrows'] as const;

/** Codes about a value that is not the first of its kind; `first` is the place of that one. */
const FIRST_CODES = ['duplicate-id', 'card-twice', 'space-taken'] as const;

type BareCode = (typeof BARE_CODES)[number];
type ReceivedCode = (typeof RECEIVED_CODES)[number];
type LengthCode = (typeof LENGTH_CODES)[number];
type SchemaCode = BareCode | ReceivedCode | LengthCode | FieldCode;

export type GameFileProblem =
  | FieldProblem<BareCode, ReceivedCode, LengthCode>
  | {
      readonly path: string;
      readonly code: (typeof FIRST_CODES)[number];
      readonly received: string;
      readonly first: string;
    };

export const GAME_FILE_PROBLEM_CODES: readonly GameFileProblem['code'][] = [
  ...COMMON_FILE_CODES,
  ...BARE_CODES,
  ...RECEIVED_CODES,
  ...LENGTH_CODES,
  ...FIRST_CODES,
];

export const problemOfIssue = problemReader({
  bare: BARE_CODES,
  received: RECEIVED_CODES,
  length: LENGTH_CODES,
});

function coded(code: SchemaCode): SchemaCode {
  return code;
}

const id = v.pipe(
  v.string(coded('not-a-string')),
  v.check((text) => text !== '' && text.length <= LONGEST_ID, coded('not-an-id')),
);

const amount = f.wholeNumber(0, MOST_ON_CARD);

const resources = v.pipe(
  v.custom<[unknown, unknown, unknown]>(
    (value) => Array.isArray(value) && value.length === 3,
    coded('not-three-numbers'),
  ),
  v.tuple([amount, amount, amount], coded('not-three-numbers')),
  v.transform((amounts): Resources => amounts),
);

const isSo = v.boolean(coded('not-true-or-false'));

/** LC-2: what is printed on a card. */
export const cardSchema: v.GenericSchema<unknown, Card> = f.objectOf({
  id,
  level: v.picklist(LEVELS, coded('not-a-level')),
  cost: resources,
  center: resources,
  local: resources,
  arrows: v.pipe(
    f.listOf(v.picklist(ARROWS, coded('not-an-arrow')), ARROWS.length, coded('too-many-arrows')),
    v.transform((given) => ARROWS.filter((arrow) => given.includes(arrow))),
  ),
  draw: isSo,
});

const cardNames = f.listOf(id, ALL_CARDS_IN_BOX, coded('too-many-cards'));

const placed = f.objectOf({ card: id, column: f.wholeNumber(-FARTHEST_COLUMN, FARTHEST_COLUMN) });

const player = f.objectOf({
  name: f.playerName,
  hand: v.optional(cardNames),
  cathedral: f.listOf(placed, ALL_CARDS_IN_BOX, coded('too-many-cards')),
});

export const gameFileSchema = f.objectOf({
  ...f.headOf(GAME_FILE_FORMAT, GAME_FILE_VERSION),
  advanced: isSo,
  cards: f.listOf(cardSchema, ALL_CARDS_IN_BOX, coded('too-many-cards')),
  spires: cardNames,
  bonus: cardNames,
  players: f.playersOf(player, MOST_PLAYERS),
});

export type GameFileShape = v.InferOutput<typeof gameFileSchema>;
