/** Games of Copulas as they are stored. */

import * as v from 'valibot';

import { aboutSchema } from '@/tabletop/record/about';
import { LONGEST_NAME } from '@/tabletop/session/bounds';
import { distinctNames } from '@/tabletop/session/playerName';
import { createSaves } from '@/tabletop/session/saves';

import { BRIGHTEST, GRIDS, LARGEST_MODULE, type BoardPlan } from '../rules/board';
import { LEVELS, MOST_PLAYERS, ORDERS } from '../rules/course';
import { COLORS, OPENINGS, SHAPES, TILES_PER_PLAYER, type Tile } from '../rules/pieces';
import { MOST_TYPED_POINTS } from './gameFile/gameFileSchema';
import { DEPTHS, sessions, type Command, type CopulasTypes, type Setup } from './table';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

const MOST_CELLS = (4 * LARGEST_MODULE) ** 2;

/** The stride of cells times the rows of the largest board. */
const cell = whole(0, 32 * 4 * LARGEST_MODULE);
/** Lights as one text of digits: a number each would take five times the room. */
const lights = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(MOST_CELLS),
    v.regex(new RegExp(`^[0-${BRIGHTEST}]*$`)),
    v.transform((digits): readonly number[] => [...digits].map(Number)),
  ),
);
const joints = v.pipe(v.array(cell), v.maxLength(MOST_CELLS));

const tile = v.union([
  v.object({ shape: v.literal('X'), open: v.null(), at: cell }),
  v.object({ shape: v.literal('U'), open: v.picklist(OPENINGS), at: cell }),
]) satisfies v.GenericSchema<unknown, Tile>;

const seat = whole(0, MOST_PLAYERS - 1);
const points = v.nullable(whole(0, MOST_TYPED_POINTS));

const plan = v.object({
  modules: v.tuple([whole(1, 4), whole(1, 4)]),
  moduleSize: whole(1, LARGEST_MODULE),
  lights,
  joints,
});

const setup = v.pipe(
  v.object({
    players: v.pipe(
      v.array(
        v.object({
          name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2 * LONGEST_NAME)),
          color: v.picklist(COLORS),
          level: v.nullable(v.picklist(LEVELS)),
        }),
      ),
      v.minLength(2),
      v.maxLength(MOST_PLAYERS),
    ),
    order: v.picklist(ORDERS),
    teams: v.boolean(),
    plan,
    depth: v.picklist(DEPTHS),
  }),
  v.check(({ players, teams, plan: { modules, moduleSize, lights: known } }) => {
    const fits = GRIDS[players.length]!.some((grid) => grid[0] === modules[0] && grid[1] === modules[1]);
    const cells = modules[0] * modules[1] * moduleSize * moduleSize;
    const colors = new Set(players.map(({ color }) => color));
    return (
      fits &&
      (known === null || known.length === cells) &&
      colors.size === players.length &&
      (!teams || players.length === MOST_PLAYERS)
    );
  }),
  v.transform((read): Setup => {
    const names = distinctNames(read.players.map(({ name }) => name));
    return { ...read, players: read.players.map((player, at) => ({ ...player, name: names[at]! })) };
  }),
);

const command: v.GenericSchema<unknown, Command> = v.variant('type', [
  v.object({
    type: v.literal('place'),
    seat,
    shape: v.picklist(SHAPES),
    tile: v.nullable(tile),
    points,
    anyway: v.boolean(),
  }),
  v.object({ type: v.literal('skip'), seat, anyway: v.boolean() }),
  v.object({ type: v.literal('locate'), turn: whole(0, 100_000), tile }),
  v.object({ type: v.literal('board'), lights, joints }),
  v.object({ type: v.literal('depth'), depth: v.picklist(DEPTHS) }),
  v.object({
    type: v.literal('count'),
    seat,
    groups: v.nullable(v.pipe(v.array(whole(1, TILES_PER_PLAYER)), v.maxLength(TILES_PER_PLAYER))),
  }),
  v.object({ type: v.literal('end') }),
  v.object({ type: v.literal('reopen') }),
  aboutSchema,
]);

export const saves = createSaves<CopulasTypes>(sessions, {
  format: 'reefside-copulas-table',
  version: 1,
  migrations: {},
  setup,
  command,
  storedSetup: (stored) => ({ ...stored, plan: storedPlan(stored.plan) }),
  storedCommand: (stored) =>
    stored.type === 'board' ? { ...stored, lights: digitsOf(stored.lights) } : stored,
});

function storedPlan({ modules, moduleSize, lights: known, joints: kept }: BoardPlan) {
  return { modules, moduleSize, lights: digitsOf(known), joints: kept };
}

function digitsOf(known: readonly number[] | null): string | null {
  return known === null ? null : known.join('');
}
