import { layDiscs, layingOrder, campfireOf } from '@/games/nomads/rules/layout';
import { ADVENTURERS, DISCS, discsOfKind, LEGENDS, SPACES, type Campfire } from '@/games/nomads/rules/model';
import { gainsOf, movesOf, playMove } from '@/games/nomads/rules/moves';
import { createRng, shuffled } from '@/kit/rng';

import { perSecond, type Figure } from './measure';

const SEATS = ADVENTURERS;

/** What the page of moves asks: every move with and without a power, and all that it brings, for each player. */
function allMoves(campfire: Campfire): void {
  for (const seat of SEATS.keys()) {
    for (const move of movesOf(campfire, SEATS, seat)) gainsOf(playMove(campfire, SEATS, move), SEATS);
  }
}

function fullRing(seed: number): Campfire {
  const rng = createRng(seed);
  const order = layingOrder(SEATS, 0);
  const on = shuffled(rng, [...SPACES, ...SPACES]).slice(0, order.length);
  const { lys, spaces } = campfireOf(layDiscs(order, on), rng.int(SPACES.length));
  return { lys, spaces: spaces.map((space) => ({ ...space, top: rng.pick([...LEGENDS, 'wild', 'moon']) })) };
}

/** All 19 discs on one space. */
function onePile(seed: number): Campfire {
  const discs = DISCS.flatMap((disc) => Array(discsOfKind(disc, SEATS)).fill(disc));
  const { lys, spaces } = fullRing(seed);
  const pile = shuffled(createRng(seed), discs);
  return { lys, spaces: spaces.map((space, index) => ({ ...space, discs: index === 0 ? pile : [] })) };
}

export function benchNomads(): readonly Figure[] {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  const milliseconds = (campfires: readonly Campfire[]) => {
    const players = campfires.length * SEATS.length;
    const perPlayer = 1000 / perSecond(players, () => campfires.forEach(allMoves));
    return Math.round(perPlayer * 1000) / 1000;
  };
  return [
    {
      name: 'Nomads: all moves of a player, a full ring',
      value: milliseconds(seeds.map(fullRing)),
      unit: 'ms',
      aim: '20',
    },
    {
      name: 'Nomads: all moves of a player, 19 discs in one pile',
      value: milliseconds(seeds.map(onePile)),
      unit: 'ms',
      aim: '20',
    },
  ];
}
