/** The fast rules and the slow ones say the same on random reefs. */

import * as fc from 'fast-check';

import { scoreAnimalsLight } from '@/games/lumicora/rules/animals';
import { nameOf, PAIRS, SPACE_COUNT, SPACE_NAMES, type ReefBoard } from '@/games/lumicora/rules/boards';
import { legalPlacements } from '@/games/lumicora/rules/legalPlacements';
import { scoreMajority } from '@/games/lumicora/rules/majorities';
import { ANIMALS, COLORS, type LaidLumino, type SpacePair } from '@/games/lumicora/rules/model';
import { checkPlacement, type Placement } from '@/games/lumicora/rules/placement';
import { surfaceOf } from '@/games/lumicora/rules/surface';
import { createRng, type Rng } from '@/kit/rng';

import { propertyRuns } from '../../../support/propertyRuns';
import { MOST_LAID, randomReef } from '../../../support/randomReef';
import {
  SLOW_PAIRS,
  SLOW_SPACES,
  slowException,
  slowLightAnimals,
  slowMajority,
  slowReef,
  slowVerdict,
  type SlowVerdict,
} from '../../../support/slowRules';

const REEFS = propertyRuns(700, 2000);
const seeds = fc.noBias(fc.integer({ min: 0, max: 0xffffffff }));
const eachReef = { numRuns: REEFS, endOnFailure: true };

test('BO-2 the formula of the rules page gives the same spaces and pairs', () => {
  expect(SLOW_SPACES).toEqual(SPACE_NAMES);
  expect(SLOW_PAIRS).toEqual(PAIRS.map(namesOf));
});

test('PL-1 to PL-4 fast and slow legality agree, down to the first rule broken', () => {
  const met = new Map<string, number>();
  const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);

  fc.assert(
    fc.property(seeds, (seed) => {
      const rng = createRng(seed);
      const { board, luminos, surface, color, limestone, isLegal } = randomReef(rng);
      const water = waterOf(board);
      const slow = slowReef(luminos.map(named));
      const exception = slowException(slow, color);
      const pairs = [...PAIRS.map((on) => turned(rng, on)), ...oddPairs(rng)];
      const expected = pairs.map((on) => slowVerdict(water, slow, color, namesOf(on), limestone, exception));
      const checks = pairs.map((on) => checkPlacement(board, surface, color, on, limestone));
      const verdicts = checks.map((checked): SlowVerdict => {
        if (checked.ok) return { legal: true, level: checked.value.level, cost: checked.value.cost };
        const { error } = checked;
        const named = error.code === 'no-lumino-touched' ? error.exception : null;
        return { legal: false, rule: error.rule, exception: named };
      });
      expect(verdicts.map(inWords).join()).toBe(expected.map(inWords).join());

      const legal: readonly Placement[] = PAIRS.flatMap((on, index) => {
        const verdict = expected[index]!;
        return verdict.legal ? [{ on, level: verdict.level, cost: verdict.cost }] : [];
      });
      expect(legalPlacements(board, surface, color, limestone)).toEqual(legal);

      meet(isLegal ? 'a legal reef' : 'a rule-breaking reef');
      meet(`side ${board.side}`);
      if (luminos.length === MOST_LAID) meet('30 Luminos');
      if (exception !== null && legal.some(({ level }) => level === 1)) meet(`use of ${exception}`);
      if (legal.some(({ level }) => level >= 4)) meet('level 4 and up');
      for (const verdict of expected) if (!verdict.legal) meet(inWords(verdict));
    }),
    eachReef,
  );

  expect([...met.keys()].sort()).toEqual(
    [
      ...['a legal reef', 'a rule-breaking reef', 'side A', 'side B', '30 Luminos', 'level 4 and up'],
      ...['use of A', 'use of B', 'PL-1 under A', 'PL-1 under B'],
      ...['PL-0', 'SE-1', 'PL-1', 'PL-2', 'PL-3', 'PL-4'],
    ].sort(),
  );
  expect(Math.min(...met.values())).toBeGreaterThan(10);
});

test('FS-4 fast and slow light-side animals agree', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(seeds, (seed) => {
      const rng = createRng(seed);
      const { board, ...made } = randomReef(rng);
      const luminos = made.luminos.map((lumino) => withAnimals(rng, lumino));
      const fast = scoreAnimalsLight(board, surfaceOf(luminos)).map(
        ({ spaces, species, points }) => `${nameOf(spaces[0]!)} ${species} ${points}`,
      );
      const slow = slowLightAnimals(waterOf(board), slowReef(luminos.map(named))).map(
        ({ space, species, points }) => `${space} ${species} ${points}`,
      );
      expect([...fast].sort()).toEqual([...slow].sort());
      for (const words of slow) met.add(words.slice(3));
    }),
    eachReef,
  );
  expect([...met].sort()).toEqual(
    [
      ...['shellfish 0', 'shellfish 1', 'shellfish 2', 'crab 0', 'crab 1', 'crab 3'],
      ...['seahorse 0', 'seahorse 2', 'seahorse 7', 'starfish 0', 'starfish 2', 'starfish 4'],
    ].sort(),
  );
});

test('FS-5 fast and slow majorities agree', () => {
  const counts = fc.array(fc.nat({ max: 6 }), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(counts, (ofPlayers) => {
      const fast = scoreMajority(ofPlayers).map(({ points }) => points);
      expect(fast).toEqual(slowMajority(ofPlayers));
    }),
    { numRuns: propertyRuns(700, 2000) },
  );
});

test('FS-5 fast and slow majorities agree on the coral of random reefs', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const rng = createRng(seed);
      const table = Array.from({ length: 2 + rng.int(3) }, () => randomReef(rng));
      for (const [index, color] of COLORS.entries()) {
        const fast = table.map(({ surface }) => surface.colors.filter((seen) => seen === index).length);
        const slow = table.map(({ luminos }) => {
          const piles = Object.values(slowReef(luminos.map(named)));
          return piles.filter((pile) => pile.at(-1)?.color === color).length;
        });
        expect(scoreMajority(fast).map(({ points }) => points)).toEqual(slowMajority(slow));
      }
    }),
    { numRuns: propertyRuns(100, 300), endOnFailure: true },
  );
});

function waterOf(board: ReefBoard): ReadonlySet<string> {
  return new Set(SPACE_NAMES.filter((_, space) => board.terrain[space] === 'water'));
}

function namesOf([a, b]: SpacePair): readonly [string, string] {
  return [SPACE_NAMES[a] ?? 'off', SPACE_NAMES[b] ?? 'off'];
}

function named({ on, colors, symbols }: LaidLumino) {
  return { on: namesOf(on), colors, symbols };
}

/** More animals than a Lumino ever shows: the rare neighbourhoods then turn up in every run. */
function withAnimals(rng: Rng, lumino: LaidLumino): LaidLumino {
  return { ...lumino, symbols: [rng.pick(ANIMALS), rng.pick(ANIMALS)] };
}

function turned(rng: Rng, [a, b]: SpacePair): SpacePair {
  return rng.int(2) === 0 ? [a, b] : [b, a];
}

/** Pairs of any spaces, some of them off the board. */
function oddPairs(rng: Rng): readonly SpacePair[] {
  const any = () => rng.int(SPACE_COUNT + 2) - 1;
  return Array.from({ length: 4 }, () => [any(), any()] as const);
}

function inWords(verdict: SlowVerdict): string {
  if (verdict.legal) return `level ${verdict.level} for ${verdict.cost}`;
  return verdict.exception === null ? verdict.rule : `${verdict.rule} under ${verdict.exception}`;
}
