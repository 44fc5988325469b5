import fc from 'fast-check';

import {
  DISCS,
  isLastCall,
  LAST_STACKS,
  ownerOf,
  stepsFrom,
  type Adventurer,
} from '@/games/nomads/rules/model';
import {
  dropsOf,
  gainsOf,
  movesOf,
  playMove,
  powerMatters,
  spaceOfDrop,
  startsOf,
  withPower,
  type Move,
} from '@/games/nomads/rules/moves';
import { createRng } from '@/kit/rng';

import { camp, pile } from '../../../support/nomads/camp';
import { randomNomads } from '../../../support/nomads/randomNomads';
import { propertyRuns } from '../../../support/propertyRuns';

const move = (from: number, direction: Move['direction'], power: Move['power'] = null): Move => ({
  from: from - 1,
  direction,
  power,
});
const at = (spaces: readonly number[]) => spaces.map((space) => space + 1);

test('NB-1 spaces go round in both directions', () => {
  expect(at([stepsFrom(7, 'clockwise', 1), stepsFrom(0, 'counter', 1), stepsFrom(3, 'counter', 12)])).toEqual(
    [1, 8, 8],
  );
});

test('NB-3 the frog is Nostromo’s third disc, a nomad is nobody’s, and so is an adventurer whom nobody plays', () => {
  const seats: readonly Adventurer[] = ['red', 'nostromo'];
  expect(DISCS.map((disc) => ownerOf(disc, seats))).toEqual([null, null, null, 0, null, 1, 1]);
});

describe('NM-1', () => {
  test('NM-1 a pile is taken wherever the own disc lies in it', () => {
    const campfire = camp({ 1: 'unn', 2: 'nun', 3: 'nnu', 4: 'nr' });
    expect(at(startsOf(campfire, ['ulrich', 'red'], 0))).toEqual([1, 2, 3]);
    expect(movesOf(camp({ 1: 'nr' }), ['ulrich', 'red'], 0)).toEqual([]);
  });

  test('NM-1 discs fall from the bottom, one a space, from the next space on, on top of what lies there', () => {
    const { piles, drops } = playMove(camp({ 7: 'nru', 8: 's', 1: 'n' }), ['ulrich'], move(7, 'clockwise'));
    expect(drops.map(({ space }) => space + 1)).toEqual([8, 1, 2]);
    expect(piles[7]).toEqual(pile('sn'));
    expect(piles[0]).toEqual(pile('nr'));
    expect(piles[1]).toEqual(pile('u'));
    expect(piles[6]).toEqual([]);
  });

  test('NM-1 a pile of eight or more goes on past its start, which is a space like any other', () => {
    const { piles } = playMove(camp({ 3: 'nnnnnnnru' }), ['ulrich'], move(3, 'counter'));
    expect(piles[2]).toEqual(pile('r'));
    expect(piles[1]).toEqual(pile('nu'));
  });
});

describe('NM-2', () => {
  test('NM-2 a last disc of whatever color sends Lys on', () => {
    const campfire = camp({ 1: 'un' }, { lys: 3 });
    expect(playMove(campfire, ['ulrich'], move(1, 'clockwise')).lys).toBe(true);
    expect(playMove(campfire, ['ulrich'], move(1, 'counter')).lys).toBe(false);
  });

  test('NM-2 with Ulrich or Siana the disc that falls last decides', () => {
    const campfire = camp({ 1: 'su' }, { lys: 2 });
    expect(playMove(campfire, ['ulrich'], move(1, 'clockwise', { kind: 'two', drop: 0 })).lys).toBe(true);
    const further = camp({ 1: 'su' }, { lys: 4 });
    expect(playMove(further, ['siana'], move(1, 'clockwise', { kind: 'skip', drop: 1 })).lys).toBe(true);
  });

  test('NM-2 what Lys takes is not among the gains of the move', () => {
    const campfire = camp({ 1: 'un' }, { lys: 3, tops: { 2: 5 } });
    const outcome = playMove(campfire, ['ulrich'], move(1, 'clockwise'));
    expect(gainsOf(outcome, ['ulrich'])).toEqual({ gains: [[5]], discarded: [], moons: 0 });
  });
});

describe('NM-3', () => {
  const seats: readonly Adventurer[] = ['ulrich', 'siana', 'nostromo'];

  test('NM-3 players take, nobody’s adventurers send tiles out of the game, nomads leave them', () => {
    const campfire = camp(
      { 1: 'u', 2: 'ns', 3: 'nm', 4: 'sn', 5: 'f', 8: 'n' },
      { tops: { 2: 3, 3: 4, 4: 5, 5: 'wild' } },
    );
    const outcome = playMove(campfire, seats, move(1, 'counter'));
    expect(gainsOf(outcome, seats)).toEqual({ gains: [[1], [3], ['wild']], discarded: [4], moons: 0 });
  });

  test('NM-3 a moon goes to the chart whoever takes it', () => {
    const campfire = camp({ 1: 'u', 3: 'm', 4: 's' }, { tops: { 2: 'moon', 3: 'moon', 4: 'moon' } });
    const outcome = playMove(campfire, seats, move(1, 'clockwise'));
    expect(gainsOf(outcome, seats)).toEqual({ gains: [[], [], []], discarded: [], moons: 3 });
  });

  test('NM-3 an empty stack gives nothing, an unknown tile is told as unknown', () => {
    const campfire = camp({ 1: 'u', 3: 's', 4: 'm' }, { tops: { 2: null, 3: 'unknown', 4: 'unknown' } });
    const outcome = playMove(campfire, seats, move(1, 'clockwise'));
    expect(gainsOf(outcome, seats)).toEqual({
      gains: [[], ['unknown'], []],
      discarded: ['unknown'],
      moons: 0,
    });
  });

  test('NM-3 the booklet’s example: two take a story, Red a moon, Moon’s tile leaves, Nostromo gets nothing', () => {
    const players: readonly Adventurer[] = ['ulrich', 'siana', 'red', 'nostromo'];
    const campfire = camp(
      { 1: 'nnu', 2: 'n', 4: 'n', 5: 'nr', 6: 'nm', 7: 'ns', 8: 'on' },
      { tops: { 4: 2, 5: 'moon', 6: 3, 7: 5 } },
    );
    const outcome = playMove(campfire, players, move(1, 'clockwise'));
    expect(gainsOf(outcome, players)).toEqual({ gains: [[2], [5], [], []], discarded: [3], moons: 1 });
  });
});

