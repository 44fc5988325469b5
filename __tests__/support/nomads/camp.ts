/** Campfires and players in short words, for tests and for reading them. */

import { EMPTY_HOLDING, type Cards, type Holding } from '@/games/nomads/rules/cards';
import { LEGENDS, SPACES, type Campfire, type Disc, type Top } from '@/games/nomads/rules/model';

const LETTERS: Readonly<Record<string, Disc>> = {
  n: 'nomad',
  u: 'ulrich',
  m: 'moon',
  r: 'red',
  s: 'siana',
  o: 'nostromo',
  f: 'frog',
};

/** `nru` is a nomad below Red below Ulrich. */
export function pile(letters: string): readonly Disc[] {
  return Array.from(letters, (letter) => LETTERS[letter]!);
}

/** Piles by space from 1, and the tops that are not legend 1; Lys on a space from 1. */
export function camp(
  piles: Readonly<Record<number, string>>,
  { lys = 8, tops = {} }: { readonly lys?: number; readonly tops?: Readonly<Record<number, Top>> } = {},
): Campfire {
  return {
    lys: lys - 1,
    spaces: SPACES.map((space) => {
      const top = tops[space + 1] === undefined ? 1 : tops[space + 1]!;
      return { discs: pile(piles[space + 1] ?? ''), top, left: top === null ? 0 : 5 };
    }),
  };
}

/** Tiles by legend, `{ 3: 2 }` for two of the third; cards likewise. */
export function holding(
  tiles: Readonly<Record<number, number>>,
  cards: Readonly<Record<number, number>> = {},
  more: Partial<Holding> = {},
): Holding {
  return {
    ...EMPTY_HOLDING,
    tiles: LEGENDS.map((legend) => tiles[legend] ?? 0),
    legends: LEGENDS.map((legend) => cards[legend] ?? null),
    ...more,
  };
}

export const CARDS: Cards = {
  songs: [
    { tiles: 3, points: 4 },
    { tiles: 5, points: 7 },
  ],
  legends: LEGENDS.map((legend) => (legend === 7 ? [] : [2, 3, 4, 5])),
};
