/** What is remembered of a game of Nomads beside the game, and what many games tell. */

import * as v from 'valibot';

import { parseJson } from '@/kit/json';
import { err, ok } from '@/kit/result';
import { cleanNote } from '@/tabletop/record/about';
import {
  entryHead,
  minutesPlayed,
  type RankedPlayer,
  type RecordEntry,
  type RecordFormat,
} from '@/tabletop/record/entry';
import * as statistics from '@/tabletop/record/statistics';
import { isId, isTime, MOST_COMMANDS, MOST_POINTS } from '@/tabletop/session/bounds';
import { distinctNames } from '@/tabletop/session/playerName';

import { ADVENTURERS, MOST_PLAYERS, type Adventurer } from '../rules/model';
import { finalLines, scoreFinal, type FinalCategory, type Ranking } from '../rules/scoring';
import { tableOf, type NomadsTypes, type TableSession } from './session';

const ENTRY_VERSION = 1;

/** The parts add up to `total`. */
export interface EntryPlayer extends RankedPlayer, Readonly<Record<FinalCategory, number>> {
  readonly adventurer: Adventurer;
  readonly total: number;
  readonly legendCards: number;
}

export interface NomadsEntry extends RecordEntry {
  readonly version: typeof ENTRY_VERSION;
  readonly note: string;
  readonly isTracked: boolean;
  readonly turns: number;
  readonly scorings: number;
  readonly decidedBy: Ranking['decidedBy'];
  readonly players: readonly EntryPlayer[];
}

export function entryOf(session: TableSession): NomadsEntry {
  const table = tableOf(session);
  const { players, ranking } = scoreFinal(table.cards, table.players);
  const played = stepsPlayed(session);
  return {
    version: ENTRY_VERSION,
    ...entryHead(session, played),
    isOver: table.phase === 'over',
    isTracked: table.isTracked,
    turns: table.turns,
    scorings: table.scorings.length,
    minutes: table.isTracked ? minutesPlayed(session, played) : null,
    decidedBy: ranking.decidedBy,
    players: players.map(({ total, legendCards }, seat) => {
      const own = table.players[seat]!;
      const [legends, song, moons, tiles] = finalLines(table.cards, own).map(({ points }) => points);
      return {
        name: own.name,
        adventurer: own.adventurer,
        place: ranking.places[seat]!,
        total,
        legendCards,
        legends: legends!,
        song: song!,
        moons: moons!,
        tiles: tiles!,
      };
    }),
  };
}

/** What was done after the end only corrects. */
function stepsPlayed({ log, tables }: TableSession): number {
  let steps = log.done;
  while (steps > 0 && tables[steps]!.phase === 'over' && tables[steps - 1]!.phase === 'over') steps -= 1;
  return steps;
}

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const points = whole(-MOST_POINTS * MOST_PLAYERS, MOST_POINTS * MOST_PLAYERS);
const count = whole(0, MOST_COMMANDS);

const entrySchema = v.object({
  version: v.literal(ENTRY_VERSION),
  id: v.custom<string>(isId),
  startedAt: v.custom<number>(isTime),
  endedAt: v.custom<number>(isTime),
  changedAt: v.custom<number>(isTime),
  deletedAt: v.nullable(v.custom<number>(isTime)),
  note: v.pipe(v.string(), v.transform(cleanNote)),
  isOver: v.boolean(),
  isTracked: v.boolean(),
  turns: count,
  scorings: count,
  minutes: v.nullable(whole(0, 60 * MOST_COMMANDS)),
  decidedBy: v.picklist(['points', 'legend-cards', 'shared']),
  players: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.nonEmpty()),
        adventurer: v.picklist(ADVENTURERS),
        place: whole(1, MOST_PLAYERS),
        total: points,
        legendCards: whole(0, 7),
        legends: points,
        song: points,
        moons: points,
        tiles: points,
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_PLAYERS),
  ),
});

export const records: RecordFormat<NomadsTypes, NomadsEntry> = {
  entryOf,
  encode: (entry) => JSON.stringify(entry),
  decode: (text) => {
    const json = parseJson(text);
    const version =
      typeof json === 'object' && json !== null ? (json as { version?: unknown }).version : null;
    if (typeof version === 'number' && version !== ENTRY_VERSION) {
      return err({ code: 'other-version', version });
    }
    const parsed = v.safeParse(entrySchema, json, { abortEarly: true });
    if (!parsed.success) return err({ code: 'damaged' });
    const names = distinctNames(parsed.output.players.map(({ name }) => name));
    const players = parsed.output.players.map((player, seat) => ({ ...player, name: names[seat]! }));
    return ok({ ...parsed.output, players });
  },
};

interface Details {
  readonly means: Readonly<Record<FinalCategory, number>>;
}

export type PlayerStatistics = statistics.PlayerStatistics<NomadsEntry> & Details;
export type Statistics = statistics.Statistics<PlayerStatistics>;

/** Null lets every game through. */
export interface StatisticsFilter {
  /** How many played. */
  readonly players: number | null;
}

export function computeStatistics(
  entries: readonly NomadsEntry[],
  { players }: StatisticsFilter = { players: null },
): Statistics {
  return statistics.statisticsOfGames(
    entries,
    (entry) => players === null || entry.players.length === players,
    (played): Details => {
      const mean = (category: FinalCategory) =>
        played.reduce((sum, { player }) => sum + player[category], 0) / played.length;
      return {
        means: { legends: mean('legends'), song: mean('song'), moons: mean('moons'), tiles: mean('tiles') },
      };
    },
  );
}
