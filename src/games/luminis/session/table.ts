/** A table of Luminis as the phone follows it: every cathedral as far as it is entered, and the hand of who holds the phone. */

import { err, ok, type Result } from '@/kit/result';
import { sessionsOf, type Session, type TableRules, type TableTypes } from '@/tabletop/session/session';

import { columnsFor, haveAt, permanentOf, type Cathedral } from '../rules/cathedral';
import { doubled, isNothing, isSpire, lackOf, plus, sumOf, type Card, type Resources } from '../rules/model';
import type { Middle, OptionSource, Seat } from '../rules/options';
import { BONUS_CARDS, endsGame } from '../rules/turn';
import type { GameFile } from './gameFile';

export interface TableSeat extends Seat {
  readonly name: string;
  /** Turns taken. */
  readonly turns: number;
}

export interface Table {
  readonly advanced: boolean;
  /** Whose phone this is: the hand of this seat is known. */
  readonly me: number;
  readonly seats: readonly TableSeat[];
  /** Whose turn it is. */
  readonly turn: number;
  readonly spires: readonly Card[];
  /** LP-6: top first. */
  readonly bonus: readonly Card[];
  readonly won: { readonly player: number; readonly spire: Card | null } | null;
}

export type Setup =
  | { readonly names: readonly string[]; readonly me: number; readonly advanced: boolean }
  /** From where a game file stands. */
  | { readonly file: GameFile };

export type Command =
  /** A card comes into a hand without a turn: the starting hand, or drawn from another hand. */
  | { readonly type: 'take'; readonly player: number; readonly card: Card }
  /** LT-2: a turn; the card where it is known. */
  | { readonly type: 'draw'; readonly player: number; readonly card: Card | null }
  /** LT-2: a turn. `discard` by id. `anyway`: it lies there, though the sum does not reach. */
  | {
      readonly type: 'place';
      readonly player: number;
      readonly card: Card;
      readonly column: number;
      readonly from: OptionSource;
      readonly discard: readonly string[];
      readonly anyway: boolean;
    }
  /** LT-3, LT-4: cards leave a hand without paying. */
  | { readonly type: 'lose'; readonly player: number; readonly cards: readonly string[] }
  /** LT-1: a spire lies in the middle, or a bonus card on its pile. */
  | { readonly type: 'put'; readonly pile: 'spires' | 'bonus'; readonly card: Card }
  | { readonly type: 'remove'; readonly pile: 'spires' | 'bonus'; readonly card: string }
  /** A card was entered wrongly: its face changes wherever it is. */
  | { readonly type: 'correct'; readonly card: Card }
  /** LE-1: somebody whose cathedral is not followed has placed a spire. */
  | { readonly type: 'win'; readonly player: number; readonly spire: string | null };

export type Rejection =
  | { readonly code: 'over' | 'nobody-there' | 'no-such-card' | 'card-elsewhere' | 'no-spire' | 'no-discard' }
  | { readonly code: 'pile-full'; readonly most: number }
  /** LB-2, LB-3 */
  | { readonly code: 'not-there' }
  /** LP-4 */
  | { readonly code: 'short'; readonly short: Resources };

export interface LuminisTypes extends TableTypes {
  readonly setup: Setup;
  readonly table: Table;
  readonly command: Command;
  readonly rejection: Rejection;
}

export type TableSession = Session<LuminisTypes>;

export function middleOfTable({ advanced, spires, bonus }: Table): Middle {
  return { spires, bonus: (advanced ? bonus[0] : undefined) ?? null };
}

/** Every card that is somewhere on this table. */
export function cardsOf({ seats, spires, bonus }: Table): readonly Card[] {
  const held = seats.flatMap(({ hand, cathedral }) => [
    ...(hand ?? []),
    ...cathedral.map(({ card }) => card),
  ]);
  return [...held, ...spires, ...bonus];
}

function open(setup: Setup): Table {
  if ('file' in setup) return openFile(setup.file);
  const { names, me, advanced } = setup;
  return {
    advanced,
    me,
    seats: names.map((name, seat) => ({ name, turns: 0, hand: seat === me ? [] : null, cathedral: [] })),
    turn: 0,
    spires: [],
    bonus: [],
    won: null,
  };
}

function openFile({ advanced, spires, bonus, players }: GameFile): Table {
  const seats = players.map(({ name, hand, cathedral }) => ({ name, turns: 0, hand, cathedral }));
  const winner = seats.findIndex(({ cathedral }) => cathedral.some(({ card }) => isSpire(card)));
  const spire = seats[winner]?.cathedral.find(({ card }) => isSpire(card))?.card ?? null;
  const me = Math.max(
    0,
    seats.findIndex(({ hand }) => hand !== null),
  );
  return { advanced, me, seats, turn: me, spires, bonus, won: spire && { player: winner, spire } };
}

type Applied = Result<Table, Rejection>;

function apply(table: Table, command: Command): Applied {
  if (table.won !== null && command.type !== 'correct') return err({ code: 'over' });
  if ('player' in command && table.seats[command.player] === undefined) return err({ code: 'nobody-there' });
  switch (command.type) {
    case 'take':
      return applyTake(table, command.player, command.card);
    case 'draw':
      return applyDraw(table, command);
    case 'place':
      return applyPlace(table, command);
    case 'lose':
      return applyLose(table, command);
    case 'put':
      return applyPut(table, command);
    case 'remove': {
      const { pile, card } = command;
      if (!table[pile].some(({ id }) => id === card)) return err({ code: 'no-such-card' });
      return ok({ ...table, [pile]: table[pile].filter(({ id }) => id !== card) });
    }
    case 'correct':
      return applyCorrect(table, command.card);
    case 'win': {
      const spire = table.spires.find(({ id }) => id === command.spire) ?? null;
      if (command.spire !== null && spire === null) return err({ code: 'no-such-card' });
      const spires = table.spires.filter((card) => card !== spire);
      const counted = withSeat(table, command.player, (seat) => ({ ...seat, turns: seat.turns + 1 }));
      return ok({ ...counted, spires, won: { player: command.player, spire } });
    }
  }
}

