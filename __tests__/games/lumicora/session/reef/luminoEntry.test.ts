import * as fc from 'fast-check';

import { nameOf } from '@/games/lumicora/rules/boards';
import { legalPlacements } from '@/games/lumicora/rules/legalPlacements';
import type { Color, CoralNumber, Space } from '@/games/lumicora/rules/model';
import { surfaceOf } from '@/games/lumicora/rules/surface';
import { beginEntry, checkEntry, chooseOther, chosenSpaces } from '@/games/lumicora/session/reef/luminoEntry';
import { entryMarks, entryRefusal, entryStatus } from '@/games/lumicora/session/reef/luminoEntry';
import {
  flip,
  luminoOf,
  strokeSpaces,
  tapSpace,
  tellingChange,
} from '@/games/lumicora/session/reef/luminoEntry';
import type { EntryGround, LuminoEntry, Tapped } from '@/games/lumicora/session/reef/luminoEntry';
import { createRng } from '@/kit/rng';

import { propertyRuns } from '../../../../support/propertyRuns';
import { randomReef } from '../../../../support/randomReef';
import { at, board, reef } from '../../../../support/reef';

const DRY = board('A', 'limestone');
const WET = board('A', 'water');

const ground = (line: string, on = DRY, limestone = 0): EntryGround => ({
  board: on,
  reef: reef(line),
  limestone,
});
const START = ground('d4d5:GB');

/** Taps one space after the other; the refusal is the one of the last tap. */
function tap(entry: LuminoEntry, names: string, where: EntryGround): Tapped {
  return names
    .split(' ')
    .reduce<Tapped>((before, name) => tapSpace(before.entry, at(name), where), { entry, refusal: null });
}

const chosen = (entry: LuminoEntry) => chosenSpaces(entry).map(nameOf).join(' ');
const marked = (entry: LuminoEntry, where: EntryGround) =>
  [...entryMarks(entry, where)].map(([space, cost]) => `${nameOf(space)}:${cost}`).sort();

describe('LU-1 what is asked', () => {
  test.each([1, 2, 3] as const)('LU-1 a %i asks for its other half before the spaces', (number) => {
    const entry = beginEntry('pink', number);
    expect(entryStatus(entry)).toBe('other-half');
    expect(entryStatus(chooseOther(entry, 'crab'))).toBe('first-space');
    expect(entryStatus(chooseOther(entry, null))).toBe('first-space');
  });

  test.each([4, 5, 6] as const)(
    'LU-1 a %i asks for the first space at once, and takes an animal',
    (number) => {
      const entry = beginEntry('pink', number);
      expect(entryStatus(entry)).toBe('first-space');
      expect(entry.other).toBeNull();
      expect(chooseOther(entry, 'seahorse').other).toBe('seahorse');
    },
  );

  test('both spaces make it ready, but only with the other half is it a Lumino', () => {
    const { entry } = tap(beginEntry('green', 2), 'c3 c4', START);
    expect(entryStatus(entry)).toBe('other-half');
    expect(luminoOf(entry)).toBeNull();
    const whole = chooseOther(entry, 'starfish');
    expect(entryStatus(whole)).toBe('ready');
    expect(luminoOf(whole)).toEqual({
      on: [at('c3'), at('c4')],
      colors: ['green', 'green'],
      symbols: [2, 'starfish'],
    });
  });
});

