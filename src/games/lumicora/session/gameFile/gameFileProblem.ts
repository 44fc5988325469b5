/** Why a text is no game file of Lumicora: a place and a code with its data. */

import {
  COMMON_FILE_CODES,
  problemReader,
  type FieldCode,
  type FieldProblem,
} from '@/tabletop/files/fileProblem';

/** Codes that say all there is to say. */
const BARE_CODES = ['start-or-color', 'one-reef-kind'] as const;

/** Codes about one value, which the problem quotes. */
const RECEIVED_CODES = [
  'not-a-board-side',
  'not-a-score-board',
  'not-a-base-space',
  'not-terrain',
  'not-a-scoring-tile',
  'not-a-color',
  'not-a-symbol',
  'not-a-space',
  'same-colors',
] as const;

/** Codes about a list that is too long. */
const LENGTH_CODES = ['too-many-luminos'] as const;

type BareCode = (typeof BARE_CODES)[number];
type ReceivedCode = (typeof RECEIVED_CODES)[number];
type LengthCode = (typeof LENGTH_CODES)[number];

/** What the schemas use as messages. */
type SchemaCode = BareCode | ReceivedCode | LengthCode | FieldCode;

export type SpaceNames = readonly [string, string];

type Detail =
  | { readonly code: 'remote-on-side-a' }
  | { readonly code: 'too-many-spaces'; readonly count: number; readonly most: number }
  | { readonly code: 'not-neighbors'; readonly spaces: SpaceNames }
  | { readonly code: 'exactly-covering'; readonly spaces: SpaceNames; readonly lumino: number }
  | { readonly code: 'tilted'; readonly spaces: SpaceNames; readonly levels: readonly [number, number] };

export type GameFileProblem =
  | FieldProblem<BareCode, ReceivedCode, LengthCode>
  | (Detail & { readonly path: string });
export type GameFileProblemCode = GameFileProblem['code'];

export const GAME_FILE_PROBLEM_CODES: readonly GameFileProblemCode[] = [
  ...COMMON_FILE_CODES,
  ...BARE_CODES,
  ...RECEIVED_CODES,
  ...LENGTH_CODES,
  'remote-on-side-a',
  'too-many-spaces',
  'not-neighbors',
  'exactly-covering',
  'tilted',
];

/** Makes the compiler check a message that valibot itself takes as any string. */
export function coded(code: SchemaCode): SchemaCode {
  return code;
}

export const problemOfIssue = problemReader({
  bare: BARE_CODES,
  received: RECEIVED_CODES,
  length: LENGTH_CODES,
});
