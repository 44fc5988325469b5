import { cathedralProblems, type PlacedCard } from '@/games/luminis/rules/cathedral';
import { discardFinder } from '@/games/luminis/rules/discards';
import { isSpire, type Resources } from '@/games/luminis/rules/model';
import { optionsOf } from '@/games/luminis/rules/options';
import {
  BONUS_CARDS,
  endsGame,
  HAND_LIMIT,
  mayBeDrawnFrom,
  overHandLimit,
  pilesFor,
  spiresFor,
  startingHand,
} from '@/games/luminis/rules/turn';
import { middleOf } from '@/games/luminis/session/gameFile';
import { createRng } from '@/kit/rng';

import { propertyRuns } from '../../../support/propertyRuns';
import { card, randomCard, randomGame } from '../randomGame';
import { slowOptions, slowProblems } from '../slowLuminis';

const NOWHERE = { spires: [], bonus: null };

/** The cathedral of the worked example. */
const EXAMPLE: readonly PlacedCard[] = [
  {
    card: card('left', 1, { center: [1, 0, 0], local: [2, 0, 0], arrows: ['right', 'up'] }),
    column: 0,
  },
  { card: card('right', 1, { center: [0, 1, 1] }), column: 1 },
];
const TARGET: Resources = [3, 1, 0];

describe('the worked example', () => {
  const target = card('t', 2, { cost: TARGET });

  test('LP-1 above the left card nothing is missing, above the right card 2 squares', () => {
    const options = optionsOf({ cathedral: EXAMPLE, hand: [target] }, NOWHERE);
    expect(options.map(({ column, have, short, discard }) => ({ column, have, short, discard }))).toEqual([
      { column: 0, have: [3, 1, 1], short: [0, 0, 0], discard: [] },
      { column: 1, have: [1, 1, 1], short: [2, 0, 0], discard: null },
    ]);
  });

  test('LP-3 a hand card with 1 square in its center closes that by being discarded', () => {
    const hand = [target, card('h', 1, { center: [1, 0, 0] })];
    const [, right] = optionsOf({ cathedral: EXAMPLE, hand }, NOWHERE);
    expect(right).toMatchObject({ column: 1, discard: ['h'] });
  });

  test('LP-5 a spire cannot be paid by a discard', () => {
    const tower = [...EXAMPLE, { card: card('r2', 2), column: 1 }, { card: card('r3', 3), column: 1 }];
    const spire = card('s', 4, { cost: TARGET });
    const hand = [card('h', 1, { center: [1, 0, 0] })];
    const options = optionsOf({ cathedral: tower, hand }, { spires: [spire], bonus: null });
    expect(options.filter(({ from }) => from === 'spire')).toMatchObject([
      { column: 1, short: [2, 0, 0], discard: null },
    ]);
  });
});

test('LP-3 never the card that is being placed', () => {
  const hand = [card('a', 1, { cost: [2, 0, 0], center: [1, 0, 0] })];
  expect(optionsOf({ cathedral: [], hand }, NOWHERE)).toMatchObject([{ short: [2, 0, 0], discard: null }]);
});

test.each([
  ['LP-3 the fewest cards first', [2, 2, 0], { a: [1, 0, 0], b: [0, 1, 0], z: [2, 3, 3] }, ['z']],
  ['LP-3 then the least surplus', [1, 0, 0], { a: [2, 0, 0], b: [1, 1, 0], z: [1, 0, 0] }, ['z']],
  ['LP-3 then the first ids by code units', [2, 0, 0], { ä: [1, 0, 0], b: [1, 0, 0], B: [1, 0, 0] }, ['B']],
  [
    'LP-3 the list is compared from its first id on',
    [4, 0, 0],
    { d: [1, 0, 0], c: [1, 0, 0], b: [1, 0, 0], a: [0, 0, 0] },
    ['b', 'c'],
  ],
  ['LP-3 an odd gap takes a whole card', [3, 0, 0], { a: [1, 0, 0], b: [1, 0, 0] }, ['a', 'b']],
  ['LP-3 null where nothing closes it', [0, 0, 5], { a: [9, 9, 2], b: [9, 9, 0] }, null],
] as const)('%s', (_, short, centers, expected) => {
  const hand = Object.entries(centers).map(([id, center]) => card(id, 1, { center: center as Resources }));
  expect(discardFinder(hand)(short as Resources, null)).toEqual(expected);
});

test('LP-6 the top bonus card is paid with permanent resources alone, and never by a discard', () => {
  const bonus = card('bonus', 2, { cost: [3, 1, 0] });
  const hand = [card('h', 1, { center: [9, 9, 9] })];
  const options = optionsOf({ cathedral: EXAMPLE, hand }, { spires: [], bonus });
  expect(options.filter(({ from }) => from === 'bonus')).toMatchObject([
    { column: 0, have: [1, 1, 1], short: [2, 0, 0], discard: null },
    { column: 1, have: [1, 1, 1], short: [2, 0, 0], discard: null },
  ]);
  expect(BONUS_CARDS).toBe(3);
});

