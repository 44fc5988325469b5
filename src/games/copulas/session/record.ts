/** What is remembered of a game of Copulas beside the game, and what many games tell. */

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
import * as record from '@/tabletop/record/statistics';
import { isId, isTime, LONGEST_NAME, MOST_POINTS } from '@/tabletop/session/bounds';
import { tableOf } from '@/tabletop/session/session';

import { MOST_PLAYERS } from '../rules/course';
import { COLORS, TILES_PER_PLAYER, type Color } from '../rules/pieces';
import { scoreTable, type CopulasSession, type CopulasTypes } from './table';

const ENTRY_VERSION = 1;

/** `gained`, `isolated`, `groups` and `bonus` add up to `total`. */
export interface EntryPlayer extends RankedPlayer {
  readonly color: Color;
  readonly isApp: boolean;
  readonly total: number;
  readonly gained: number;
  readonly isolated: number;
  readonly groups: number;
  readonly bonus: number;
  readonly left: number;
  readonly extraTurns: number;
  /** Of the tile that brought most; null where none was placed. */
  readonly bestTile: number | null;
}

export interface HistoryEntry extends RecordEntry {
  readonly version: typeof ENTRY_VERSION;
  readonly teams: boolean;
  readonly decidedBy: ReturnType<typeof scoreTable>['ranking']['decidedBy'];
  readonly players: readonly EntryPlayer[];
}

export function entryOf(session: CopulasSession): HistoryEntry {
  const table = tableOf(session);
  const { scores, ranking } = scoreTable(table);
  const { course } = table;
  return {
    version: ENTRY_VERSION,
    ...entryHead(session),
    isOver: table.hasEnded,
    minutes: minutesPlayed(session, session.log.done),
    teams: table.teams,
    decidedBy: ranking.decidedBy,
    players: table.players.map(({ name, color, level }, seat) => {
      const tiles = course.played.filter((tile) => tile.seat === seat).map(({ points }) => points);
      return {
        name,
        color,
        isApp: level !== null,
        place: ranking.places[seat]!,
        ...scores[seat]!,
        extraTurns: course.extraTurns[seat]!,
        bestTile: tiles.length === 0 ? null : Math.max(...tiles),
      };
    }),
  };
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(-MOST_POINTS), v.maxValue(MOST_POINTS));
const time = v.custom<number>(isTime);

const entrySchema = v.object({
  version: v.literal(ENTRY_VERSION),
  id: v.custom<string>(isId),
  startedAt: time,
  endedAt: time,
  changedAt: time,
  isOver: v.boolean(),
  deletedAt: v.nullable(time),
  minutes: v.nullable(whole),
  note: v.optional(v.pipe(v.string(), v.maxLength(2 * LONGEST_NOTE)), ''),
  teams: v.boolean(),
  decidedBy: v.picklist(['points', 'best-player', 'tiles-left', 'shared']),
  players: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2 * LONGEST_NAME)),
        color: v.picklist(COLORS),
        isApp: v.boolean(),
        place: v.pipe(whole, v.minValue(1), v.maxValue(MOST_PLAYERS)),
        total: whole,
        gained: whole,
        isolated: whole,
        groups: whole,
        bonus: whole,
        left: v.pipe(whole, v.minValue(0), v.maxValue(TILES_PER_PLAYER)),
        extraTurns: whole,
        bestTile: v.nullable(whole),
      }),
    ),
    v.minLength(2),
    v.maxLength(MOST_PLAYERS),
  ),
});

export const records: RecordFormat<CopulasTypes, HistoryEntry> = {
  entryOf,
  encode: (entry) => JSON.stringify(entry),
  decode: (text) => {
    const json = parseJson(text);
    const version = (json as { readonly version?: unknown } | null | undefined)?.version;
    if (typeof version === 'number' && version !== ENTRY_VERSION) {
      return err({ code: 'other-version', version });
    }
    const parsed = v.safeParse(entrySchema, json, { abortEarly: true });
    return parsed.success ? ok(parsed.output) : err({ code: 'damaged' });
  },
};

/** Null lets every game through. */
export interface StatisticsFilter {
  readonly players: number | null;
}

export const EVERY_GAME: StatisticsFilter = { players: null };

export const CATEGORIES = ['gained', 'isolated', 'groups', 'bonus'] as const;

interface Details {
  readonly means: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly extraTurns: number;
  readonly bestTile: number | null;
}

export type PlayerStatistics = record.PlayerStatistics<HistoryEntry> & Details;

export function computeStatistics(
  entries: readonly HistoryEntry[],
  { players }: StatisticsFilter = EVERY_GAME,
): record.Statistics<PlayerStatistics> {
  const isWanted = (entry: HistoryEntry) => players === null || entry.players.length === players;
  return record.statisticsOfGames(entries, isWanted, detailsOf);
}

function detailsOf(played: readonly record.Played<HistoryEntry>[]): Details {
  const means = { gained: 0, isolated: 0, groups: 0, bonus: 0 };
  let extraTurns = 0;
  let bestTile: number | null = null;
  for (const { player } of played) {
    for (const category of CATEGORIES) means[category] += player[category] / played.length;
    extraTurns += player.extraTurns / played.length;
    if (player.bestTile !== null) bestTile = Math.max(bestTile ?? 0, player.bestTile);
  }
  return { means, extraTurns, bestTile };
}