function withSeat(table: Table, player: number, change: (seat: TableSeat) => TableSeat): Table {
  return { ...table, seats: table.seats.map((seat, index) => (index === player ? change(seat) : seat)) };
}

function afterTurn(table: Table, player: number): Table {
  const counted = withSeat(table, player, (seat) => ({ ...seat, turns: seat.turns + 1 }));
  return { ...counted, turn: (player + 1) % table.seats.length };
}

function isOnTable(table: Table, card: Card): boolean {
  return cardsOf(table).some(({ id }) => id === card.id);
}

function applyTake(table: Table, player: number, card: Card): Applied {
  if (isOnTable(table, card)) return err({ code: 'card-elsewhere' });
  return ok(withSeat(table, player, (seat) => ({ ...seat, hand: [...(seat.hand ?? []), card] })));
}

function applyDraw(table: Table, { player, card }: Extract<Command, { type: 'draw' }>): Applied {
  const taken = card === null ? ok(table) : applyTake(table, player, card);
  return taken.ok ? ok(afterTurn(taken.value, player)) : taken;
}

function applyPlace(table: Table, command: Extract<Command, { type: 'place' }>): Applied {
  const { player, card, column, from, discard } = command;
  const seat = table.seats[player]!;
  const hand = seat.hand ?? [];
  const isHere = hand.some(({ id }) => id === card.id);
  const source = from === 'hand' ? hand : from === 'spire' ? table.spires : table.bonus;
  if (from !== 'hand' && !source.some(({ id }) => id === card.id)) return err({ code: 'no-such-card' });
  if (from === 'hand' && !isHere && isOnTable(table, card)) return err({ code: 'card-elsewhere' });
  if (!columnsFor(seat.cathedral, card.level).includes(column)) return err({ code: 'not-there' });
  const discarded = hand.filter(({ id }) => discard.includes(id));
  if (discarded.length !== discard.length || discard.includes(card.id)) return err({ code: 'no-discard' });
  // LP-5, LP-6
  if (discard.length > 0 && (from !== 'hand' || isSpire(card))) return err({ code: 'no-discard' });
  const short = shortOf(seat.cathedral, command, discarded);
  if (!command.anyway && !isNothing(short)) return err({ code: 'short', short });
  const gone = new Set([...discard, card.id]);
  const placed = withSeat(table, player, (before) => ({
    ...before,
    hand: before.hand && before.hand.filter(({ id }) => !gone.has(id)),
    cathedral: [...before.cathedral, { card, column }],
  }));
  const without = (cards: readonly Card[]) => cards.filter(({ id }) => id !== card.id);
  const next = afterTurn({ ...placed, spires: without(table.spires), bonus: without(table.bonus) }, player);
  return ok(endsGame(card) ? { ...next, turn: player, won: { player, spire: card } } : next);
}

/** LP-1 to LP-6: what a payment lacks. */
function shortOf(
  cathedral: Cathedral,
  { card, column, from }: Extract<Command, { type: 'place' }>,
  discarded: readonly Card[],
): Resources {
  const have = from === 'bonus' ? permanentOf(cathedral) : haveAt(cathedral, { level: card.level, column });
  return lackOf(card.cost, plus(have, sumOf(discarded.map(({ center }) => doubled(center)))));
}

function applyLose(table: Table, { player, cards }: Extract<Command, { type: 'lose' }>): Applied {
  const held = table.seats[player]!.hand ?? [];
  const isHeld = cards.every((id) => held.some((card) => card.id === id));
  if (!isHeld || cards.length === 0) return err({ code: 'no-such-card' });
  return ok(
    withSeat(table, player, (seat) => ({ ...seat, hand: held.filter(({ id }) => !cards.includes(id)) })),
  );
}

/** The booklet names no more than these. */
const MOST_SPIRES = 6;

function applyPut(table: Table, { pile, card }: Extract<Command, { type: 'put' }>): Applied {
  if (isOnTable(table, card)) return err({ code: 'card-elsewhere' });
  if (pile === 'spires' && !isSpire(card)) return err({ code: 'no-spire' });
  const most = pile === 'spires' ? MOST_SPIRES : BONUS_CARDS;
  if (table[pile].length >= most) return err({ code: 'pile-full', most });
  const cards = [...table[pile], card];
  // LP-6: level I on top, then II, then III.
  return ok({
    ...table,
    [pile]: pile === 'bonus' ? [...cards].sort((a, b) => a.level - b.level) : cards,
  });
}

/** LB-4: a placed card keeps its place, so its level stays as well. */
function applyCorrect(table: Table, card: Card): Applied {
  const before = cardsOf(table).find(({ id }) => id === card.id);
  if (before === undefined || before.level !== card.level) return err({ code: 'no-such-card' });
  const face = (other: Card) => (other.id === card.id ? card : other);
  return ok({
    ...table,
    seats: table.seats.map((seat) => ({
      ...seat,
      hand: seat.hand && seat.hand.map(face),
      cathedral: seat.cathedral.map((placed) => ({ ...placed, card: face(placed.card) })),
    })),
    spires: table.spires.map(face),
    bonus: table.bonus.map(face),
    won: table.won && { ...table.won, spire: table.won.spire && face(table.won.spire) },
  });
}

const rules: TableRules<LuminisTypes> = { open, apply, isOver: ({ won }) => won !== null };

export const sessions = sessionsOf(rules);
