/** What the box holds, and where a count goes beyond it: slips of counting happen, so it is only warned of. */

import type { Cards, Holding } from './cards';
import { BOX, LEGENDS, type Campfire, type Legend } from './model';

export type BoxWarning =
  | { readonly code: 'story-tiles'; readonly legend: Legend; readonly count: number; readonly most: number }
  | { readonly code: 'wild-tiles'; readonly count: number; readonly most: number }
  | { readonly code: 'moons'; readonly count: number; readonly most: number }
  | { readonly code: 'all-tiles'; readonly count: number; readonly most: number }
  | { readonly code: 'songs'; readonly count: number; readonly most: number }
  | { readonly code: 'legend-cards'; readonly legend: Legend; readonly count: number; readonly most: number }
  /** A card is held whose value is not printed on any known card of the legend. */
  | { readonly code: 'unprinted'; readonly legend: Legend; readonly value: number; readonly player: number };

export interface BoxContent {
  readonly cards: Cards;
  readonly players: readonly Holding[];
  readonly moonChart: number;
  readonly campfire: Campfire | null;
}

/** NW-3: with the coin of the marathon there are three wild tiles. */
const MOST_WILD = BOX.wild + 1;

export function boxWarnings({ cards, players, moonChart, campfire }: BoxContent): readonly BoxWarning[] {
  const spaces = campfire?.spaces ?? [];
  const tops = (tile: unknown) => spaces.filter(({ top }) => top === tile).length;
  const sum = (count: (holding: Holding) => number) =>
    players.reduce((total, holding) => total + count(holding), 0);
  const inFront = sum(({ tiles, wild }) => tiles.reduce((total, count) => total + count, wild));
  const moons = moonChart + sum((holding) => holding.moons);
  const inStacks = spaces.reduce((total, { left }) => total + left, 0);
  const found: readonly (BoxWarning | null)[] = [
    ...LEGENDS.map((legend) =>
      beyond(
        { code: 'story-tiles', legend },
        sum(({ tiles }) => tiles[legend - 1]!) + tops(legend),
        BOX.story,
      ),
    ),
    beyond({ code: 'wild-tiles' }, sum(({ wild }) => wild) + tops('wild'), MOST_WILD),
    beyond({ code: 'moons' }, moons + tops('moon'), BOX.moons),
    beyond({ code: 'all-tiles' }, inFront + moons + inStacks, BOX.tiles + 1),
    beyond({ code: 'songs' }, cards.songs.length, BOX.songs),
    ...LEGENDS.map((legend) => {
      const held = players.filter(({ legends }) => legends[legend - 1] !== null).length;
      const count = Math.max(held, cards.legends[legend - 1]!.length);
      return beyond({ code: 'legend-cards', legend }, count, BOX.legendCards);
    }),
    ...players.flatMap((holding, player) => unprinted(cards, holding, player)),
  ];
  return found.filter((warning) => warning !== null);
}

type Head =
  | { readonly code: 'story-tiles' | 'legend-cards'; readonly legend: Legend }
  | { readonly code: 'wild-tiles' | 'moons' | 'all-tiles' | 'songs' };

function beyond(head: Head, count: number, most: number): BoxWarning | null {
  return count > most ? { ...head, count, most } : null;
}

function unprinted({ legends: rows }: Cards, { legends }: Holding, player: number): readonly BoxWarning[] {
  return LEGENDS.flatMap((legend) => {
    const row = rows[legend - 1]!;
    const value = legends[legend - 1] ?? null;
    if (value === null || row.length === 0 || row.includes(value)) return [];
    return [{ code: 'unprinted', legend, value, player } as const];
  });
}
