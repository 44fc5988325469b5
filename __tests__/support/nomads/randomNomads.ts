/** Games of Nomads from a seed: physically possible, at any moment, with more moons and tiles than a real game sees. */

import type { Cards, Holding } from '@/games/nomads/rules/cards';
import {
  ADVENTURERS,
  DISCS,
  discsOfKind,
  LEGENDS,
  SPACE_COUNT,
  type Adventurer,
  type Campfire,
  type CampSpace,
  type Disc,
  type Top,
} from '@/games/nomads/rules/model';
import { MOON_TIES } from '@/games/nomads/rules/scoring';
import type { GameFile, GamePlayer } from '@/games/nomads/session/gameFile';
import { shuffled, type Rng } from '@/kit/rng';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dario', 'Ülkü'];

export function randomNomads(rng: Rng, { withCampfire = true } = {}): GameFile {
  const count = 1 + rng.int(5);
  const seats = shuffled(rng, ADVENTURERS).slice(0, count);
  const cards = randomCards(rng);
  return {
    moonTies: rng.pick(MOON_TIES),
    cards,
    players: randomPlayers(rng, seats, cards),
    moonChart: rng.int(7),
    turn: rng.int(count),
    campfire: withCampfire ? randomCampfire(rng, seats) : null,
  };
}

function randomCards(rng: Rng): Cards {
  return {
    songs: Array.from({ length: rng.int(5) }, () => ({ tiles: 1 + rng.int(8), points: rng.int(9) })),
    legends: LEGENDS.map(() =>
      rng.int(5) === 0 ? [] : Array.from({ length: 1 + rng.int(4) }, () => 1 + rng.int(7)),
    ),
  };
}

function randomPlayers(rng: Rng, seats: readonly Adventurer[], cards: Cards): readonly GamePlayer[] {
  const free = cards.legends.map((row) => [...row]);
  const songs = cards.songs.map((_, song) => song);
  const take = <T>(list: T[]): T | null =>
    list.length > 0 && rng.int(3) === 0 ? list.splice(rng.int(list.length), 1)[0]! : null;
  return seats.map((adventurer, seat): GamePlayer => {
    const holding: Holding = {
      tiles: LEGENDS.map(() => (rng.int(2) === 0 ? 0 : rng.int(6))),
      wild: rng.int(3) === 0 ? rng.int(4) : 0,
      legends: free.map(take),
      song: take(songs),
      moons: rng.int(5),
    };
    return { name: NAMES[seat]!, adventurer, ...holding };
  });
}

/** Now and then nearly all discs lie in one pile, so that it goes round more than once. */
export function randomCampfire(rng: Rng, seats: readonly Adventurer[]): Campfire {
  const discs = DISCS.flatMap((disc) => Array<Disc>(discsOfKind(disc, seats)).fill(disc));
  const favorite = rng.int(SPACE_COUNT);
  const crowd = rng.pick([0, 0, 0.5, 0.9, 1]);
  const piles: Disc[][] = Array.from({ length: SPACE_COUNT }, () => []);
  for (const disc of shuffled(rng, discs)) {
    if (rng.int(20) === 0) continue;
    piles[rng.next() < crowd ? favorite : rng.int(SPACE_COUNT)]!.push(disc);
  }
  const tops: readonly Top[] = [...LEGENDS, 'wild', 'moon', 'moon', 'unknown', null];
  const spaces = piles.map((pile): CampSpace => {
    const top = rng.pick(tops);
    return { discs: pile, top, left: top === null ? 0 : 1 + rng.int(16) };
  });
  return { lys: rng.int(SPACE_COUNT), spaces };
}
