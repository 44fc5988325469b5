import * as fc from 'fast-check';

import type { SharedReef } from '@/games/lumicora/exchange/sharedReef';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { byColor, type LaidLumino } from '@/games/lumicora/rules/model';
import { BASE45_CHARACTERS } from '@/kit/base45';
import { createRng } from '@/kit/rng';
import { LONGEST_NAME } from '@/tabletop/session/bounds';

import { PREFIX, bytesOf, codeOf, said } from '../../../support/codes';
import { propertyRuns } from '../../../support/propertyRuns';
import { randomBoard, randomReef } from '../../../support/randomReef';
import { reef } from '../../../support/reef';
import { randomCode, randomInvitation, randomSharedReef, STRANGE_NAMES } from './randomShared';

const seeds = fc.integer();
const LONGEST = '🐠'.repeat(LONGEST_NAME);

function sharing(changes: Partial<SharedReef>): SharedReef {
  return {
    table: 0xffffffff,
    seat: 3,
    madeAt: 0xffffffff,
    side: 'A',
    scoreBoard: 'light',
    players: 4,
    terrain: 0xffff,
    name: 'Ana',
    score: -9999,
    limestone: 10,
    tiles: byColor(() => 'spent'),
    reef: { kind: 'luminos', luminos: [] },
    ...changes,
  };
}

const throughCode = (shared: SharedReef) => said(codeOf({ kind: 'reef', value: shared }));

test('every reef comes back as it was told', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const shared = randomSharedReef(createRng(seed));
      expect(throughCode(shared)).toStrictEqual({ kind: 'reef', value: shared });
    }),
    { numRuns: propertyRuns(60, 300) },
  );
});

test('every terrain comes back as it was painted', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const board = randomBoard(createRng(seed));
      expect(said(codeOf({ kind: 'terrain', value: board }))).toStrictEqual({
        kind: 'terrain',
        value: board,
      });
    }),
  );
  for (const board of [DEFAULT_BOARDS.A, DEFAULT_BOARDS.B]) {
    expect(said(codeOf({ kind: 'terrain', value: board }))).toStrictEqual({ kind: 'terrain', value: board });
  }
});

test('every invitation comes back as it was given', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const invitation = randomInvitation(createRng(seed));
      const code = codeOf({ kind: 'invitation', value: invitation });
      expect(said(code)).toStrictEqual({ kind: 'invitation', value: invitation });
    }),
  );
});

test('a code uses only the characters that QR codes pack tightly', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const code = randomCode(createRng(seed));
      expect(code.startsWith(PREFIX)).toBe(true);
      expect(Array.from(code).filter((character) => !BASE45_CHARACTERS.includes(character))).toEqual([]);
    }),
  );
});

test.each(STRANGE_NAMES)('the name %p comes back', (name) => {
  expect(throughCode(sharing({ name }))).toMatchObject({ value: { name } });
});

test('half a character in a name is left out', () => {
  expect(throughCode(sharing({ name: 'Ana \ud83d' }))).toMatchObject({ value: { name: 'Ana' } });
});

const ODD_LUMINOS: readonly (readonly [string, readonly LaidLumino[]])[] = [
  ['no Lumino at all', []],
  ['LU-5 starting Luminos anywhere, in any number', reef('a1a2:GP d4d5:YB g5g4:BG')],
  ['LU-1 two numbers on one Lumino', [{ ...reef('d4d5:G3c')[0]!, symbols: [6, 5] }]],
  ['LU-1 an animal beside a 6, and two animals', reef('d4d5:G6c a1a2:P3c').map(withAnimals)],
  ['either way round', reef('d4d5:G3c c4c3:Pc2')],
];

function withAnimals(lumino: LaidLumino, index: number): LaidLumino {
  return { ...lumino, symbols: index === 0 ? [6, 'starfish'] : ['crab', 'seahorse'] };
}

test.each(ODD_LUMINOS)('%s', (_, luminos) => {
  const told = sharing({ reef: { kind: 'luminos', luminos } });
  expect(throughCode(told)).toStrictEqual({ kind: 'reef', value: told });
});

test('a code of 30 Luminos with full state and the longest name has at most 400 bytes', () => {
  const reefs = Array.from({ length: 300 }, (_, seed) => randomReef(createRng(seed)).luminos);
  const full = reefs.filter(({ length }) => length === 30);
  expect(full.length).toBeGreaterThan(0);
  const sizes = full.map((luminos) => {
    const told = sharing({ name: LONGEST, reef: { kind: 'luminos', luminos } });
    return bytesOf(codeOf({ kind: 'reef', value: told })).length;
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(400);
});

test.each([
  ['a score beyond a game file', { score: 10_000 }],
  ['a name that is empty', { name: ' ' }],
  ['more limestone than there is storage for', { limestone: 11 }],
  ['a seat that no table has', { seat: 4 }],
])('to write %s is a programming error', (_, changes) => {
  expect(() => codeOf({ kind: 'reef', value: sharing(changes) })).toThrow();
});
