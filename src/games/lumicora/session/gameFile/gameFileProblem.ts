/** Why a text is no game file: a place and a code with its data. `view/describeGameFileProblem.ts` has the words. */

import type { BaseIssue } from 'valibot';

import { LONGEST_NAME } from '@/tabletop/session/bounds';

/** Codes that say all there is to say. */
const BARE_CODES = ['start-or-color', 'one-reef-kind', 'empty-name', 'no-players'] as const;

/** Codes about one value, which the problem quotes. */
const RECEIVED_CODES = [
  'not-an-object',
  'not-a-list',
  'not-a-pair',
  'not-a-string',
  'not-a-whole-number',
  'not-a-game-file',
  'unknown-version',
  'not-a-board-side',
  'not-a-score-board',
  'not-a-base-space',
  'not-terrain',
  'not-a-scoring-tile',
  'not-a-color',
  'not-a-symbol',
  'not-a-space',
  'same-colors',
  'control-character',
] as const;

/** Codes about a list that is too long. */
const LENGTH_CODES = ['too-many-players', 'too-many-luminos'] as const;

type BareCode = (typeof BARE_CODES)[number];
type ReceivedCode = (typeof RECEIVED_CODES)[number];
type LengthCode = (typeof LENGTH_CODES)[number];

/** What the schemas use as messages. */
export type SchemaCode = BareCode | ReceivedCode | LengthCode | 'too-small' | 'too-large' | 'name-too-long';

export type SpaceNames = readonly [string, string];

type Detail =
  | { readonly code: 'empty-text' | 'nested-too-deeply' | 'missing' | 'remote-on-side-a' | BareCode }
  | { readonly code: 'not-json'; readonly line: number; readonly column: number }
  | { readonly code: ReceivedCode; readonly received: string }
  | { readonly code: LengthCode; readonly count: number; readonly most: number }
  | { readonly code: 'too-small'; readonly received: string; readonly least: number }
  | { readonly code: 'too-large' | 'name-too-long'; readonly received: string; readonly most: number }
  | { readonly code: 'no-such-player'; readonly received: string; readonly players: number }
  | { readonly code: 'duplicate-name'; readonly received: string; readonly first: number }
  | { readonly code: 'too-many-spaces'; readonly count: number; readonly most: number }
  | { readonly code: 'not-neighbors'; readonly spaces: SpaceNames }
  | { readonly code: 'exactly-covering'; readonly spaces: SpaceNames; readonly lumino: number }
  | { readonly code: 'tilted'; readonly spaces: SpaceNames; readonly levels: readonly [number, number] };

/** `path` reads like `players[1].reef.luminos[3].on[0]` and is empty at the root. */
export type GameFileProblem = Detail & { readonly path: string };
export type GameFileProblemCode = GameFileProblem['code'];

export const GAME_FILE_PROBLEM_CODES: readonly GameFileProblemCode[] = [
  ...BARE_CODES,
  ...RECEIVED_CODES,
  ...LENGTH_CODES,
  'empty-text',
  'nested-too-deeply',
  'not-json',
  'missing',
  'too-small',
  'too-large',
  'name-too-long',
  'no-such-player',
  'duplicate-name',
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

export function problemOfIssue(issue: BaseIssue<unknown>): GameFileProblem {
  const path = pathOf(issue);
  // JSON has no undefined, so it stands for a field that is not there.
  if (issue.input === undefined) return { path, code: 'missing' };
  const code = issue.message as SchemaCode;
  const received = shortened(issue.input);
  const requirement = issue.requirement as number;
  if (isOneOf(BARE_CODES, code)) return { path, code };
  if (isOneOf(RECEIVED_CODES, code)) return { path, code, received };
  if (isOneOf(LENGTH_CODES, code)) {
    return { path, code, count: (issue.input as readonly unknown[]).length, most: requirement };
  }
  switch (code) {
    case 'too-small':
      return { path, code, received, least: requirement };
    case 'too-large':
      return { path, code, received, most: requirement };
    case 'name-too-long':
      return { path, code, received, most: LONGEST_NAME };
  }
}

function isOneOf<C extends SchemaCode>(codes: readonly C[], code: SchemaCode): code is C {
  return (codes as readonly SchemaCode[]).includes(code);
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
