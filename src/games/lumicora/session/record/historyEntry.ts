/** What is remembered of a game of Lumicora beside the game. */

import { parseJson } from '@/kit/json';
import { err, ok, type Result } from '@/kit/result';
import { cleanNote } from '@/tabletop/record/about';
import {
  entryHead,
  minutesPlayed,
  NO_PLACE,
  type EntryProblem,
  type RankedPlayer,
  type RecordEntry,
  type RecordFormat,
} from '@/tabletop/record/entry';
import { pointsOf } from '@/tabletop/scoring/scoring';
import { isId, isTime, LONGEST_NAME, MOST_COMMANDS, MOST_POINTS } from '@/tabletop/session/bounds';
import { distinctNames } from '@/tabletop/session/playerName';

import { SCORE_BOARDS, type ScoreBoard } from '../../rules/animals';
import { BOARD_SIDES, type BoardSide } from '../../rules/boards';
import type { FinalLine } from '../../rules/finalScoring';
import { COLORS, type Color } from '../../rules/model';
import type { Ranking } from '../../rules/ranking';
import { MOST_PLAYERS, ROUNDS } from '../../rules/round';
import { scoreTable } from '../final/finalTable';
import { FISH, type Fish, type Table } from '../table/table';
import { isOver, tableOf, type LumicoraTypes, type TableSession } from '../table/tableSession';

export const ENTRY_VERSION = 2;

export interface HistoryEntry extends RecordEntry {
  readonly version: typeof ENTRY_VERSION;
  readonly round: number;
  readonly side: BoardSide;
  readonly scoreBoard: ScoreBoard;
  readonly isTracked: boolean;
  readonly isTotalsOnly: boolean;
  /** Seats of whose reef nothing is known: then nobody has a place. */
  readonly missing: readonly number[];
  readonly note: string;
  readonly decidedBy: Ranking['decidedBy'];
  readonly players: readonly EntryPlayer[];
}

/** `before` and the five categories add up to `total`. */
export interface EntryPlayer extends RankedPlayer {
  readonly fish: Fish;
  readonly total: number;
  readonly before: number;
  readonly jellyfish: number;
  readonly limestone: number;
  readonly animals: number;
  readonly majorities: number;
  readonly remote: number;
  readonly best: BestCoral | null;
}

/** The coral scoring with the most points, among equals the first. */
export interface BestCoral {
  readonly color: Color;
  readonly points: number;
  readonly round: number;
}

export function entryOf(session: TableSession): HistoryEntry {
  const table = tableOf(session);
  const { players, ranking, missing } = scoreTable(table);
  const played = stepsPlayed(session);
  return {
    version: ENTRY_VERSION,
    ...entryHead(session, played),
    isOver: isOver(table),
    round: table.round,
    side: table.board.side,
    scoreBoard: table.scoreBoard,
    isTracked: table.isTracked,
    isTotalsOnly: table.isTotalsOnly,
    missing,
    minutes: table.isTracked ? minutesPlayed(session, played) : null,
    decidedBy: ranking.decidedBy,
    players: players.map(({ before, lines, total }, index) => ({
      name: table.players[index]!.name,
      fish: table.players[index]!.fish,
      place: missing.length > 0 ? NO_PLACE : ranking.places[index]!,
      total,
      before,
      jellyfish: sumOf(lines, 'jellyfish'),
      limestone: sumOf(lines, 'limestone'),
      animals: sumOf(lines, 'animals', 'counted-animals'),
      majorities: sumOf(lines, 'majority'),
      remote: sumOf(lines, 'remote'),
      best: bestOf(table, index),
    })),
  };
}

/** How many steps of the log belong to the rounds; what was done after them only corrects. */
function stepsPlayed({ log, tables }: TableSession): number {
  let steps = log.done;
  while (steps > 0 && tables[steps]!.phase === 'final' && tables[steps - 1]!.phase === 'final') steps -= 1;
  return steps;
}

function sumOf(lines: readonly FinalLine[], ...categories: readonly FinalLine['category'][]): number {
  return pointsOf(lines, ({ category }) => categories.includes(category));
}

function bestOf({ scorings }: Table, player: number): BestCoral | null {
  const own = scorings.filter((scoring) => scoring.player === player);
  if (own.length === 0) return null;
  const { color, points, round } = own.reduce((best, next) => (next.points > best.points ? next : best));
  return { color, points, round };
}

/*
 * An entry as it is stored. Thousands are read whenever a list opens, so players are rows without field names, and the
 * shape is checked by hand: a schema takes longer than reading the JSON itself.
 */

export function encodeEntry(entry: HistoryEntry): string {
  return JSON.stringify({ ...entry, players: entry.players.map(rowOf) });
}

export function decodeEntry(text: string): Result<HistoryEntry, EntryProblem> {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null) return err({ code: 'damaged' });
  const fields = json as Fields;
  const { version } = fields;
  if (typeof version === 'number' && version !== ENTRY_VERSION)
    return err({ code: 'other-version', version });
  const entry = isSound(fields) ? readEntry(fields) : null;
  return entry === null ? err({ code: 'damaged' }) : ok(entry);
}

