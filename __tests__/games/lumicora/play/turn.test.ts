/** Turns played at random: nothing is lost, and what is listed is exactly what is accepted. */

import * as fc from 'fast-check';

import { drawFrom, openSupply, putBack, type Supply } from '@/games/lumicora/play/supply';
import {
  beginTurn,
  fillDisplay,
  listDeeds,
  performDeed,
  type Deed,
  type Turn,
} from '@/games/lumicora/play/turn';
import { DEFAULT_BOARDS, PAIRS } from '@/games/lumicora/rules/boards';
import { luminoSupply } from '@/games/lumicora/rules/box';
import { COLORS, isStartingLumino } from '@/games/lumicora/rules/model';
import type { LooseLumino } from '@/games/lumicora/rules/turn';
import { createRng, type Rng } from '@/kit/rng';

import { propertyRuns } from '../../../support/propertyRuns';
import { reef } from '../../../support/reef';

const seeds = fc.noBias(fc.integer({ min: 0, max: 0xffffffff }));
const players = fc.integer({ min: 2, max: 4 });
const ALL_JELLYFISH = {
  green: 'jellyfish',
  pink: 'coral',
  blue: 'spent',
  yellow: 'jellyfish',
} as const;

function opened(count: number, seed: number): Turn {
  const { supply, drawn: atoll } = drawFrom(openSupply(count, seed), 4);
  const bare = { display: [], reef: reef('d4d5:GB'), limestone: 6, tiles: ALL_JELLYFISH, score: 0 };
  const filled = fillDisplay(supply, bare);
  return beginTurn({ board: DEFAULT_BOARDS.A, atoll, ...filled });
}

/** Some turns one after the other; every state on the way. */
function played(rng: Rng, start: Turn, turns: number): readonly Turn[] {
  const states = [start];
  for (let count = 0; count < turns;) {
    const turn = states.at(-1)!;
    if (turn.phase === 'over') {
      count += 1;
      states.push(beginTurn({ ...turn, ...fillDisplay(turn.supply, turn.seat) }));
      continue;
    }
    const judged = performDeed(turn, rng.pick(listDeeds(turn)));
    if (!judged.ok) throw new Error(`listed, but refused: ${judged.error.code}`);
    states.push(judged.value);
  }
  return states;
}

const key = ({ color, symbols }: LooseLumino) => `${color} ${[...symbols].map(String).sort().join(' ')}`;

function everyLumino({ supply, atoll, seat, hand }: Turn): readonly string[] {
  const laid = seat.reef
    .filter((lumino) => !isStartingLumino(lumino))
    .map(({ colors, symbols }) => ({ color: colors[0], symbols }));
  return [...supply.bag, ...supply.stack, ...atoll, ...seat.display, ...hand, ...laid].map(key).sort();
}

test('LU-3 LU-4 a full supply is the census, with the emergency stack aside', () => {
  for (const count of [2, 3, 4]) {
    const { bag, stack } = openSupply(count, 7);
    const { bag: inBag, emergencyStack, total } = luminoSupply(count);
    expect([bag.length, stack.length, bag.length + stack.length]).toEqual([inBag, emergencyStack, total]);
  }
});

test('LU-1 Luminos are conserved, whatever is done', () => {
  fc.assert(
    fc.property(players, seeds, (count, seed) => {
      const start = opened(count, seed);
      const all = everyLumino(start);
      for (const turn of played(createRng(seed), start, 6)) expect(everyLumino(turn)).toEqual(all);
    }),
    { numRuns: propertyRuns(20, 200) },
  );
});

/** All that anybody could try, sense or not. */
function tries({ atoll }: Turn): readonly Deed[] {
  const picks = Array.from({ length: 2 ** (atoll.length + 1) }, (_, bits) =>
    Array.from({ length: atoll.length + 1 }, (__, index) => index).filter((index) => (bits >> index) & 1),
  );
  const indexes = [-1, 0, 1, 2, 3, 4];
  return [
    { type: 'limestone' },
    { type: 'fill' },
    ...indexes.flatMap((lumino): readonly Deed[] => [
      { type: 'add', lumino },
      { type: 'fromDisplay', lumino },
      { type: 'return', lumino },
      ...[...PAIRS, [0, 43] as const].flatMap(([a, b]): readonly Deed[] => [
        { type: 'place', lumino, on: [a, b] },
        { type: 'place', lumino, on: [b, a] },
      ]),
    ]),
    ...picks.flatMap((luminos): readonly Deed[] => [
      { type: 'fromAtoll', luminos },
      ...COLORS.flatMap((jellyfish): readonly Deed[] => [
        { type: 'swap', jellyfish, from: 'atoll', luminos },
        { type: 'swap', jellyfish, from: 'display', luminos },
      ]),
    ]),
  ];
}

test('TU-2 TU-3 PL-5 every deed that is listed is accepted, and nothing else', () => {
  const phases = new Set<Turn['phase']>();
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const turn of played(createRng(seed), opened(3, seed), 2)) {
        phases.add(turn.phase);
        const accepted = tries(turn).filter((deed) => performDeed(turn, deed).ok);
        const sorted = (deeds: readonly Deed[]) => deeds.map((deed) => JSON.stringify(deed)).sort();
        expect(sorted(accepted)).toEqual(sorted(listDeeds(turn)));
      }
    }),
    { numRuns: propertyRuns(6, 60) },
  );
  expect(phases.size).toBe(5);
});

/** The booklet's example: a pink 6 joins two blue and one yellow. */
const PINK_6: LooseLumino = { color: 'pink', symbols: [6, null] };
const blue: LooseLumino = { color: 'blue', symbols: [4, null] };
const yellow: LooseLumino = { color: 'yellow', symbols: [5, null] };
const EXAMPLE = (): Turn => {
  const turn = opened(2, 1);
  const display = [PINK_6, blue, yellow, yellow];
  return { ...turn, atoll: [blue, blue, yellow], seat: { ...turn.seat, limestone: 8, display } };
};

test('TU-3 LU-6 the pink 6 pays six markers, ten fit, and it stays in the Atoll', () => {
  const added = performDeed(EXAMPLE(), { type: 'add', lumino: 0 });
  const paid = added.ok ? performDeed(added.value, { type: 'limestone' }) : added;
  const over = paid.ok ? performDeed(paid.value, { type: 'fill' }) : paid;
  expect(over).toMatchObject({
    ok: true,
    value: { phase: 'over', seat: { limestone: 10 }, atoll: { length: 4 } },
  });
});

test.each([
  ['the color just added', [3], 'color-just-added'],
  ['two colors', [0, 2], 'several-colors'],
  ['nothing', [], 'no-such-lumino'],
] as const)('TU-3 action C refuses %s', (_, luminos, code) => {
  const added = performDeed(EXAMPLE(), { type: 'add', lumino: 0 });
  expect(added.ok && performDeed(added.value, { type: 'fromAtoll', luminos })).toMatchObject({
    error: { code },
  });
});

test('EM-1 the emergency stack comes once, and then nothing is drawn any more', () => {
  const dry: Supply = { bag: [blue], stack: [yellow, yellow], hasRunDry: false, seed: 3 };
  const first = drawFrom(dry, 2);
  expect(first.drawn.map(({ color }) => color)).toEqual(['blue', 'yellow']);
  expect(first.supply).toMatchObject({ hasRunDry: true, stack: [] });
  expect(drawFrom(first.supply, 5).drawn).toHaveLength(1);
  expect(drawFrom(putBack(drawFrom(first.supply, 5).supply, [PINK_6]), 2).drawn).toEqual([PINK_6]);
});
