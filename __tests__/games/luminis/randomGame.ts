/** Random games and cards of Luminis, small enough that a slow second implementation can follow. */

import { columnsFor, type PlacedCard } from '@/games/luminis/rules/cathedral';
import { ARROWS, type Card, type Level, type Resources } from '@/games/luminis/rules/model';
import type { GameFile } from '@/games/luminis/session/gameFile';
import { shuffled, type Rng } from '@/kit/rng';

/** A card with nothing on it except what is told. */
export function card(id: string, level: Level, parts: Partial<Card> = {}): Card {
  return {
    id,
    level,
    cost: [0, 0, 0],
    center: [0, 0, 0],
    local: [0, 0, 0],
    arrows: [],
    draw: false,
    ...parts,
  };
}

export function randomCard(rng: Rng, id: string, level: Level): Card {
  const amounts = (most: number): Resources => [rng.int(most + 1), rng.int(most + 1), rng.int(most + 1)];
  return {
    id,
    level,
    cost: level === 4 ? [rng.int(16), rng.int(4), 0] : amounts(2 + 2 * level),
    center: amounts(2),
    local: amounts(2),
    arrows: ARROWS.filter(() => rng.next() < 0.4),
    draw: rng.next() < 0.2,
  };
}

/** By the rules of placing, except now and then a card that floats or lies behind a gap. */
function randomCathedral(rng: Rng, cards: readonly Card[]): readonly PlacedCard[] {
  const cathedral: PlacedCard[] = [];
  for (const next of cards) {
    const columns = columnsFor(cathedral, next.level);
    const isOdd = rng.next() < 0.08;
    const column = isOdd ? rng.int(9) - 4 : columns[rng.int(columns.length)];
    if (column === undefined) continue;
    if (cathedral.some((placed) => placed.card.level === next.level && placed.column === column)) continue;
    cathedral.push({ card: next, column });
  }
  return cathedral;
}

/** Ids of several lengths and scripts, so that an order by anything but code units shows. */
const IDS = ['c', 'C', 'ä', 'z', 'c1', '\ud83d\udc1f', '\uff21', '-', '10', '9'];

export function randomGame(rng: Rng): GameFile {
  const count = 8 + rng.int(28);
  const ids = shuffled(
    rng,
    Array.from({ length: count }, (_, index) => `${rng.pick(IDS)}.${index}`),
  );
  const levels: readonly Level[] = [1, 1, 1, 2, 2, 3, 4];
  const cards = ids.map((id) => randomCard(rng, id, rng.pick(levels)));
  const spires = cards.filter(({ level }) => level === 4).slice(0, 4);
  const others = cards.filter(({ level }) => level !== 4);
  const bonus = others.slice(0, rng.int(3));
  const rest = others.slice(bonus.length);
  const seats = 1 + rng.int(3);
  const share = Math.floor(rest.length / seats);
  return {
    advanced: rng.next() < 0.5,
    cards,
    spires,
    bonus,
    players: Array.from({ length: seats }, (_, seat) => {
      const own = rest.slice(seat * share, (seat + 1) * share);
      const held = Math.min(own.length, rng.int(9));
      return {
        name: `Player ${seat + 1}`,
        hand: rng.next() < 0.15 ? null : own.slice(0, held),
        cathedral: randomCathedral(rng, own.slice(held)),
      };
    }),
  };
}