type Fields = Readonly<Record<string, unknown>>;
type Row = readonly unknown[];
/** An entry whose players are not looked at yet. */
type SoundFields = Omit<HistoryEntry, 'players'> & { readonly players: Row };

const DECIDERS: readonly Ranking['decidedBy'][] = ['points', 'limestone', 'shared'];

function isSound(fields: Fields): fields is Fields & SoundFields {
  const { version, id, isOver, isTracked, minutes, deletedAt, players } = fields;
  return (
    version === ENTRY_VERSION &&
    isId(id) &&
    isTime(fields.startedAt) &&
    isTime(fields.endedAt) &&
    isTime(fields.changedAt) &&
    typeof isOver === 'boolean' &&
    isWithin(fields.round, 1, ROUNDS) &&
    isOneOf(BOARD_SIDES, fields.side) &&
    isOneOf(SCORE_BOARDS, fields.scoreBoard) &&
    typeof isTracked === 'boolean' &&
    typeof fields.isTotalsOnly === 'boolean' &&
    typeof fields.note === 'string' &&
    Array.isArray(fields.missing) &&
    (minutes === null || isWithin(minutes, 0, MOST_MINUTES)) &&
    isOneOf(DECIDERS, fields.decidedBy) &&
    (deletedAt === null || isTime(deletedAt)) &&
    Array.isArray(players) &&
    isWithin(players.length, 1, MOST_PLAYERS) &&
    fields.missing.every((seat) => isWithin(seat, 0, players.length - 1))
  );
}

/** Field by field, so that nothing else in the text comes along. */
function readEntry(fields: SoundFields): HistoryEntry | null {
  const players: EntryPlayer[] = [];
  for (const row of fields.players) {
    const player = readRow(row, fields.missing.length > 0 ? NO_PLACE : fields.players.length);
    if (player === null) return null;
    players.push(player);
  }
  const names = distinctNames(players.map(({ name }) => name));
  return {
    version: ENTRY_VERSION,
    id: fields.id,
    startedAt: fields.startedAt,
    endedAt: fields.endedAt,
    note: cleanNote(fields.note),
    changedAt: fields.changedAt,
    deletedAt: fields.deletedAt,
    isOver: fields.isOver,
    round: fields.round,
    side: fields.side,
    scoreBoard: fields.scoreBoard,
    isTracked: fields.isTracked,
    isTotalsOnly: fields.isTotalsOnly,
    missing: fields.missing,
    minutes: fields.minutes,
    decidedBy: fields.decidedBy,
    players: players.map((player, seat) =>
      player.name === names[seat] ? player : { ...player, name: names[seat]! },
    ),
  };
}

/** No pause of more than an hour counts as played. */
const MOST_MINUTES = 60 * MOST_COMMANDS;

const ROW_LENGTH = 10;
/** Where `place` stands in a row; all between it and `best` are whole numbers too. */
const PLACE_AT = 2;
const BEST_AT = 9;

/** The total is left out: it is the sum of the others. */
function rowOf(player: EntryPlayer): Row {
  const { name, fish, place, before, jellyfish, limestone, animals, majorities, remote, best } = player;
  const coral = best === null ? null : [best.color, best.points, best.round];
  return [name, fish, place, before, jellyfish, limestone, animals, majorities, remote, coral];
}

function readRow(row: unknown, lastPlace: number): EntryPlayer | null {
  if (!Array.isArray(row) || row.length !== ROW_LENGTH) return null;
  if (
    !isName(row[0]) ||
    !isOneOf(FISH, row[1]) ||
    !isWithin(row[PLACE_AT], Math.min(1, lastPlace), lastPlace)
  )
    return null;
  for (let at = PLACE_AT; at < BEST_AT; at++) if (!isWithin(row[at], -MOST_POINTS, MOST_POINTS)) return null;
  const best = row[BEST_AT] === null ? null : readBest(row[BEST_AT]);
  if (best === undefined) return null;
  const [name, fish, place, before, jellyfish, limestone, animals, majorities, remote] =
    row as unknown as SoundRow;
  const total = before + jellyfish + limestone + animals + majorities + remote;
  return { name, fish, place, total, before, jellyfish, limestone, animals, majorities, remote, best };
}

type SoundRow = readonly [
  string,
  EntryPlayer['fish'],
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

function readBest(row: unknown): BestCoral | undefined {
  if (!Array.isArray(row) || row.length !== 3) return undefined;
  const [color, points, round] = row as Row;
  if (!isOneOf(COLORS, color) || !isWithin(points, 0, MOST_POINTS)) return undefined;
  return isWithin(round, 1, ROUNDS) ? { color, points, round } : undefined;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 2 * LONGEST_NAME;
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function isOneOf<T>(values: readonly T[], value: unknown): value is T {
  return (values as readonly unknown[]).includes(value);
}

export const records: RecordFormat<LumicoraTypes, HistoryEntry> = {
  entryOf,
  encode: encodeEntry,
  decode: decodeEntry,
};
