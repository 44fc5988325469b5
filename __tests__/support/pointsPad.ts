/**
 * A points pad: the smallest game that stands on the layer for all games. It has players who are given points until
 * somebody ends the game. What it writes here is all that a game must write to be kept, undone, listed and restored.
 */

import * as v from 'valibot';

import { parseJson } from '@/kit/json';
import { err, ok } from '@/kit/result';
import {
  entryHead,
  minutesPlayed,
  type RankedPlayer,
  type RecordEntry,
  type RecordFormat,
} from '@/tabletop/record/entry';
import { isId, isTime } from '@/tabletop/session/bounds';
import { createSaves, fieldsOf } from '@/tabletop/session/saves';
import {
  sessionsOf,
  tableOf,
  type Session,
  type TableRules,
  type TableTypes,
} from '@/tabletop/session/session';
import type { TableGame } from '@/tabletop/store/games';

export interface PadTable {
  readonly names: readonly string[];
  readonly points: readonly number[];
  readonly isOver: boolean;
}

export type PadCommand =
  | { readonly type: 'add'; readonly player: number; readonly points: number }
  | { readonly type: 'finish' };

export interface PadTypes extends TableTypes {
  readonly setup: { readonly names: readonly string[] };
  readonly table: PadTable;
  readonly command: PadCommand;
  readonly rejection: { readonly code: 'nobody-there' | 'over' };
}

export type PadSession = Session<PadTypes>;

const rules: TableRules<PadTypes> = {
  open: ({ names }) => ({ names, points: names.map(() => 0), isOver: false }),
  apply: (table, command) => {
    if (table.isOver) return err({ code: 'over' });
    if (command.type === 'finish') return ok({ ...table, isOver: true });
    if (table.names[command.player] === undefined) return err({ code: 'nobody-there' });
    const points = table.points.map((sum, seat) => (seat === command.player ? sum + command.points : sum));
    return ok({ ...table, points });
  },
  isOver: ({ isOver }) => isOver,
};

export const padSessions = sessionsOf(rules);

const whole = v.pipe(v.number(), v.safeInteger());

/** Version 1 kept the names as one text. */
export const padSaves = createSaves<PadTypes>(padSessions, {
  format: 'reefside-pad-table',
  version: 2,
  migrations: {
    1: (save) => ({ ...save, setup: { names: String(fieldsOf(save.setup).names).split(',') } }),
  },
  setup: v.object({ names: v.pipe(v.array(v.string()), v.minLength(1)) }),
  command: v.variant('type', [
    v.object({ type: v.literal('add'), player: whole, points: whole }),
    v.object({ type: v.literal('finish') }),
  ]),
  storedSetup: (setup) => setup,
  storedCommand: (command) => command,
});

export interface PadEntry extends RecordEntry {
  readonly minutes: number;
  readonly players: readonly (RankedPlayer & { readonly total: number })[];
}

const entrySchema = v.object({
  id: v.custom<string>(isId),
  startedAt: v.custom<number>(isTime),
  endedAt: v.custom<number>(isTime),
  changedAt: v.custom<number>(isTime),
  isOver: v.boolean(),
  deletedAt: v.nullable(v.custom<number>(isTime)),
  minutes: whole,
  players: v.array(v.object({ name: v.string(), place: whole, total: whole })),
});

export const padRecords: RecordFormat<PadTypes, PadEntry> = {
  entryOf: (session) => {
    const { names, points, isOver } = tableOf(session);
    return {
      ...entryHead(session),
      isOver,
      minutes: minutesPlayed(session, session.log.done),
      players: names.map((name, seat) => {
        const total = points[seat]!;
        return { name, place: 1 + points.filter((other) => other > total).length, total };
      }),
    };
  },
  encode: (entry) => JSON.stringify(entry),
  decode: (text) => {
    const parsed = v.safeParse(entrySchema, parseJson(text));
    return parsed.success ? ok(parsed.output) : err({ code: 'damaged' });
  },
};

export const pointsPad: TableGame<PadTypes, PadEntry> = { id: 'pad', saves: padSaves, records: padRecords };
