/** Why a text is no game file of Copulas: a place and a code with its data. */

import {
  COMMON_FILE_CODES,
  problemReader,
  type FieldCode,
  type FieldProblem,
} from '@/tabletop/files/fileProblem';

import type { Shape } from '../../rules/pieces';

/** Codes that say all there is to say. */
const BARE_CODES = ['teams-need-four'] as const;

/** Codes about one value, which the problem quotes. */
const RECEIVED_CODES = [
  'not-an-order',
  'not-true-or-false',
  'not-a-color',
  'not-a-shape',
  'not-an-opening',
  'not-a-cell',
  'not-lights',
] as const;

/** Codes about a list that is too long. */
const LENGTH_CODES = ['too-many-joints', 'too-many-turns'] as const;

type BareCode = (typeof BARE_CODES)[number];
type ReceivedCode = (typeof RECEIVED_CODES)[number];
type LengthCode = (typeof LENGTH_CODES)[number];
type SchemaCode = BareCode | ReceivedCode | LengthCode | FieldCode;

type Detail =
  | { readonly code: 'too-few-players'; readonly count: number; readonly least: number }
  | { readonly code: 'duplicate-color'; readonly received: string; readonly first: number }
  | { readonly code: 'modules-do-not-fit'; readonly received: string; readonly players: number }
  | { readonly code: 'wrong-rows' | 'wrong-columns'; readonly count: number; readonly expected: number }
  | { readonly code: 'off-board'; readonly cells: string }
  | { readonly code: 'overlap'; readonly cells: string; readonly turn: number }
  | { readonly code: 'too-many-tiles'; readonly shape: Shape; readonly most: number };

export type GameFileProblem =
  | FieldProblem<BareCode, ReceivedCode, LengthCode>
  | (Detail & { readonly path: string });
export type GameFileProblemCode = GameFileProblem['code'];

export const GAME_FILE_PROBLEM_CODES: readonly GameFileProblemCode[] = [
  ...COMMON_FILE_CODES,
  ...BARE_CODES,
  ...RECEIVED_CODES,
  ...LENGTH_CODES,
  'too-few-players',
  'duplicate-color',
  'modules-do-not-fit',
  'wrong-rows',
  'wrong-columns',
  'off-board',
  'overlap',
  'too-many-tiles',
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
