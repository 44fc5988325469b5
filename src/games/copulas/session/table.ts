/** A table of Copulas: what is known of the game under way, and the commands that change it. */

import { err, ok, type Result } from '@/kit/result';
import type { AboutCommand } from '@/tabletop/record/about';
import { sessionsOf, type Session, type TableRules, type TableTypes } from '@/tabletop/session/session';

import { findTurnProblem, type TurnProblem } from '../rules/audit';
import { createBoard, type Board, type BoardPlan } from '../rules/board';
import type { Cell } from '../rules/cells';
import {
  afterTurn,
  isOver as nobodyCanPlace,
  openCourse,
  tilesLeft,
  type Course,
  type Level,
  type Order,
  type Turn,
} from '../rules/course';
import { rankPlayers, rankTeams, scoreFinal, type FinalScore, type Ranking } from '../rules/finalScoring';
import { groupSizes } from '../rules/groups';
import { TILES_PER_PLAYER, type Color, type Shape, type Tile } from '../rules/pieces';
import {
  checkPlacement,
  findImpossible,
  lightsUnder,
  type ImpossiblePlacement,
  type PlacementRejection,
} from '../rules/placement';

/** How much the app is told: tiles on known lights, tiles with their points, or points alone. */
export const DEPTHS = ['lights', 'tiles', 'score'] as const;
export type Depth = (typeof DEPTHS)[number];

export interface Player {
  readonly name: string;
  readonly color: Color;
  /** Where the app plays this seat; null for a person. */
  readonly level: Level | null;
}

export interface Setup {
  readonly players: readonly Player[];
  readonly order: Order;
  readonly teams: boolean;
  readonly plan: BoardPlan;
  readonly depth: Depth;
}

export interface Table extends Setup {
  readonly turns: readonly Turn[];
  readonly course: Course;
  /** Sizes of groups as people counted them; null where the tiles tell. */
  readonly counted: readonly (readonly number[] | null)[];
  readonly hasEnded: boolean;
}

export type Command =
  | {
      readonly type: 'place';
      readonly seat: number;
      readonly shape: Shape;
      readonly tile: Tile | null;
      readonly points: number | null;
      /** It really lies there, whatever the rules say. */
      readonly anyway: boolean;
    }
  | { readonly type: 'skip'; readonly seat: number; readonly anyway: boolean }
  /** The place of a tile of which only the points were known. */
  | { readonly type: 'locate'; readonly turn: number; readonly tile: Tile }
  | { readonly type: 'board'; readonly lights: readonly number[] | null; readonly joints: readonly Cell[] }
  | { readonly type: 'depth'; readonly depth: Depth }
  | { readonly type: 'count'; readonly seat: number; readonly groups: readonly number[] | null }
  | { readonly type: 'end' }
  | { readonly type: 'reopen' }
  | AboutCommand;

export type Rejection =
  | { readonly code: 'ended' | 'not-ended' | 'no-such-seat' | 'no-such-turn' | 'no-tile-left' | 'no-place' }
  | { readonly code: 'too-many-counted' | 'lights-do-not-fit' }
  | { readonly code: 'impossible'; readonly problem: ImpossiblePlacement }
  | { readonly code: 'broken'; readonly problem: TurnProblem; readonly placement: PlacementRejection | null };

export interface CopulasTypes extends TableTypes {
  readonly setup: Setup;
  readonly table: Table;
  readonly command: Command;
  readonly rejection: Rejection;
}

export type CopulasSession = Session<CopulasTypes>;

/** What the app goes by: lights count only where people want them to. */
function boardOf({ plan, depth }: Pick<Setup, 'plan' | 'depth'>): Board {
  return createBoard(depth === 'lights' ? plan : { ...plan, lights: null });
}

function courseOf(setup: Setup, turns: readonly Turn[]): Course {
  const { order, players } = setup;
  return turns.reduce(afterTurn, openCourse({ board: boardOf(setup), order, seats: players.length }));
}

export function open(setup: Setup): Table {
  return {
    ...setup,
    turns: [],
    course: courseOf(setup, []),
    counted: setup.players.map(() => null),
    hasEnded: false,
  };
}

/** The same turns under another board or depth. */
function replayed(table: Table, change: Partial<Setup> & { readonly turns?: readonly Turn[] }): Table {
  const next = { ...table, ...change };
  return { ...next, course: courseOf(next, next.turns) };
}

