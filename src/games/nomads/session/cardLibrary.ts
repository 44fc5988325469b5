/** The owner's cards: what is printed on them, and what the legends are called and look like. */

import * as v from 'valibot';

import type { Cards } from '../rules/cards';
import { GUESSED_CARDS } from '../rules/guessedCards';
import { LEGENDS } from '../rules/model';
import { cardsSchema } from './gameFile';

/** How many colors there are to choose from; the view knows which. */
const LOOK_COLORS = 10;
const LONGEST_LEGEND_NAME = 24;

export interface LegendLook {
  /** Empty: it goes by its number. */
  readonly name: string;
  readonly color: number;
}

export interface OwnCards {
  readonly cards: Cards;
  /** By legend, 1 first. */
  readonly looks: readonly LegendLook[];
  /** Somebody compared them with the printed cards; until then they are our guess. */
  readonly isConfirmed: boolean;
}

export const GUESSED: OwnCards = {
  cards: GUESSED_CARDS,
  looks: LEGENDS.map((legend) => ({ name: '', color: legend - 1 })),
  isConfirmed: false,
};

const look = v.object({
  name: v.pipe(
    v.string(),
    v.transform((name) => Array.from(name.trim()).slice(0, LONGEST_LEGEND_NAME).join('')),
  ),
  color: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LOOK_COLORS - 1)),
});

const schema: v.GenericSchema<unknown, OwnCards> = v.object({
  cards: cardsSchema,
  looks: v.pipe(v.array(look), v.length(LEGENDS.length)),
  isConfirmed: v.boolean(),
});

/** Null for what cannot be read. */
export function readOwnCards(json: unknown): OwnCards | null {
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  return parsed.success ? parsed.output : null;
}
