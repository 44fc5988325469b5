import { useMemo, useState } from 'react';

import { SPACES, type Space, type Tile } from '../../rules/model';
import { DIRECTIONS } from '../../rules/model';
import { gainsOf, movesOf, playMove, startsOf, type Move, type Outcome } from '../../rules/moves';
import { MOONS_FOR_SCORING, moonPrizes, moonScore } from '../../rules/scoring';
import { applyCommand, type Command, type Found } from '../../session/commands';
import { seatsOf, type Table } from '../../session/table';

export type Sort = 'mine' | 'others' | 'moons';
export const SORTS: readonly Sort[] = ['mine', 'others', 'moons'];

/** A move with all that it brings. */
export interface ListedMove {
  readonly move: Move;
  readonly outcome: Outcome;
  readonly gains: ReturnType<typeof gainsOf>;
  /** NS-1: what the moon would bring me if it came by this move; null where it does not. */
  readonly moonNow: { readonly won: number; readonly score: number } | null;
}

/** Every move of whose turn it is. */
function listMoves(table: Table): readonly ListedMove[] {
  const { campfire, turn } = table;
  if (campfire === null) return [];
  const seats = seatsOf(table);
  return movesOf(campfire, seats, turn).map((move) => {
    const outcome = playMove(campfire, seats, move);
    const gains = gainsOf(outcome, seats);
    const isFull = table.moonChart + gains.moons >= MOONS_FOR_SCORING && gains.moons > 0;
    return { move, outcome, gains, moonNow: isFull ? moonAfter(table, gains.gains) : null };
  });
}

function moonAfter(table: Table, gains: readonly (readonly unknown[])[]) {
  const scores = table.players.map((player, seat) => moonScore(table.cards, player) - gains[seat]!.length);
  return { won: moonPrizes(scores, table.moonTies).moons[table.turn]!, score: scores[table.turn]! };
}

/** Most for the wish first; equals as they are listed. */
export function sortMoves(moves: readonly ListedMove[], sort: Sort, seat: number): readonly ListedMove[] {
  const worth = ({ gains, outcome }: ListedMove) => {
    const mine = gains.gains[seat]!.length + (outcome.lys ? 1 : 0);
    const others = gains.gains.reduce((sum, taken) => sum + taken.length, 0) - gains.gains[seat]!.length;
    switch (sort) {
      case 'mine':
        return mine * 100 - others;
      case 'others':
        return others * 100 + mine;
      case 'moons':
        return gains.moons * 100 + mine;
    }
  };
  return [...moves].sort((a, b) => worth(b) - worth(a));
}

/** What is still to be told before the chosen move can be made. */
export type MoveNeed = { readonly ask: 'lys' } | { readonly ask: 'tile'; readonly space: Space } | null;

export interface MoveWork {
  readonly moves: readonly ListedMove[];
  readonly starts: readonly Space[];
  readonly chosen: ListedMove | null;
  readonly need: MoveNeed;
  /** The command of the chosen move, once nothing is missing. */
  readonly command: Command | null;
  readonly choose: (move: Move | null) => void;
  /** A tap on the ring: a pile, its other direction, or where Lys goes. */
  readonly tap: (space: Space) => void;
  readonly tellTile: (tile: Tile) => void;
}

interface Draft {
  readonly move: Move;
  readonly lysTo: Space | null;
  readonly found: readonly Found[];
}

/** The move that is being made. Nothing of it is kept before all is told. */
export function useMoveWork(table: Table): MoveWork {
  const [draft, setDraft] = useState<{ readonly table: Table; readonly value: Draft } | null>(null);
  const moves = useMemo(() => listMoves(table), [table]);
  const starts = useMemo(
    () => (table.campfire === null ? [] : startsOf(table.campfire, seatsOf(table), table.turn)),
    [table],
  );
  // What was begun before somebody undid or another window went on is no longer meant.
  const own = draft !== null && draft.table === table ? draft.value : null;
  const set = (value: Draft | null) => setDraft(value === null ? null : { table, value });
  const chosen = own === null ? null : (moves.find(({ move }) => isSame(move, own.move)) ?? null);
  const command: Command | null = own === null ? null : { type: 'move', ...own };
  const tried = command === null ? null : applyCommand(table, command);
  const need = needOf(tried, chosen, own);
  const choose = (move: Move | null) => set(move === null ? null : { move, lysTo: null, found: [] });
  return {
    moves,
    starts,
    chosen,
    need,
    command: tried?.ok === true ? command : null,
    choose,
    tap: (space) => {
      if (
        own !== null &&
        chosen !== null &&
        chosen.outcome.lys &&
        own.lysTo === null &&
        need?.ask === 'lys'
      ) {
        if (space !== chosen.outcome.lysAt) set({ ...own, lysTo: space });
        return;
      }
      if (!starts.includes(space)) return;
      const isTurned = own?.move.from === space && own.move.direction === DIRECTIONS[0];
      choose({ from: space, direction: DIRECTIONS[isTurned ? 1 : 0], power: null });
    },
    tellTile: (tile) => {
      if (own === null || need?.ask !== 'tile') return;
      set({ ...own, found: [...own.found, { space: need.space, tile }] });
    },
  };
}

function needOf(
  tried: ReturnType<typeof applyCommand> | null,
  chosen: ListedMove | null,
  own: Draft | null,
): MoveNeed {
  if (tried === null || tried.ok || chosen === null) return null;
  if (chosen.outcome.lys && own?.lysTo === null) return { ask: 'lys' };
  return tried.error.code === 'unknown-tile' ? { ask: 'tile', space: tried.error.space } : null;
}

function isSame(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Where Lys may go: to every stack but the one she leaves. */
export function lysTargets({ outcome }: ListedMove): readonly Space[] {
  return SPACES.filter((space) => space !== outcome.lysAt);
}
