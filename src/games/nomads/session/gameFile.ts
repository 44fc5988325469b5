/** The one door for game files of Nomads, and the way out again. Spaces count from 1 in files. */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import { finish } from '@/kit/slices';
import { parseSteps } from '@/tabletop/files/fileDoor';
import { headOf, listOf, objectOf, playerName, playersOf, wholeNumber } from '@/tabletop/files/fileFields';
import { COMMON_FILE_CODES, problemReader, shortened, type FieldProblem } from '@/tabletop/files/fileProblem';
import { MOST_POINTS } from '@/tabletop/session/bounds';
import { distinctNames } from '@/tabletop/session/playerName';

import type { Cards, Holding } from '../rules/cards';
import {
  ADVENTURERS,
  DISCS,
  discsOfKind,
  LEGENDS,
  MOST_DISCS,
  MOST_PLAYERS,
  SPACE_COUNT,
  TILES,
  type Adventurer,
  type Campfire,
  type Disc,
  type Top,
} from '../rules/model';
import { MOON_TIES, type MoonTies } from '../rules/scoring';

export const GAME_FILE_FORMAT = 'nomads-game';
export const GAME_FILE_VERSION = 1;

export interface GamePlayer extends Holding {
  readonly name: string;
  readonly adventurer: Adventurer;
}

/** A game of Nomads at any moment. */
export interface GameFile {
  readonly moonTies: MoonTies;
  readonly cards: Cards;
  readonly players: readonly GamePlayer[];
  readonly moonChart: number;
  /** Index into `players`. */
  readonly turn: number;
  /** Null where only scores and cards are known. */
  readonly campfire: Campfire | null;
}

const RECEIVED_CODES = ['not-moon-ties', 'not-an-adventurer', 'not-a-disc', 'not-a-top'] as const;
const LENGTH_CODES = ['too-many-values', 'too-many-songs', 'too-many-discs'] as const;
type ReceivedCode = (typeof RECEIVED_CODES)[number];
type LengthCode = (typeof LENGTH_CODES)[number];

type Detail =
  /** A list of one entry a legend or a space that has another length. */
  | { readonly code: 'not-so-many'; readonly count: number; readonly wanted: number }
  | { readonly code: 'adventurer-taken' | 'song-taken'; readonly received: string; readonly first: number }
  | { readonly code: 'legend-taken'; readonly value: number; readonly first: number }
  | { readonly code: 'no-such-song'; readonly received: string; readonly songs: number }
  | { readonly code: 'disc-too-many'; readonly received: string; readonly most: number }
  | { readonly code: 'stack-is-empty' | 'stack-is-not-empty' };

export type GameFileProblem =
  | FieldProblem<never, ReceivedCode, LengthCode>
  | (Detail & { readonly path: string });

export const GAME_FILE_PROBLEM_CODES: readonly GameFileProblem['code'][] = [
  ...COMMON_FILE_CODES,
  ...RECEIVED_CODES,
  ...LENGTH_CODES,
  'not-so-many',
  'adventurer-taken',
  'song-taken',
  'legend-taken',
  'no-such-song',
  'disc-too-many',
  'stack-is-empty',
  'stack-is-not-empty',
];

const problemOfIssue = problemReader({ bare: [], received: RECEIVED_CODES, length: LENGTH_CODES });

function coded(code: ReceivedCode | LengthCode): string {
  return code;
}

/** More than the box holds is warned of elsewhere (`boxWarnings`); this only keeps sums exact. */
const MOST_OF_ANYTHING = MOST_POINTS;
/** More cards than any box has, and few enough to list. */
const MOST_CARDS = 100;

const amount = wholeNumber(0, MOST_OF_ANYTHING);
const value = wholeNumber(1, MOST_OF_ANYTHING);

export const cardsSchema: v.GenericSchema<unknown, Cards> = objectOf({
  songs: listOf(
    objectOf({ tiles: wholeNumber(1, MOST_OF_ANYTHING), points: amount }),
    MOST_CARDS,
    coded('too-many-songs'),
  ),
  legends: byPlace(listOf(value, MOST_CARDS, coded('too-many-values')), LEGENDS.length),
});