describe('NM-4', () => {
  test('NM-4 Ulrich drops two discs on any space of the way but the last', () => {
    const moves = movesOf(camp({ 1: 'nru' }), ['ulrich'], 0);
    expect(moves.filter(({ direction }) => direction === 'clockwise').map(({ power }) => power)).toEqual([
      null,
      { kind: 'two', drop: 0 },
      { kind: 'two', drop: 1 },
    ]);
    const { piles } = playMove(
      camp({ 1: 'nru' }),
      ['ulrich'],
      move(1, 'clockwise', { kind: 'two', drop: 0 }),
    );
    expect(piles.slice(1, 4)).toEqual([pile('nr'), pile('u'), []]);
  });

  test('NM-4 Siana leaves out one space of the way', () => {
    const skip = (drop: number) =>
      playMove(camp({ 1: 'ns' }), ['siana'], move(1, 'clockwise', { kind: 'skip', drop })).piles.slice(1, 4);
    expect(
      dropsOf(pile('ns'), move(1, 'counter', { kind: 'skip', drop: 0 })).map(({ space }) => space + 1),
    ).toEqual([7, 6]);
    expect(skip(0)).toEqual([[], pile('n'), pile('s')]);
    expect(skip(1)).toEqual([pile('n'), [], pile('s')]);
    expect(movesOf(camp({ 1: 'ns' }), ['siana'], 0)).toHaveLength(2 + 4);
  });

  test('NM-4 Red lifts one disc after the move, where the top is not his already', () => {
    const campfire = camp({ 1: 'rn', 5: 'rn', 6: 'nr' });
    const moves = movesOf(campfire, ['red'], 0).filter(
      ({ from, direction }) => from === 0 && direction === 'clockwise',
    );
    expect(moves.map(({ power }) => power)).toEqual([null, { kind: 'lift', space: 4 }]);
    expect(playMove(campfire, ['red'], moves[1]!).piles[4]).toEqual(pile('nr'));
  });

  test('NM-4 Moon moves Lys by one space first, and that takes no tile', () => {
    const campfire = camp({ 1: 'm' }, { lys: 1 });
    const moves = movesOf(campfire, ['moon'], 0).slice(2);
    expect(moves.map(({ power }) => power)).toEqual([
      { kind: 'lys', space: 1 },
      { kind: 'lys', space: 7 },
      { kind: 'lys', space: 1 },
      { kind: 'lys', space: 7 },
    ]);
    expect(moves.map((own) => playMove(campfire, ['moon'], own).lys)).toEqual([true, false, false, true]);
  });

  test('NM-4 Nostromo has a third disc and no other power', () => {
    const campfire = camp({ 1: 'fn', 2: 'o', 3: 'o' });
    expect(movesOf(campfire, ['nostromo'], 0)).toHaveLength(6);
    expect(withPower(campfire, ['nostromo'], 0, move(1, 'clockwise'))).toEqual([]);
  });

  test('NM-4 a pile that passes a space twice has it twice among the ways', () => {
    const moves = movesOf(camp({ 1: 'nnnnnnnnru' }), ['ulrich'], 0).filter(
      ({ direction, power }) => direction === 'clockwise' && power !== null,
    );
    expect(moves.map((own) => spaceOfDrop(own, (own.power as { drop: number }).drop) + 1)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 1, 2,
    ]);
  });

  test('NM-4 a power is worth a reminder only where it would change what a move does', () => {
    expect(powerMatters(camp({ 1: 'nru' }), ['ulrich'], 0)).toBe(true);
    expect(powerMatters(camp({ 1: 'u' }), ['ulrich'], 0)).toBe(false);
    expect(powerMatters(camp({ 1: 'r' }), ['red'], 0)).toBe(false);
    expect(powerMatters(camp({ 1: 'o' }), ['nostromo'], 0)).toBe(false);
  });
});

test('NE-1 at most two stacks with tiles end the game', () => {
  const none = Object.fromEntries([1, 2, 3, 4, 5].map((space) => [space, null]));
  expect(LAST_STACKS).toBe(2);
  expect(isLastCall(camp({}, { tops: none }))).toBe(false);
  expect(isLastCall(camp({}, { tops: { ...none, 6: null } }))).toBe(true);
});

test('NM-1 no move loses or makes a disc, and none lets a nomad take a tile', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { campfire, players } = randomNomads(createRng(seed));
      const seats = players.map(({ adventurer }) => adventurer);
      const discs = campfire!.spaces.flatMap((space) => space.discs).sort();
      for (const seat of seats.keys()) {
        for (const own of movesOf(campfire!, seats, seat)) {
          const { piles, takings } = playMove(campfire!, seats, own);
          expect(piles.flat().sort()).toEqual(discs);
          expect(takings.some(({ disc }) => disc === 'nomad')).toBe(false);
        }
      }
    }),
    { numRuns: propertyRuns(20, 300) },
  );
});
