import type { PlacedCard } from '@/games/luminis/rules/cathedral';
import { amountOf } from '@/games/luminis/rules/model';
import { closersOf, movesOf, spireWays } from '@/games/luminis/rules/spireWay';
import { createRng } from '@/kit/rng';

import { propertyRuns } from '../../../support/propertyRuns';
import { card, randomGame } from '../randomGame';

const SPIRE = card('s', 4, { cost: [6, 0, 0] });

/** Level I to III in column 0, with 4 squares in all. */
const TOWER: readonly PlacedCard[] = [
  { card: card('a', 1, { center: [1, 0, 0] }), column: 0 },
  { card: card('b', 2, { center: [1, 0, 0] }), column: 0 },
  { card: card('c', 3, { center: [1, 0, 0], local: [1, 0, 0], arrows: ['up'] }), column: 0 },
];

test('LP-5 what is missing counts local and permanent resources alone', () => {
  const hand = [card('h', 1, { center: [9, 0, 0] })];
  const [way] = spireWays({ cathedral: TOWER, hand }, [SPIRE], []);
  expect(way).toMatchObject({ column: 0, levels: [], missing: [2, 0, 0], turns: 2 });
});

test('LE-1 a spire that nothing is missing for takes this turn', () => {
  const paid = card('s', 4, { cost: [4, 0, 0] });
  expect(spireWays({ cathedral: TOWER, hand: [] }, [paid], [])[0]).toMatchObject({ turns: 1 });
});

test('a card that has to be drawn takes a turn more than one of the hand', () => {
  const helper = card('h', 1, { center: [2, 0, 0] });
  expect(spireWays({ cathedral: TOWER, hand: [] }, [SPIRE], [helper])[0]!.turns).toBe(3);
  expect(spireWays({ cathedral: TOWER, hand: null }, [SPIRE], [helper])[0]!.turns).toBe(2);
  expect(spireWays({ cathedral: TOWER, hand: [] }, [SPIRE], [])[0]!.turns).toBeNull();
});

test('LB-3 the levels that a column lacks take a turn each at least', () => {
  const cathedral = TOWER.slice(0, 1);
  const hand = [card('x', 2, { center: [9, 0, 0] }), card('y', 3)];
  const [way] = spireWays({ cathedral, hand }, [SPIRE], []);
  expect(way).toMatchObject({ levels: [2, 3], missing: [5, 0, 0], turns: 3 });
});

test('before the first card, the spire would come above column 0', () => {
  expect(spireWays({ cathedral: [], hand: null }, [SPIRE], [])[0]).toMatchObject({
    column: 0,
    levels: [1, 2, 3],
    missing: [6, 0, 0],
  });
});

test('which cards would close it: by their center anywhere, by their local resources where they point', () => {
  const [way] = spireWays({ cathedral: TOWER, hand: [] }, [SPIRE], []);
  const cards = [
    card('center', 1, { center: [2, 0, 0] }),
    card('too-little', 1, { center: [1, 0, 0] }),
    card('local-elsewhere', 1, { local: [9, 0, 0], arrows: ['up'] }),
    card('spire', 4, { center: [9, 0, 0] }),
  ];
  expect(closersOf(TOWER, way!, cards).map(({ card: { id }, column }) => [id, column])).toEqual([
    ['center', -1],
  ]);
  const wide = [...TOWER, { card: card('d', 1), column: 1 }, { card: card('e', 2), column: 1 }];
  const side = [card('side', 3, { local: [2, 0, 0], arrows: ['up-left'] })];
  expect(closersOf(wide, spireWays({ cathedral: wide, hand: [] }, [SPIRE], [])[0]!, side)).toMatchObject([
    { column: 1 },
  ]);
});

test('LT-2 what can be done this turn: a spire first, then what adds most for good', () => {
  const hand = [
    card('small', 1, { center: [0, 1, 0] }),
    card('large', 1, { center: [2, 1, 0] }),
    card('dear', 1, { cost: [99, 0, 0], center: [9, 9, 9] }),
  ];
  const moves = movesOf(
    { cathedral: TOWER, hand },
    { spires: [card('s', 4, { cost: [4, 0, 0] })], bonus: null },
  );
  expect(moves[0]).toMatchObject({ card: { id: 's' } });
  expect([...new Set(moves.map(({ card: { id } }) => id))]).toEqual(['s', 'large', 'small']);
});

test('a move tells by how much a spire comes closer', () => {
  const hand = [card('small', 1, { center: [0, 1, 0] }), card('square', 1, { center: [1, 0, 0] })];
  const moves = movesOf({ cathedral: TOWER, hand }, { spires: [SPIRE], bonus: null });
  expect(moves.map(({ card: { id }, closer }) => `${id} ${closer}`)).toEqual([
    'square 1',
    'square 1',
    'small 0',
    'small 0',
  ]);
});

test('the turns told are never more than a closing card of the hand needs', () => {
  const rng = createRng(11);
  let closing = 0;
  for (let index = 0; index < propertyRuns(150, 1500); index++) {
    const game = randomGame(rng);
    for (const { cathedral, hand } of game.players) {
      for (const way of spireWays({ cathedral, hand }, game.spires, game.cards)) {
        const closers = closersOf(cathedral, way, hand ?? []);
        if (closers.length > 0) expect(way.turns).toBeLessThanOrEqual(2);
        if (way.levels.length === 0 && amountOf(way.missing) === 0) expect(way.turns).toBe(1);
        closing += closers.length;
      }
    }
  }
  expect(closing).toBeGreaterThan(10);
});
