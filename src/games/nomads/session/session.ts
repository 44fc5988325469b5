/** Nomads as a session, as it is stored, and as it goes in and out of files. */

import * as v from 'valibot';

import { ok, type Result } from '@/kit/result';
import { textHash } from '@/kit/textHash';
import type { ImportedGame } from '@/tabletop/files/gameFiles';
import { aboutSchema } from '@/tabletop/record/about';
import { MOST_POINTS } from '@/tabletop/session/bounds';
import { storableName } from '@/tabletop/session/playerName';
import { createSaves } from '@/tabletop/session/saves';
import { sessionsOf, tableOf, type Session, type TableTypes } from '@/tabletop/session/session';

import type { CardChoice } from '../rules/cards';
import {
  ADVENTURERS,
  DIRECTIONS,
  FEWEST_PLAYERS,
  LEGENDS,
  MOST_DISCS,
  MOST_PLAYERS,
  SPACE_COUNT,
  TILES,
  type Tile,
} from '../rules/model';
import type { Power } from '../rules/moves';
import { MOON_TIES } from '../rules/scoring';
import { applyCommand, type Command, type CommandRejection } from './commands';
import {
  campfireJson,
  campfireSchema,
  cardsSchema,
  decodeGame,
  encodeGameFile,
  findGameProblem,
  gameJson,
  holdingFields,
  type GameFile,
  type GameFileProblem,
} from './gameFile';
import { DEPTHS, gameFileOf, openTable, type Opening, type Table, type TableSetup } from './table';

export { tableOf };

export interface NomadsTypes extends TableTypes {
  readonly setup: Opening;
  readonly table: Table;
  readonly command: Command;
  readonly rejection: CommandRejection;
}

export type TableSession = Session<NomadsTypes>;

export const sessions = sessionsOf<NomadsTypes>({
  open: openTable,
  apply: applyCommand,
  isOver: ({ phase }) => phase === 'over',
});

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLAYERS - 1));
const space = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SPACE_COUNT - 1));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_POINTS));
const tile = v.custom<Tile>((value) => (TILES as readonly unknown[]).includes(value));
const name = v.pipe(v.string(), v.transform(storableName), v.nonEmpty());
const drop = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DISCS));

const tableSetup: v.GenericSchema<unknown, TableSetup> = v.pipe(
  v.object({
    players: v.pipe(
      v.array(v.object({ name, adventurer: v.picklist(ADVENTURERS) })),
      v.minLength(FEWEST_PLAYERS),
      v.maxLength(MOST_PLAYERS),
      v.check((players) => new Set(players.map((player) => player.name)).size === players.length),
    ),
    first: seat,
    depth: v.picklist(DEPTHS),
    cards: cardsSchema,
    moonTies: v.picklist(MOON_TIES),
    campfire: v.nullable(campfireSchema),
    coin: v.nullable(seat),
  }),
  v.check((setup) => findGameProblem(gameFileOf(openTable(setup))) === null),
);

const file: v.GenericSchema<unknown, GameFile> = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const decoded = decodeGame(dataset.value);
    if (decoded.ok) return decoded.value;
    addIssue({ message: decoded.error.path });
    return NEVER;
  }),
);

const opening: v.GenericSchema<unknown, Opening> = v.union([v.object({ file }), tableSetup]);

const power: v.GenericSchema<unknown, Power> = v.variant('kind', [
  v.object({ kind: v.picklist(['two', 'skip']), drop }),
  v.object({ kind: v.picklist(['lift', 'lys']), space }),
]);

const card: v.GenericSchema<unknown, CardChoice> = v.variant('kind', [
  v.object({ kind: v.literal('song'), song: amount }),
  v.object({ kind: v.literal('legend'), legend: v.picklist(LEGENDS), value: amount }),
]);

const command: v.GenericSchema<unknown, Command> = v.variant('type', [
  v.object({ type: v.literal('take'), player: seat, tile }),
  v.object({ type: v.literal('write'), player: seat, card, lysFirst: v.nullable(space) }),
  v.object({
    type: v.literal('move'),
    move: v.object({ from: space, direction: v.picklist(DIRECTIONS), power: v.nullable(power) }),
    lysTo: v.nullable(space),
    found: v.pipe(v.array(v.object({ space, tile })), v.maxLength(2 * SPACE_COUNT)),
  }),
  v.object({ type: v.literal('reveal'), space, tile }),
  v.object({ type: v.picklist(['next', 'moon-scoring', 'last-call', 'finish']) }),
  v.object({ type: v.literal('depth'), depth: v.picklist(DEPTHS) }),
  v.object({ type: v.literal('campfire'), campfire: campfireSchema }),
  v.object({ type: v.literal('cards'), cards: cardsSchema }),
  v.object({ type: v.literal('moon-ties'), moonTies: v.picklist(MOON_TIES) }),
  v.object({ type: v.literal('correct-player'), player: seat, holding: v.object(holdingFields) }),
  v.object({ type: v.literal('correct-table'), moonChart: amount, turn: seat }),
  aboutSchema,
]);

/** Every version that was ever shipped has a sample in `__tests__/fixtures/nomads`. */
export const saves = createSaves<NomadsTypes>(sessions, {
  format: 'reefside-nomads-table',
  version: 1,
  migrations: {},
  setup: opening,
  command,
  storedSetup: (setup) => {
    if ('file' in setup) return { file: gameJson(setup.file) };
    return { ...setup, campfire: setup.campfire === null ? null : campfireJson(setup.campfire) };
  },
  storedCommand: (done) =>
    done.type === 'campfire' ? { ...done, campfire: campfireJson(done.campfire) } : done,
});

/** A game file with the whole log in a field of the app's own. */
export function exportSession(session: TableSession): string {
  const game = gameJson(gameFileOf(tableOf(session)));
  return `${JSON.stringify({ ...game, reefside: JSON.parse(saves.encode(session)) as unknown }, null, 2)}\n`;
}

/** `at` is when it is read, for files that do not tell when they were played. */
export function importGame(json: unknown, at: number): Result<ImportedGame<NomadsTypes>, GameFileProblem> {
  const decoded = decodeGame(json);
  if (!decoded.ok) return decoded;
  const game = decoded.value;
  const log = (json as { readonly reefside?: unknown }).reefside;
  if (log === undefined) return ok({ session: openFile(game, at), log: 'none' });
  const saved = saves.read(log);
  const isSame = saved.ok && encodeGameFile(gameFileOf(tableOf(saved.value))) === encodeGameFile(game);
  return ok(isSame ? { session: saved.value, log: 'kept' } : { session: openFile(game, at), log: 'unfit' });
}

/** The same file always gets the same id, so that reading it twice does not make two games. */
function openFile(game: GameFile, at: number): TableSession {
  const id = `file-${textHash(encodeGameFile(game))}`;
  return sessions.open({ id, startedAt: at, setup: { file: game } });
}