test('LT-2 a hidden hand leaves spires and the bonus card', () => {
  const spire = card('s', 4);
  const bonus = card('b', 1);
  const options = optionsOf({ cathedral: EXAMPLE, hand: null }, { spires: [spire], bonus });
  expect(options.map(({ card: { id }, column }) => [id, column])).toEqual([
    ['b', -1],
    ['b', 2],
  ]);
});

test('LT-1 spires, piles and starting hands by the number of players', () => {
  expect([2, 3, 4, 5].map(spiresFor)).toEqual([3, 4, 4, 4]);
  expect([2, 3, 4, 5].map(pilesFor)).toEqual([3, 4, 4, 5]);
  expect([0, 1, 2, 3, 4].map(startingHand)).toEqual([4, 5, 6, 6, 6]);
});

test('LT-3 a hand holds 7 cards at the end of a turn', () => {
  expect(HAND_LIMIT).toBe(7);
  expect([0, 7, 8, 10].map(overHandLimit)).toEqual([0, 0, 1, 3]);
});

test('LT-4 with two players from the hand of who placed it, else from any other hand', () => {
  expect(mayBeDrawnFrom(2, 0, 1)).toEqual([0]);
  expect(mayBeDrawnFrom(4, 0, 2)).toEqual([0, 1, 3]);
});

test('LE-1 a spire ends the game', () => {
  expect(endsGame({ level: 4 })).toBe(true);
  expect(endsGame({ level: 3 })).toBe(false);
});

describe('random games', () => {
  const GAMES = propertyRuns(400, 2000);

  test(`${GAMES} games: spaces, payments and problems are those of a slow second implementation`, () => {
    const rng = createRng(4);
    let closed = 0;
    let problems = 0;
    for (let index = 0; index < GAMES; index++) {
      const game = randomGame(rng);
      for (const [seat, player] of game.players.entries()) {
        const options = optionsOf(player, middleOf(game)).map(
          ({ card: { id }, column, have, short, discard }) => ({
            card: id,
            column,
            have,
            short,
            discard,
          }),
        );
        expect(options).toEqual(slowOptions(game, seat));
        closed += options.filter(({ discard }) => (discard?.length ?? 0) > 1).length;
      }
      const found = game.players.flatMap(({ cathedral }, player) =>
        cathedralProblems(cathedral).map(({ card: id, rule }) => ({ player, card: id, rule })),
      );
      expect(found).toEqual(slowProblems(game));
      problems += found.length;
    }
    expect(closed).toBeGreaterThan(GAMES / 4);
    expect(problems).toBeGreaterThan(GAMES / 10);
  });

  test('LP-2 more cards placed never make a card dearer at the same space', () => {
    const rng = createRng(5);
    for (let index = 0; index < propertyRuns(100, 1000); index++) {
      const game = randomGame(rng);
      for (const player of game.players) {
        const before = optionsOf(player, middleOf(game));
        const more = before.find(({ from }) => from === 'hand');
        if (more === undefined) continue;
        const cathedral = [
          ...player.cathedral,
          { card: randomCard(rng, 'more', more.level), column: more.column },
        ];
        const after = optionsOf({ ...player, cathedral }, middleOf(game));
        for (const option of before) {
          const same = after.find(
            ({ card: { id }, column }) => id === option.card.id && column === option.column,
          );
          if (same === undefined) continue;
          expect(same.short.every((amount, r) => amount <= option.short[r]!)).toBe(true);
          if (option.discard !== null)
            expect(same.discard!.length).toBeLessThanOrEqual(option.discard.length);
        }
      }
    }
  });

  test('LP-3 no card of a discard can be left out, and LP-5 spires never discard', () => {
    const rng = createRng(6);
    for (let index = 0; index < propertyRuns(100, 1000); index++) {
      const game = randomGame(rng);
      for (const player of game.players) {
        for (const { card: placing, discard, short } of optionsOf(player, middleOf(game))) {
          if (isSpire(placing)) expect(discard ?? []).toEqual([]);
          for (const left of discard ?? []) {
            const rest = discard!.filter((id) => id !== left);
            const given = rest.map((id) => player.hand!.find((held) => held.id === id)!.center);
            const closes = short.every((amount, r) => given.reduce((sum, c) => sum + 2 * c[r]!, 0) >= amount);
            expect(closes).toBe(false);
            expect(left).not.toBe(placing.id);
          }
        }
      }
    }
  });
});

test('LP-3 a hand of a hundred cards is answered exactly, without trying every choice', () => {
  const rng = createRng(7);
  const weak = Array.from({ length: 90 }, (_, index) => {
    const center: Resources = rng.pick([
      [1, 1, 2],
      [2, 1, 1],
      [1, 2, 1],
      [2, 2, 1],
    ] as const);
    return card(`a${index}`, 1, { center });
  });
  const best = Array.from({ length: 10 }, (_, index) => card(`z${index}`, 1, { center: [2, 2, 2] }));
  const hand = [...weak, ...best];
  // 40 of each by 4 of each a card: ten cards, and only the best give that.
  expect(discardFinder(hand)([40, 40, 40], null)).toEqual(best.map(({ id }) => id));
  expect(discardFinder(hand)([40, 40, 40], 'z3')).toHaveLength(11);
});
