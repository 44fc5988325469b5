/** A player's page of the score sheet: its fields in the order in which people count, and what a number key does to them. */

import { SPACE_COUNT } from '../../rules/boards';
import { ANIMALS, COLORS, type Animal, type Color } from '../../rules/model';
import { STORAGE } from '../../rules/turn';
import { LOWEST_REMOTE } from '../gameFile/gameFileModel';
import { countSpaces, NO_COUNTS } from '../reef/finalReef';
import type { Command } from '../table/commands';
import { jellyfishOf } from '../table/guide';
import type { Table } from '../table/table';

export type SheetField =
  | { readonly kind: 'score' | 'jellyfish' | 'limestone' | 'remote' }
  | { readonly kind: 'color'; readonly color: Color }
  /** FS-3: how many of a species are in sight. */
  | { readonly kind: 'animal'; readonly species: Animal }
  /** FS-4: how many of them earn the small or the large score. */
  | { readonly kind: 'light'; readonly species: Animal; readonly size: 'small' | 'large' };

/** Beside the reef first, because it is cleared away first; then colors, animals, and what lies bare. */
export function sheetFields(table: Table, player: number): readonly SheetField[] {
  if (table.isTotalsOnly) return [{ kind: 'score' }];
  const beside = [{ kind: 'score' }, { kind: 'jellyfish' }, { kind: 'limestone' }] as const;
  if (table.players[player]!.depth !== 'counted') return beside;
  return [
    ...beside,
    ...COLORS.map((color) => ({ kind: 'color', color }) as const),
    ...ANIMALS.flatMap((species): readonly SheetField[] =>
      table.scoreBoard === 'dark'
        ? [{ kind: 'animal', species }]
        : [
            { kind: 'light', species, size: 'small' },
            { kind: 'light', species, size: 'large' },
          ],
    ),
    ...(table.board.side === 'B' ? [{ kind: 'remote' } as const] : []),
  ];
}

export function isSameField(a: SheetField, b: SheetField): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** FS-6: what lies bare costs points, and is entered as it is added up: without the minus. */
export function sheetValue(table: Table, player: number, field: SheetField): number {
  const own = table.players[player]!;
  const counts = own.counts ?? NO_COUNTS;
  switch (field.kind) {
    case 'score':
      return own.score;
    case 'jellyfish':
      return jellyfishOf(table, player).length;
    case 'limestone':
      return own.limestone;
    case 'color':
      return counts.spaces[field.color];
    case 'animal':
      return counts.animals[field.species];
    case 'light':
      return own.tally?.[field.species][field.size] ?? 0;
    case 'remote':
      return Math.abs(counts.remote);
  }
}

/** The command that keeps a number in a field. */
export function sheetCommand(table: Table, player: number, field: SheetField, value: number): Command {
  const own = table.players[player]!;
  const counts = own.counts ?? NO_COUNTS;
  switch (field.kind) {
    case 'score':
      return { type: 'correct-score', player, score: value };
    case 'jellyfish':
      return { type: 'count-jellyfish', player, count: value };
    case 'limestone':
      return { type: 'correct-limestone', player, limestone: value };
    case 'color': {
      const spaces = { ...counts.spaces, [field.color]: value };
      return { type: 'count-reef', player, counts: { ...counts, spaces } };
    }
    case 'animal': {
      const animals = { ...counts.animals, [field.species]: value };
      return { type: 'count-reef', player, counts: { ...counts, animals } };
    }
    case 'light': {
      const { small, large } = own.tally?.[field.species] ?? { small: 0, large: 0 };
      const { species } = field;
      return field.size === 'small'
        ? { type: 'tally-animals', player, species, small: value, large }
        : { type: 'tally-animals', player, species, small, large: value };
    }
    case 'remote':
      // Subtracted, because a turned sign would make a −0 of 0.
      return { type: 'count-reef', player, counts: { ...counts, remote: 0 - value } };
  }
}

/** No score track is walked round six times; beyond, a number is a slip of the finger. */
const MOST_POINTS_TYPED = 299;
/** FS-3 counts no more than 4, and of no species are there ten in one reef that earn the same. */
const ONE_DIGIT = 9;

/** The largest number that the keys take in a field: where no further digit could stay within it, the field is done. */
export function mostTyped(table: Table, player: number, field: SheetField): number {
  switch (field.kind) {
    case 'score':
      return MOST_POINTS_TYPED;
    case 'jellyfish':
      return COLORS.length;
    case 'limestone':
      return STORAGE;
    case 'color': {
      const others =
        countSpaces(table.players[player]!.counts ?? NO_COUNTS) - sheetValue(table, player, field);
      return SPACE_COUNT - others;
    }
    case 'animal':
    case 'light':
      return ONE_DIGIT;
    case 'remote':
      return -LOWEST_REMOTE;
  }
}

export interface Typed {
  readonly value: number;
  /** No digit can follow: on to the next field. */
  readonly isDone: boolean;
}

/** A digit after those that were typed into this field; `typed` is null where the first of them is still to come. */
export function typeDigit(typed: number | null, digit: number, most: number): Typed {
  const sign = typed !== null && typed < 0 ? -1 : 1;
  const value = (typed === null ? 0 : Math.abs(typed) * 10) + digit;
  // A leading 0 is the whole number.
  return { value: sign * value, isDone: value === 0 || value * 10 > most };
}

/** Without its last digit. */
export function eraseDigit(value: number): number {
  // Added to 0, because a −0 is none.
  return 0 + Math.trunc(value / 10);
}