const adventurer = v.picklist(ADVENTURERS, coded('not-an-adventurer'));
const disc = v.picklist(DISCS, coded('not-a-disc'));

const TOPS: readonly unknown[] = [...TILES, 'unknown', null];
const top = v.custom<Top>((given) => TOPS.includes(given), coded('not-a-top'));

export const holdingFields = {
  tiles: byPlace(amount, LEGENDS.length),
  wild: amount,
  legends: byPlace(v.nullable(value), LEGENDS.length),
  song: v.nullable(wholeNumber(0, MOST_OF_ANYTHING)),
  moons: amount,
};

export const campfireSchema: v.GenericSchema<unknown, Campfire> = objectOf({
  lys: v.pipe(
    wholeNumber(1, SPACE_COUNT),
    v.transform((number) => number - 1),
  ),
  spaces: byPlace(
    objectOf({ discs: listOf(disc, MOST_DISCS, coded('too-many-discs')), top, left: amount }),
    SPACE_COUNT,
  ),
});

const fileSchema = objectOf({
  ...headOf(GAME_FILE_FORMAT, GAME_FILE_VERSION),
  moonTies: v.picklist(MOON_TIES, coded('not-moon-ties')),
  cards: cardsSchema,
  players: playersOf(objectOf({ name: playerName, adventurer, ...holdingFields }), MOST_PLAYERS),
  moonChart: amount,
  turn: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  campfire: v.optional(campfireSchema),
});

type Shape = v.InferOutput<typeof fileSchema>;

const NOT_SO_MANY = 'not-so-many';

/** A list with one entry for each legend or space. What is one too many is named as the place. */
function byPlace<T>(item: v.GenericSchema<unknown, T>, wanted: number) {
  return v.pipe(
    listOf(v.unknown(), Number.MAX_SAFE_INTEGER),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.length === wanted) return;
      addIssue({ message: NOT_SO_MANY, input: dataset.value, expected: String(wanted) });
    }),
    v.array(item),
  );
}

export function decodeGameFile(text: string): Result<GameFile, GameFileProblem> {
  const json = finish(parseSteps(text));
  return json.ok ? decodeGame(json.value) : err({ path: '', ...json.error });
}

/** For JSON that is already parsed. */
export function decodeGame(json: unknown): Result<GameFile, GameFileProblem> {
  const parsed = v.safeParse(fileSchema, json, { abortEarly: true, abortPipeEarly: true });
  if (parsed.success) return linkGame(parsed.output);
  const [issue] = parsed.issues;
  const problem = problemOfIssue(issue);
  if (issue.message !== NOT_SO_MANY) return err(problem);
  const { length } = issue.input as readonly unknown[];
  const wanted = Number(issue.expected);
  const path = `${problem.path}[${Math.min(length, wanted)}]`;
  return err(
    length < wanted ? { path, code: 'missing' } : { path, code: NOT_SO_MANY, count: length, wanted },
  );
}

/** What the fields owe each other, once each of them is sound. */
function linkGame(shape: Shape): Result<GameFile, GameFileProblem> {
  const names = distinctNames(shape.players.map(({ name }) => name));
  const duplicate = findDuplicateName(shape.players);
  const { moonTies, cards, moonChart, turn } = shape;
  const players = shape.players.map((player, seat) => ({ ...player, name: names[seat]! }));
  const game: GameFile = { moonTies, cards, players, moonChart, turn, campfire: shape.campfire ?? null };
  const problem = duplicate ?? findGameProblem(game);
  return problem === null ? ok(game) : err(problem);
}

/** What cannot be at a table, whoever told it. */
export function findGameProblem({ players, cards, turn, campfire }: GameFile): GameFileProblem | null {
  const problem = findPlayerProblem(players, cards);
  if (problem !== null) return problem;
  if (turn >= players.length) {
    return { path: 'turn', code: 'no-such-player', received: shortened(turn), players: players.length };
  }
  return campfire === null ? null : findCampfireProblem(campfire, players);
}