describe('tapping', () => {
  const green = beginEntry('green', 5);

  test('the number lies on the space tapped first, until it is flipped', () => {
    const { entry } = tap(green, 'c4 c3', START);
    expect(luminoOf(entry)?.symbols).toEqual([5, null]);
    expect(luminoOf(flip(entry))?.symbols).toEqual([null, 5]);
    expect(luminoOf(flip(entry))?.on).toEqual([at('c4'), at('c3')]);
    expect(flip(flip(entry))).toEqual(entry);
  });

  test('the first space tapped again is let go', () => {
    expect(tap(green, 'c3 c3', START)).toEqual({ entry: green, refusal: null });
  });

  test('with two chosen, either is let go and the other keeps what it shows', () => {
    expect(tap(green, 'c3 c4 c4', START).entry).toEqual({ ...green, first: at('c3') });
    expect(tap(green, 'c3 c4 c3', START).entry).toEqual({ ...green, first: at('c4'), isFlipped: true });
    expect(luminoOf(tap(green, 'c3 c4 c3 b4', START).entry)?.symbols).toEqual([null, 5]);
  });

  test('PL-0 a space that is no neighbour is refused and the choice kept', () => {
    const { entry, refusal } = tap(green, 'c3 c5', START);
    expect(chosen(entry)).toBe('c3');
    expect(refusal).toEqual({ code: 'not-neighbors', rule: 'PL-0', spaces: [at('c3'), at('c5')] });
  });

  test('after a first space that leads nowhere, a space elsewhere begins anew', () => {
    const { entry, refusal } = tap(green, 'a1 c3', START);
    expect(chosen(entry)).toBe('c3');
    expect(refusal).toBeNull();
  });

  test('a third space begins anew with it', () => {
    const { entry, refusal } = tap(green, 'c3 c4 e3', START);
    expect(chosen(entry)).toBe('e3');
    expect(refusal).toBeNull();
  });

  test('PL-1 an illegal neighbour is chosen with its refusal and may lie there anyway', () => {
    const { entry, refusal } = tap(green, 'a1 a2', START);
    expect(chosen(entry)).toBe('a1 a2');
    expect(refusal?.code).toBe('own-color-not-touched');
    expect(checkEntry(entry, START)).toEqual({ refusal, cost: 0, isPossible: true });
  });

  test('PL-3 a tilted Lumino is chosen, but can lie nowhere', () => {
    const { entry, refusal } = tap(green, 'd4 c4', START);
    expect(refusal?.code).toBe('tilted');
    expect(checkEntry(entry, START)).toMatchObject({ refusal, isPossible: false });
  });

  test('PL-2 of two broken rules, the one that makes it impossible is said', () => {
    const { entry, refusal } = tap(beginEntry('yellow', 4), 'd4 d5', START);
    expect(refusal?.code).toBe('exactly-covering');
    expect(checkEntry(entry, START)).toMatchObject({ isPossible: false });
  });

  test('PL-4 a legal pair tells what it costs', () => {
    const where = ground('d4d5:GB', WET, 3);
    expect(checkEntry(tap(green, 'c3 c4', where).entry, where)).toEqual({
      refusal: null,
      cost: 2,
      isPossible: true,
    });
    expect(checkEntry(tap(green, 'c3', where).entry, where)).toBeNull();
  });
});

describe('a first space without a legal partner is chosen and says why', () => {
  test.each([
    ['PL-1 far from its colour', 'green', 'a1', START, 'own-color-not-touched'],
    ['PL-2 got further than the tilted ones', 'green', 'd4', START, 'exactly-covering'],
    ['PL-1 got further than the tilted ones', 'pink', 'c3', ground('d4d5:GB c3c4:G1c'), 'own-color-not-met'],
    ['PL-4 with too little limestone', 'green', 'c3', ground('d4d5:GB', WET, 0), 'limestone-short'],
  ] as const)('%s', (_, color: Color, name, where, code) => {
    const { entry, refusal } = tap(beginEntry(color, 4), name, where);
    expect(chosen(entry)).toBe(name);
    expect(refusal?.code).toBe(code);
    expect(entryRefusal(entry, where)).toEqual(refusal);
  });

  test('PL-4 of several it names the cheapest', () => {
    const where = ground('d4d5:GB', board('A', 'water', { limestone: 'b3' }), 0);
    expect(tap(beginEntry('green', 4), 'c3', where).refusal).toMatchObject({ short: 1, cost: 1 });
  });
});

