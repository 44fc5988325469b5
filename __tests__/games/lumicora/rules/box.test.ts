import {
  assumedCensus,
  FISH_SETS,
  LUMINOS_IN_BOX,
  LUMINOS_PER_COLOR,
  luminoSupply,
  STARTING_LUMINOS,
  STARTING_PAIRS,
} from '@/games/lumicora/rules/box';
import {
  ANIMALS,
  COLORS,
  CORAL_NUMBERS,
  isStartingLumino,
  numberBringsAnimal,
} from '@/games/lumicora/rules/model';
import { numberOf } from '@/games/lumicora/rules/turn';

import { reef } from '../../../support/reef';

test('LU-1 the box holds 104 Luminos, 26 of each of the four colours, and 6 starting Luminos', () => {
  expect(COLORS).toEqual(['green', 'pink', 'blue', 'yellow']);
  expect(LUMINOS_PER_COLOR).toBe(26);
  expect(LUMINOS_IN_BOX).toBe(104 + 6);
});

test('LU-1 an animal comes with the numbers 1 to 3 only', () => {
  expect(CORAL_NUMBERS).toEqual([1, 2, 3, 4, 5, 6]);
  expect(CORAL_NUMBERS.filter(numberBringsAnimal)).toEqual([1, 2, 3]);
});

test('LU-1 every Lumino of the census shows one number, and an animal just when the number brings one', () => {
  for (const lumino of assumedCensus(4)) {
    const [number, other] = lumino.symbols;
    expect(number).toBe(numberOf(lumino));
    expect(CORAL_NUMBERS).toContain(number);
    expect(other !== null).toBe(numberOf(lumino) <= 3);
    expect(typeof other).not.toBe('number');
  }
});

test('LU-2 there are four species', () => {
  expect(ANIMALS).toEqual(['shellfish', 'crab', 'seahorse', 'starfish']);
});

test('LU-3 the backs divide the 26 of a colour into 18, 4 and 4', () => {
  expect(FISH_SETS.map(({ fish, perColor }) => [fish, perColor])).toEqual([
    [0, 18],
    [3, 4],
    [4, 4],
  ]);
});

test.each([
  [2, { perColor: 18, total: 72, emergencyStack: 0, bag: 72 }],
  [3, { perColor: 22, total: 88, emergencyStack: 6, bag: 82 }],
  [4, { perColor: 26, total: 104, emergencyStack: 8, bag: 96 }],
])('LU-3 with %d players', (players, supply) => {
  expect(luminoSupply(players)).toEqual(supply);
});

test.each([0, 1, 5])('LU-3 there is no game for %d players', (players) => {
  expect(() => luminoSupply(players)).toThrow('no game');
});

test.each([2, 3, 4])(
  'LU-4 the assumed census for %d players has as many of each colour as the bag',
  (players) => {
    const census = assumedCensus(players);
    const { perColor, total } = luminoSupply(players);
    expect(census).toHaveLength(total);
    for (const color of COLORS) {
      expect(census.filter((lumino) => lumino.color === color)).toHaveLength(perColor);
    }
  },
);

test('LU-4 without fish, 1 to 3 come once with each animal and 4 to 6 twice', () => {
  const pink = assumedCensus(2).filter(({ color }) => color === 'pink');
  const faces = pink.map(({ symbols: [number, other] }) => `${number} ${other}`).sort();
  const low = [1, 2, 3].flatMap((number) => ANIMALS.map((animal) => `${number} ${animal}`));
  const high = [4, 5, 6].flatMap((number) => [`${number} null`, `${number} null`]);
  expect(faces).toEqual([...low, ...high].sort());
});

test('LU-4 each set with fish has one Lumino an animal', () => {
  const added = (players: number) => assumedCensus(players).length - assumedCensus(players - 1).length;
  expect(added(3)).toBe(16);
  expect(added(4)).toBe(16);
  const ofAnimal = (players: number) =>
    ANIMALS.map(
      (animal) =>
        assumedCensus(players).filter(({ color, symbols }) => color === 'blue' && symbols.includes(animal))
          .length,
    );
  expect(ofAnimal(2)).toEqual([3, 3, 3, 3]);
  expect(ofAnimal(3)).toEqual([4, 4, 4, 4]);
  expect(ofAnimal(4)).toEqual([5, 5, 5, 5]);
});

test('LU-5 there is one starting Lumino for each two colours', () => {
  expect(STARTING_PAIRS).toHaveLength(STARTING_LUMINOS);
  const mixes = STARTING_PAIRS.map((pair) => [...pair].sort().join(' '));
  expect(new Set(mixes).size).toBe(6);
  expect(STARTING_PAIRS.filter(([a, b]) => a === b)).toEqual([]);
});

test('LU-5 only two colours make a starting Lumino', () => {
  expect(reef('d4d5:GB c4c5:G3c d4d5:PY6s').map(isStartingLumino)).toEqual([true, false, true]);
});
