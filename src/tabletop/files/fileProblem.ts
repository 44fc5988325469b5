/** Why a text is no game file of its game: a place and a code with its data. `describeFileProblem` makes it a sentence. */

import type { BaseIssue } from 'valibot';

import { LONGEST_NAME } from '../session/bounds';
import type { TextProblem } from './fileDoor';

/** Codes that say all there is to say. */
const BARE_CODES = ['empty-name', 'no-players'] as const;

/** Codes about one value, which the problem quotes. */
const RECEIVED_CODES = [
  'not-an-object',
  'not-a-list',
  'not-a-pair',
  'not-a-string',
  'not-a-whole-number',
  'not-a-game-file',
  'unknown-version',
  'control-character',
] as const;

/** Codes about a list that is too long. */
const LENGTH_CODES = ['too-many-players'] as const;

const BOUND_CODES = ['too-small', 'too-large', 'name-too-long'] as const;

/** The messages of `fileFields.ts`. */
export type FieldCode =
  | (typeof BARE_CODES)[number]
  | (typeof RECEIVED_CODES)[number]
  | (typeof LENGTH_CODES)[number]
  | (typeof BOUND_CODES)[number];

/** What every game's file can have wrong. */
export type CommonFileProblem = { readonly path: string } & (
  | TextProblem
  | { readonly code: 'missing' | (typeof BARE_CODES)[number] }
  | { readonly code: (typeof RECEIVED_CODES)[number]; readonly received: string }
  | { readonly code: (typeof LENGTH_CODES)[number]; readonly count: number; readonly most: number }
  | { readonly code: 'too-small'; readonly received: string; readonly least: number }
  | { readonly code: 'too-large' | 'name-too-long'; readonly received: string; readonly most: number }
  | { readonly code: 'no-such-player'; readonly received: string; readonly players: number }
  | { readonly code: 'duplicate-name'; readonly received: string; readonly first: number }
);

/** The further messages of a game's own schemas, by what their problems carry. */
export interface OwnCodes<Bare extends string, Received extends string, Length extends string> {
  readonly bare: readonly Bare[];
  readonly received: readonly Received[];
  readonly length: readonly Length[];
}

/** `path` reads like `players[1].reef.luminos[3].on[0]` and is empty at the root. */
export type FieldProblem<Bare extends string, Received extends string, Length extends string> =
  | CommonFileProblem
  | Of<Bare, object>
  | Of<Received, { readonly received: string }>
  | Of<Length, { readonly count: number; readonly most: number }>;

/** Nothing where a game has no such codes. */
type Of<Code extends string, Data> = [Code] extends [never]
  ? never
  : Data & { readonly path: string; readonly code: Code };

/** Every common code, for tests that ask for words for all of them. */
export const COMMON_FILE_CODES: readonly CommonFileProblem['code'][] = [
  ...BARE_CODES,
  ...RECEIVED_CODES,
  ...LENGTH_CODES,
  ...BOUND_CODES,
  'empty-text',
  'nested-too-deeply',
  'not-json',
  'missing',
  'no-such-player',
  'duplicate-name',
];

/** Turns what valibot found into a problem of the game. */
export function problemReader<Bare extends string, Received extends string, Length extends string>(
  own: OwnCodes<Bare, Received, Length>,
) {
  const bare = new Set<string>([...BARE_CODES, ...own.bare]);
  const lengths = new Set<string>([...LENGTH_CODES, ...own.length]);
  return (issue: BaseIssue<unknown>): FieldProblem<Bare, Received, Length> =>
    problemOf(issue) as FieldProblem<Bare, Received, Length>;

  function problemOf(issue: BaseIssue<unknown>) {
    const path = pathOf(issue);
    // JSON has no undefined, so it stands for a field that is not there.
    if (issue.input === undefined) return { path, code: 'missing' };
    const { message: code, requirement } = issue;
    const received = shortened(issue.input);
    if (bare.has(code)) return { path, code };
    if (lengths.has(code)) {
      return { path, code, count: (issue.input as readonly unknown[]).length, most: requirement };
    }
    switch (code) {
      case 'too-small':
        return { path, code, received, least: requirement };
      case 'too-large':
        return { path, code, received, most: requirement };
      case 'name-too-long':
        return { path, code, received, most: LONGEST_NAME };
      default:
        return { path, code, received };
    }
  }
}

/** A sentence for each code, made from the data that the problem carries. */
export type FileWords<Problem extends { readonly code: string }> = {
  readonly [Code in Problem['code']]: (problem: Extract<Problem, { readonly code: Code }>) => string;
};

/** `path: sentence`; at the root of the file just the sentence. */
export function describeFileProblem<Problem extends { readonly code: string; readonly path: string }>(
  problem: Problem,
  strings: FileWords<Problem>,
): string {
  // Each code's words take the problem of that code, which TypeScript cannot follow through an index.
  const words = strings[problem.code as Problem['code']] as (problem: Problem) => string;
  const sentence = words(problem);
  return problem.path === '' ? sentence : `${problem.path}: ${sentence}`;
}

/** The schemas put only names of our own and list places into paths, so nothing in them needs quoting. */
function pathOf(issue: BaseIssue<unknown>): string {
  return (issue.path ?? []).reduce((path, { key }) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}

const LONGEST = 40;
/** Leaves room for the quotation marks and the sign that something is left out. */
const LONGEST_TEXT = LONGEST - 3;
/** Control characters, line separators and marks that turn the direction of writing. */
const UNPRINTABLE = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** As JSON would write it, cut to about 40 characters; lists and objects are not looked into. */
export function shortened(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

function quoted(text: string): string {
  let shown = '';
  for (const character of text.slice(0, LONGEST)) {
    const next = shown + escaped(character);
    if (next.length > LONGEST_TEXT) return `"${shown}…"`;
    shown = next;
  }
  return text.length > LONGEST ? `"${shown}…"` : `"${shown}"`;
}

function escaped(character: string): string {
  return JSON.stringify(character)
    .slice(1, -1)
    .replace(UNPRINTABLE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