function apply(table: Table, command: Command): Result<Table, Rejection> {
  if (table.hasEnded && (command.type === 'place' || command.type === 'skip' || command.type === 'end')) {
    return err({ code: 'ended' });
  }
  switch (command.type) {
    case 'place':
      return applyPlace(table, command);
    case 'skip':
      return applySkip(table, command);
    case 'locate':
      return applyLocate(table, command);
    case 'board': {
      const { lights, joints } = command;
      const cells = table.course.board.columns * table.course.board.rows;
      if (lights !== null && lights.length !== cells) return err({ code: 'lights-do-not-fit' });
      return ok(replayed(table, { plan: { ...table.plan, lights, joints } }));
    }
    case 'depth':
      return ok(replayed(table, { depth: command.depth }));
    case 'count':
      return applyCount(table, command);
    case 'tell-about':
      return ok(table);
    case 'end':
      return ok({ ...table, hasEnded: true });
    case 'reopen':
      return table.hasEnded ? ok({ ...table, hasEnded: false }) : err({ code: 'not-ended' });
  }
}

type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

function applyPlace(table: Table, command: Of<'place'>): Result<Table, Rejection> {
  const { seat, shape, tile, points, anyway } = command;
  const { course, depth } = table;
  if (table.players[seat] === undefined) return err({ code: 'no-such-seat' });
  if (tilesLeft(course, seat, shape) === 0) return err({ code: 'no-tile-left' });
  if (tile === null && depth !== 'score') return err({ code: 'no-place' });
  const impossible = tile === null ? null : findImpossible(course.board, course.laid, tile);
  if (impossible !== null) return err({ code: 'impossible', problem: impossible });
  // Known lights are noted too, so that nothing is lost when the app is told less from now on.
  const lights = tile === null ? null : lightsUnder(course.board, tile);
  const turn: Turn = { kind: 'tile', seat, shape, tile, typed: lights ?? points };
  const problem = anyway ? null : findTurnProblem(course, turn);
  if (problem !== null) {
    const checked = tile === null ? null : checkPlacement(course.board, course.laid, tile, points);
    return err({ code: 'broken', problem, placement: checked?.ok === false ? checked.error : null });
  }
  return ok({ ...table, turns: [...table.turns, turn], course: afterTurn(course, turn) });
}

function applySkip(table: Table, { seat, anyway }: Of<'skip'>): Result<Table, Rejection> {
  if (table.players[seat] === undefined) return err({ code: 'no-such-seat' });
  const turn: Turn = { kind: 'skip', seat };
  const problem = anyway ? null : findTurnProblem(table.course, turn);
  if (problem !== null) return err({ code: 'broken', problem, placement: null });
  return ok({ ...table, turns: [...table.turns, turn], course: afterTurn(table.course, turn) });
}

function applyLocate(table: Table, { turn: index, tile }: Of<'locate'>): Result<Table, Rejection> {
  const turn = table.turns[index];
  if (turn?.kind !== 'tile' || turn.tile !== null || turn.shape !== tile.shape) {
    return err({ code: 'no-such-turn' });
  }
  const impossible = findImpossible(table.course.board, table.course.laid, tile);
  if (impossible !== null) return err({ code: 'impossible', problem: impossible });
  const turns = table.turns.map((each, at) => (at === index ? { ...turn, tile } : each));
  return ok(replayed(table, { turns }));
}

function applyCount(table: Table, { seat, groups }: Of<'count'>): Result<Table, Rejection> {
  if (table.players[seat] === undefined) return err({ code: 'no-such-seat' });
  const tiles = (groups ?? []).reduce((sum, size) => sum + size, 0);
  if (tiles > TILES_PER_PLAYER) return err({ code: 'too-many-counted' });
  return ok({ ...table, counted: table.counted.map((each, other) => (other === seat ? groups : each)) });
}

const rules: TableRules<CopulasTypes> = { open, apply, isOver: ({ hasEnded }) => hasEnded };

export const sessions = sessionsOf(rules);

/** CE-1: nobody can place any more, as far as the app knows. */
export function isFinished({ course, depth }: Table): boolean {
  return depth === 'score'
    ? course.played.length === course.seats * TILES_PER_PLAYER
    : nobodyCanPlace(course);
}

/** Sizes of a seat's groups, as counted or as the tiles tell; tiles of unknown places are in none. */
export function groupsAt({ counted, course }: Table, seat: number): readonly number[] {
  return counted[seat] ?? groupSizes(course.laid, seat);
}

export interface TableScore {
  readonly scores: readonly FinalScore[];
  readonly ranking: Ranking;
}

/** CE-2 to CE-5, as if the game ended now. */
export function scoreTable(table: Table): TableScore {
  const { course, players, teams } = table;
  const scores = scoreFinal(
    players.map((_, seat) => ({
      gained: course.scores[seat]!,
      groups: groupsAt(table, seat),
      placed: course.played.filter((tile) => tile.seat === seat).length,
    })),
  );
  return { scores, ranking: teams ? rankTeams(scores) : rankPlayers(scores) };
}
