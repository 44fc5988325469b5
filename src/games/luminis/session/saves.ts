/** Games of Luminis as they are stored, and what is remembered of a finished one: a race has a winner, turns and a spire. */

import * as v from 'valibot';

import { parseJson } from '@/kit/json';
import { err, ok } from '@/kit/result';
import { LONGEST_NOTE } from '@/tabletop/record/about';
import {
  entryHead,
  minutesPlayed,
  type RankedPlayer,
  type RecordEntry,
  type RecordFormat,
} from '@/tabletop/record/entry';
import { isId, isTime, LONGEST_NAME, MOST_COMMANDS } from '@/tabletop/session/bounds';
import { distinctNames, storableName } from '@/tabletop/session/playerName';
import { createSaves } from '@/tabletop/session/saves';
import { tableOf } from '@/tabletop/session/session';

import type { Resources } from '../rules/model';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../rules/turn';
import { decodeGame, gameJson, type GameFile } from './gameFile';
import { cardSchema, FARTHEST_COLUMN, MOST_ON_CARD } from './gameFileSchema';
import { sessions, type Command, type LuminisTypes, type Setup, type TableSession } from './table';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const name = v.pipe(
  v.string(),
  v.check((text) => text !== '' && storableName(text) === text),
);
const player = whole(0, MOST_PLAYERS - 1);
const cardId = v.pipe(v.string(), v.nonEmpty());
const cardIds = v.pipe(v.array(cardId), v.maxLength(200));
const pile = v.picklist(['spires', 'bonus']);

const namedSetup = v.pipe(
  v.object({
    names: v.pipe(v.array(name), v.minLength(FEWEST_PLAYERS), v.maxLength(MOST_PLAYERS)),
    me: player,
    advanced: v.boolean(),
  }),
  v.check(({ names, me }) => me < names.length),
);

const fileSetup = v.object({
  file: v.pipe(
    v.unknown(),
    v.rawTransform<unknown, GameFile>(({ dataset, addIssue, NEVER }) => {
      const decoded = decodeGame(dataset.value);
      if (decoded.ok) return decoded.value;
      addIssue({ message: decoded.error.code });
      return NEVER;
    }),
  ),
});

const commandSchema: v.GenericSchema<unknown, Command> = v.variant('type', [
  v.object({ type: v.literal('take'), player, card: cardSchema }),
  v.object({ type: v.literal('draw'), player, card: v.nullable(cardSchema) }),
  v.object({
    type: v.literal('place'),
    player,
    card: cardSchema,
    column: whole(-FARTHEST_COLUMN, FARTHEST_COLUMN),
    from: v.picklist(['hand', 'spire', 'bonus']),
    discard: cardIds,
    anyway: v.boolean(),
  }),
  v.object({ type: v.literal('lose'), player, cards: cardIds }),
  v.object({ type: v.literal('put'), pile, card: cardSchema }),
  v.object({ type: v.literal('remove'), pile, card: cardId }),
  v.object({ type: v.literal('correct'), card: cardSchema }),
  v.object({ type: v.literal('win'), player, spire: v.nullable(cardId) }),
]);

export const saves = createSaves<LuminisTypes>(sessions, {
  format: 'reefside-luminis-table',
  version: 1,
  migrations: {},
  setup: v.lazy((setup): v.GenericSchema<unknown, Setup> =>
    typeof setup === 'object' && setup !== null && 'file' in setup ? fileSetup : namedSetup,
  ),
  command: commandSchema,
  storedSetup: (setup) => ('file' in setup ? { file: gameJson(setup.file) } : setup),
  storedCommand: (command) => command,
});

const ENTRY_VERSION = 1;

export interface LuminisEntry extends RecordEntry {
  readonly version: typeof ENTRY_VERSION;
  readonly advanced: boolean;
  /** Turns that the winner took; of all players the most while nobody has won. */
  readonly turns: number;
  /** What the spire cost; null where it was not entered. */
  readonly spire: Resources | null;
  readonly players: readonly (RankedPlayer & { readonly total: null; readonly cards: number })[];
}

const time = v.custom<number>(isTime);
const amount = whole(0, MOST_ON_CARD);
const entrySchema: v.GenericSchema<unknown, LuminisEntry> = v.object({
  version: v.literal(ENTRY_VERSION),
  id: v.custom<string>(isId),
  startedAt: time,
  endedAt: time,
  note: v.optional(v.pipe(v.string(), v.maxLength(2 * LONGEST_NOTE))),
  changedAt: time,
  deletedAt: v.nullable(time),
  isOver: v.boolean(),
  minutes: v.nullable(whole(0, Number.MAX_SAFE_INTEGER)),
  advanced: v.boolean(),
  turns: whole(0, MOST_COMMANDS),
  spire: v.nullable(v.tuple([amount, amount, amount])),
  players: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2 * LONGEST_NAME)),
        place: whole(1, 2),
        total: v.null(),
        cards: whole(0, MOST_COMMANDS),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_PLAYERS),
  ),
});

export function entryOf(session: TableSession): LuminisEntry {
  const { seats, won, advanced } = tableOf(session);
  const names = distinctNames(seats.map((seat) => seat.name));
  return {
    version: ENTRY_VERSION,
    ...entryHead(session),
    isOver: won !== null,
    minutes: session.log.done === 0 ? null : minutesPlayed(session, session.log.done),
    advanced,
    turns: won === null ? Math.max(...seats.map(({ turns }) => turns)) : seats[won.player]!.turns,
    spire: won?.spire?.cost ?? null,
    players: seats.map(({ cathedral }, seat) => ({
      name: names[seat]!,
      place: won?.player === seat ? 1 : 2,
      total: null,
      cards: cathedral.length,
    })),
  };
}

export const records: RecordFormat<LuminisTypes, LuminisEntry> = {
  entryOf,
  encode: (entry) => JSON.stringify(entry),
  decode: (text) => {
    const json = parseJson(text);
    const version = (json as { readonly version?: unknown } | null | undefined)?.version;
    if (typeof version === 'number' && version !== ENTRY_VERSION)
      return err({ code: 'other-version', version });
    const parsed = v.safeParse(entrySchema, json);
    return parsed.success ? ok(parsed.output) : err({ code: 'damaged' });
  },
};