function findDuplicateName(players: readonly GamePlayer[]): GameFileProblem | null {
  const names = players.map(({ name }) => name);
  const seat = names.findIndex((name, index) => names.indexOf(name) < index);
  if (seat < 0) return null;
  const name = names[seat]!;
  const first = names.indexOf(name);
  return { path: `players[${seat}].name`, code: 'duplicate-name', received: shortened(name), first };
}

function findPlayerProblem(players: readonly GamePlayer[], cards: Cards): GameFileProblem | null {
  for (const [seat, player] of players.entries()) {
    const path = `players[${seat}]`;
    const before = players.slice(0, seat);
    const played = before.findIndex((other) => other.adventurer === player.adventurer);
    if (played >= 0) {
      const received = shortened(player.adventurer);
      return { path: `${path}.adventurer`, code: 'adventurer-taken', received, first: played };
    }
    const problem =
      findLegendProblem(path, player, before, cards) ?? findSongProblem(path, player, before, cards);
    if (problem !== null) return problem;
  }
  return null;
}

/** NB-2: a card lies in one place. Where the row is not known, two cards may have the same value. */
function findLegendProblem(
  path: string,
  { legends }: GamePlayer,
  before: readonly GamePlayer[],
  cards: Cards,
): GameFileProblem | null {
  for (const [index, value] of legends.entries()) {
    const row = cards.legends[index]!;
    if (value === null || row.length === 0) continue;
    const holders = before.filter((other) => other.legends[index] === value);
    const printed = row.filter((other) => other === value).length;
    if (holders.length < Math.max(1, printed)) continue;
    const first = before.indexOf(holders[0]!);
    return { path: `${path}.legends[${index}]`, code: 'legend-taken', value, first };
  }
  return null;
}

function findSongProblem(
  path: string,
  { song }: GamePlayer,
  before: readonly GamePlayer[],
  { songs }: Cards,
): GameFileProblem | null {
  if (song === null) return null;
  if (song >= songs.length) {
    return { path: `${path}.song`, code: 'no-such-song', received: shortened(song), songs: songs.length };
  }
  const first = before.findIndex((other) => other.song === song);
  return first < 0 ? null : { path: `${path}.song`, code: 'song-taken', received: shortened(song), first };
}

/** NB-3: no disc more than there are; a stack is empty or shows a tile, never both. */
function findCampfireProblem({ spaces }: Campfire, players: readonly GamePlayer[]): GameFileProblem | null {
  const seats = players.map((player) => player.adventurer);
  const seen = new Map<Disc, number>();
  for (const [index, { discs, top, left }] of spaces.entries()) {
    const path = `campfire.spaces[${index}]`;
    for (const [place, disc] of discs.entries()) {
      const count = (seen.get(disc) ?? 0) + 1;
      const most = discsOfKind(disc, seats);
      if (count > most) {
        return { path: `${path}.discs[${place}]`, code: 'disc-too-many', received: shortened(disc), most };
      }
      seen.set(disc, count);
    }
    if (top === null && left > 0) return { path: `${path}.top`, code: 'stack-is-not-empty' };
    if (top !== null && left === 0) return { path: `${path}.top`, code: 'stack-is-empty' };
  }
  return null;
}

export function encodeGameFile(game: GameFile): string {
  return `${JSON.stringify(gameJson(game), null, 2)}\n`;
}

/** The fields of the file, for who adds some of their own. */
export function gameJson({
  moonTies,
  cards,
  players,
  moonChart,
  turn,
  campfire,
}: GameFile): Readonly<Record<string, unknown>> {
  return {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    moonTies,
    cards: { songs: cards.songs.map(({ tiles, points }) => ({ tiles, points })), legends: cards.legends },
    players: players.map(({ name, adventurer, tiles, wild, legends, song, moons }) => ({
      name,
      adventurer,
      tiles,
      wild,
      legends,
      song,
      moons,
    })),
    moonChart,
    turn,
    ...(campfire === null ? {} : { campfire: campfireJson(campfire) }),
  };
}

export function campfireJson({ lys, spaces }: Campfire) {
  return { lys: lys + 1, spaces: spaces.map(({ discs, top, left }) => ({ discs, top, left })) };
}
