import { columnsFor, type PlacedCard } from '@/games/luminis/rules/cathedral';
import { ARROWS, type Card, type Level, type Resources } from '@/games/luminis/rules/model';
import { optionsOf, type Middle, type Seat } from '@/games/luminis/rules/options';
import { movesOf, spireWays } from '@/games/luminis/rules/spireWay';
import { createRng, type Rng } from '@/kit/rng';

import { perSecond, type Figure } from './measure';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const HAND = 7;
const PLACED = 20;
const LIBRARY = 60;

/** Payments of 7 hand cards and 4 spires on cathedrals of 20. */
export function benchLuminis(): readonly Figure[] {
  const tables = SEEDS.map((seed) => randomTable(createRng(seed)));
  const milliseconds = (once: () => void): number => Math.round(1e6 / perSecond(tables.length, once)) / 1000;
  return [
    {
      name: 'all ways to pay, 7 hand cards, cathedral of 20',
      value: milliseconds(() => tables.forEach(({ seat, middle }) => optionsOf(seat, middle))),
      unit: 'ms',
      aim: '5',
    },
    {
      name: 'what can be done this turn, sorted',
      value: milliseconds(() => tables.forEach(({ seat, middle }) => movesOf(seat, middle))),
      unit: 'ms',
      aim: '5',
    },
    {
      name: 'how far each spire is, library of 60',
      value: milliseconds(() =>
        tables.forEach(({ seat, middle, library }) => spireWays(seat, middle.spires, library)),
      ),
      unit: 'ms',
      aim: '5',
    },
  ];
}

interface Table {
  readonly seat: Seat;
  readonly middle: Middle;
  readonly library: readonly Card[];
}

function randomTable(rng: Rng): Table {
  const make = (id: string, level: Level): Card => {
    const amounts = (most: number): Resources => [rng.int(most), rng.int(most), rng.int(most)];
    const arrows = ARROWS.filter(() => rng.next() < 0.4);
    const cost = amounts(6 + 6 * level);
    return { id, level, cost, center: amounts(3), local: amounts(3), arrows, draw: false };
  };
  const cathedral: PlacedCard[] = [];
  const levels: readonly Level[] = [1, 1, 2, 2, 3];
  while (cathedral.length < PLACED) {
    const level = rng.pick(levels);
    const columns = columnsFor(cathedral, level);
    if (columns.length === 0) continue;
    cathedral.push({ card: make(`p${cathedral.length}`, level), column: rng.pick(columns) });
  }
  const several = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => make(`${name}${index}`, rng.pick(levels)));
  const spires = [1, 2, 3, 4].map((index) => make(`s${index}`, 4));
  return {
    seat: { cathedral, hand: several('h', HAND) },
    middle: { spires, bonus: make('b', 1) },
    library: several('l', LIBRARY),
  };
}