describe('marks', () => {
  test('PL-4 each legal space carries what it costs by itself', () => {
    const where = ground('d4d5:GB', board('A', 'water', { limestone: 'c3 b3' }), 2);
    const green = beginEntry('green', 4);
    expect(marked(green, where)).toContain('c3:0');
    expect(marked(green, where)).toContain('c4:1');
    expect(marked(tap(green, 'c4', where).entry, where)).toEqual(['b3:0', 'b4:1', 'c3:0', 'c5:1']);
    expect(marked(tap(green, 'c4 c3', where).entry, where)).toEqual([]);
  });
});

describe('on random reefs', () => {
  const seeds = fc.noBias(fc.integer({ min: 0, max: 0xffffffff }));
  const setting = (seed: number) => {
    const { luminos, surface, ...rest } = randomReef(createRng(seed));
    const where: EntryGround = { board: rest.board, reef: luminos, limestone: rest.limestone };
    const entry = chooseOther(beginEntry(rest.color, ((seed % 6) + 1) as CoralNumber), null);
    return { where, entry, legal: legalPlacements(rest.board, surface, rest.color, rest.limestone) };
  };

  test('every legal placement is entered by two taps in either order, without a refusal', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { where, entry, legal } = setting(seed);
        for (const { on, cost } of legal) {
          for (const [a, b] of [on, [on[1], on[0]]] as const) {
            const first = tapSpace(entry, a, where);
            const second = tapSpace(first.entry, b, where);
            expect([first.refusal, second.refusal]).toEqual([null, null]);
            expect(luminoOf(second.entry)?.on).toEqual([a, b]);
            expect(checkEntry(second.entry, where)).toMatchObject({ refusal: null, cost });
          }
        }
      }),
      { numRuns: propertyRuns(20, 60) },
    );
  });

  test('the marks are the legal placements, and a first space is refused exactly without a mark', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { where, entry, legal } = setting(seed);
        const { levels } = surfaceOf(where.reef);
        const price = (space: Space) => (levels[space] === 0 ? where.board.costs[space]! : 0);
        const firsts = new Map(legal.flatMap(({ on }) => on.map((space) => [space, price(space)] as const)));
        expect(entryMarks(entry, where)).toEqual(firsts);
        for (let space = 0; space < 44; space++) {
          const { entry: begun, refusal } = tapSpace(entry, space, where);
          const partners = legal.filter(({ on }) => on.includes(space));
          expect(refusal === null).toBe(firsts.has(space));
          expect(entryMarks(begun, where)).toEqual(
            new Map(partners.map(({ on: [a, b] }) => (a === space ? [b, price(b)] : [a, price(a)]))),
          );
        }
      }),
      { numRuns: propertyRuns(20, 60) },
    );
  });
});

test('PL-0 a finger drawn over two spaces chooses both, the number on the first', () => {
  const { entry, refusal } = strokeSpaces(beginEntry('green', 4), [at('c3'), at('c4')], START);
  expect(refusal).toBeNull();
  expect(luminoOf(entry)).toMatchObject({ on: [at('c3'), at('c4')], symbols: [4, null] });
});

test('SC-2 the telling figure is coral scoring of the color, and where that stays the other points', () => {
  const animals = { scoreBoard: 'dark', added: [], covered: [], before: 0, after: 0, changes: [] } as const;
  const rest = { player: 0, animals, majorities: [] } as const;
  const green = { color: 'green', before: 4, after: 2, levels: [] } as const;
  const remote = [{ space: 0, penalty: -3 }];
  expect(tellingChange({ ...rest, corals: [green], remote }, 'green')).toBe(-2);
  expect(tellingChange({ ...rest, corals: [green], remote }, 'pink')).toBe(1);
  expect(tellingChange({ ...rest, corals: [], remote: [] }, 'green')).toBe(0);
});
