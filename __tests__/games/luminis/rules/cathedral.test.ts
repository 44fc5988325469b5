import {
  cardOn,
  cathedralProblems,
  columnsFor,
  haveAt,
  localAt,
  openSpaces,
  permanentOf,
  type Cathedral,
} from '@/games/luminis/rules/cathedral';
import {
  ALL_CARDS_IN_BOX,
  ARROW_STEPS,
  ARROWS,
  CARDS_IN_BOX,
  GUESSED_SPIRE_COST,
  isSpire,
  lackOf,
  RESOURCES,
} from '@/games/luminis/rules/model';

import { card } from '../randomGame';

const ground: Cathedral = [
  { card: card('a', 1), column: 0 },
  { card: card('b', 1), column: 1 },
  { card: card('c', 1), column: -1 },
];

test('LC-1 the box has 34, 40, 22 and 6 cards, and three resources', () => {
  expect(CARDS_IN_BOX).toEqual({ 1: 34, 2: 40, 3: 22, 4: 6 });
  expect(Object.values(CARDS_IN_BOX).reduce((sum, count) => sum + count)).toBe(ALL_CARDS_IN_BOX);
  expect(RESOURCES).toEqual(['square', 'circle', 'triangle']);
  expect([1, 2, 3, 4].map((level) => isSpire({ level: level as 1 | 4 }))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('LC-2 a spire is guessed to cost 15 of one resource', () => {
  expect(GUESSED_SPIRE_COST).toBe(15);
});

test('LC-3 arrows point to the sides and up, never down', () => {
  expect(ARROWS).toHaveLength(5);
  expect(ARROWS.map((arrow) => ARROW_STEPS[arrow].levels)).toEqual([0, 0, 1, 1, 1]);
  expect(ARROWS.map((arrow) => ARROW_STEPS[arrow].columns)).toEqual([-1, 1, 0, -1, 1]);
});

test('LC-3 every space that an arrow points at may use the one set of local resources', () => {
  const cathedral = [{ card: card('a', 1, { local: [2, 0, 0], arrows: [...ARROWS] }), column: 5 }];
  const reached = [1, 2, 3].flatMap((level) =>
    [3, 4, 5, 6, 7].flatMap((column) =>
      localAt(cathedral, { level: level as 1, column })[0] === 2 ? [`${level} ${column}`] : [],
    ),
  );
  expect(reached).toEqual(['1 4', '1 6', '2 4', '2 5', '2 6']);
});

test('LB-1 the row of a card is its level', () => {
  const cathedral = [...ground, { card: card('d', 2), column: 0 }];
  expect(cardOn(cathedral, 1, 0)?.id).toBe('a');
  expect(cardOn(cathedral, 2, 0)?.id).toBe('d');
  expect(cardOn(cathedral, 2, 1)).toBeNull();
});

test('LB-2 the first card of level I lies in column 0, each next one at an end of the row', () => {
  expect(columnsFor([], 1)).toEqual([0]);
  expect(columnsFor(ground.slice(0, 1), 1)).toEqual([-1, 1]);
  expect(columnsFor(ground, 1)).toEqual([-2, 2]);
});

test('LB-2 a row with a gap grows at its outer ends only', () => {
  expect(columnsFor([...ground, { card: card('d', 1), column: 4 }], 1)).toEqual([-2, 5]);
});

test('LB-3 a card above the ground lies on one of the next lower level, with no neighbor needed', () => {
  const cathedral = [...ground, { card: card('d', 2), column: 1 }];
  expect(columnsFor([], 2)).toEqual([]);
  expect(columnsFor(cathedral, 2)).toEqual([-1, 0]);
  expect(columnsFor(cathedral, 3)).toEqual([1]);
  expect(columnsFor(cathedral, 4)).toEqual([]);
  expect(columnsFor([...cathedral, { card: card('e', 3), column: 1 }], 4)).toEqual([1]);
});

test('LB-3 the open spaces of all levels, from the ground up', () => {
  expect(openSpaces([...ground, { card: card('d', 2), column: 1 }])).toEqual([
    { level: 1, column: -2 },
    { level: 1, column: 2 },
    { level: 2, column: -1 },
    { level: 2, column: 0 },
    { level: 3, column: 1 },
  ]);
});

test.each([
  ['LB-2 a gap is told of the card behind it', [0, 1, 3, 4], ['c2']],
  ['LB-2 a gap on the left is seen from column 0 too', [0, -2, -3], ['c1']],
  ['LB-2 a row that does not reach column 0', [2, 3], ['c0']],
  ['LB-2 a row that grew in any order has no gap', [2, 0, 1, -1], []],
])('%s', (_, columns, expected) => {
  const cathedral = columns.map((column, index) => ({ card: card(`c${index}`, 1), column }));
  const problems = cathedralProblems(cathedral);
  expect(problems.map((problem) => problem.card)).toEqual(expected);
  expect(problems.every(({ rule, code }) => rule === 'LB-2' && code === 'gap-in-ground')).toBe(true);
});

test('LB-3 a card with nothing below is told, the card on it is not', () => {
  const cathedral = [...ground, { card: card('d', 2), column: 7 }, { card: card('e', 3), column: 7 }];
  expect(cathedralProblems(cathedral)).toEqual([{ card: 'd', rule: 'LB-3', code: 'nothing-below' }]);
});

test('LP-2 every placed center counts, wherever it lies', () => {
  const cathedral = [
    { card: card('a', 1, { center: [1, 0, 2] }), column: 0 },
    { card: card('b', 2, { center: [0, 3, 1] }), column: 0 },
  ];
  expect(permanentOf(cathedral)).toEqual([1, 3, 3]);
  expect(permanentOf([])).toEqual([0, 0, 0]);
});

test('LP-1 local resources of several cards add up where their arrows meet', () => {
  const cathedral = [
    { card: card('a', 1, { center: [1, 0, 0], local: [1, 0, 0], arrows: ['up-right', 'right'] }), column: 0 },
    { card: card('b', 1, { local: [0, 2, 0], arrows: ['up'] }), column: 1 },
    { card: card('c', 1, { local: [0, 0, 5], arrows: ['up'] }), column: 2 },
  ];
  expect(localAt(cathedral, { level: 2, column: 1 })).toEqual([1, 2, 0]);
  expect(haveAt(cathedral, { level: 2, column: 1 })).toEqual([2, 2, 0]);
  expect(localAt(cathedral, { level: 3, column: 1 })).toEqual([0, 0, 0]);
});

test('LP-4 each resource must be reached by itself', () => {
  expect(lackOf([3, 1, 0], [9, 0, 9])).toEqual([0, 1, 0]);
  expect(lackOf([3, 1, 0], [3, 1, 0])).toEqual([0, 0, 0]);
});

test('LB-4 a space that is taken is never offered again', () => {
  let cathedral: Cathedral = [];
  for (let step = 0; step < 30; step++) {
    const spaces = openSpaces(cathedral);
    const { level, column } = spaces[(7 * step) % spaces.length]!;
    expect(cardOn(cathedral, level, column)).toBeNull();
    cathedral = [...cathedral, { card: card(`c${step}`, level), column }];
  }
});
