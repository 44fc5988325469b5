import { PAIRS } from '@/games/lumicora/rules/boards';
import { findImpossible, surfaceOf } from '@/games/lumicora/rules/surface';
import type { Command } from '@/games/lumicora/session/table/commands';
import { isOnTop } from '@/games/lumicora/session/table/reefCommands';
import type { Table } from '@/games/lumicora/session/table/table';

import { board, pair, reef, spaces } from '../../../../support/reef';
import {
  beginScoring,
  DRY,
  endTurn,
  place,
  placeAnyway,
  play,
  refusal,
  tableFor,
  takeLimestone,
  toScoring,
  WET,
} from '../../../../support/tables';

const takeBack = (lumino: number): Command => ({ type: 'take-back', player: 0, lumino });
const limestoneOf = (table: Table) => table.players[0]!.limestone;
const reefOf = (table: Table) => table.players[0]!.reef;

describe('placing', () => {
  test('PL-4 costs a marker for each water space', () => {
    const ground = board('A', 'limestone', { water: 'c4 e3 e4' });
    const table = play(tableFor(2, ground), takeLimestone(0, 5), place(0, 'c4c3:G5.'), place(0, 'e3e4:G4.'));
    expect(reefOf(table).map(({ paid }) => paid)).toEqual([0, 1, 2]);
    expect(limestoneOf(table)).toBe(2);
  });

  test('PL-4 costs nothing above the ground', () => {
    const ground = board('A', 'limestone', { water: 'c4 c3' });
    const table = play(tableFor(2, ground), takeLimestone(0, 3), place(0, 'c4c3:G5.'), place(0, 'd4c4:G4.'));
    expect(reefOf(table).map(({ paid }) => paid)).toEqual([0, 2, 0]);
    expect(limestoneOf(table)).toBe(1);
  });

  test('PL-4 is refused without the markers, and tells what is missing', () => {
    expect(refusal(play(tableFor(2, WET), takeLimestone(0, 1)), place(0, 'c4c3:G5.'))).toEqual({
      code: 'against-the-rules',
      rejection: {
        code: 'limestone-short',
        rule: 'PL-4',
        cost: 2,
        limestone: 1,
        short: 1,
        spaces: spaces('c4 c3'),
      },
    });
  });

  test('leaves the reefs and the markers of the others alone', () => {
    const before = play(tableFor(2, WET), takeLimestone(0, 2), takeLimestone(1, 2));
    expect(play(before, place(0, 'c4c3:G5.')).players[1]).toBe(before.players[1]);
  });

  test('SE-1 is not for a Lumino of two colours', () => {
    expect(refusal(tableFor(2), placeAnyway(0, 'c4c3:GB'))).toEqual({ code: 'starting-lumino-stays' });
  });

  test.each([
    ['PL-0 two spaces apart', 'a1g5:G5.', 'not-neighbors'],
    ['PL-2 exactly on another Lumino', 'd5d4:G5.', 'exactly-covering'],
    ['PL-3 half on the ground', 'd4c4:G5.', 'tilted'],
  ])('%s is impossible, anyway or not', (_, notation, code) => {
    for (const command of [place(0, notation), placeAnyway(0, notation)]) {
      expect(refusal(tableFor(2), command)).toMatchObject({ code: 'impossible', rejection: { code } });
    }
  });

  test('PL-0 is impossible off the board', () => {
    const lumino = { ...reef('c4c3:G5.')[0]!, on: [43, 44] as const };
    expect(refusal(tableFor(2), { type: 'place', player: 0, lumino, anyway: true })).toMatchObject({
      code: 'impossible',
      rejection: { code: 'off-board' },
    });
  });

  test('TU-1 is open to everybody at any time: out of turn, after the turn, in the scoring phase, at the end', () => {
    const tables = [
      tableFor(2),
      play(tableFor(2), endTurn(1)),
      play(tableFor(2), beginScoring),
      play(
        toScoring(tableFor(2), 10),
        { type: 'skip-scoring', player: 0 },
        { type: 'skip-scoring', player: 1 },
      ),
    ];
    expect(tables.map(({ phase }) => phase)).toEqual(['action', 'action', 'scoring', 'final']);
    for (const table of tables) {
      expect(play(table, place(1, 'c4c3:G5.'), place(1, 'e3e4:G4.')).players[1]!.reef).toHaveLength(3);
    }
  });
});

describe('placing anyway', () => {
  test('PL-1 lies in the reef although it broke a rule of colour', () => {
    const [, entry] = reefOf(play(tableFor(2), placeAnyway(0, 'a1a2:G5.')));
    expect(entry).toEqual({ ...reef('a1a2:G5.')[0], paid: 0, unpaid: null });
  });

  test.each([
    [0, 0, 0],
    [1, 1, 0],
    [3, 2, 1],
  ])('PL-4 with %d limestone two water spaces take %d and leave %d', (held, paid, left) => {
    const before = play(tableFor(2, WET), { type: 'correct-limestone', player: 0, limestone: held });
    const table = play(before, placeAnyway(0, 'c4c3:G5.'));
    expect([reefOf(table)[1]!.paid, limestoneOf(table)]).toEqual([paid, left]);
  });

  test('PL-1 pays for its water although it breaks the colour rule', () => {
    const table = play(tableFor(2, WET), takeLimestone(0, 3), placeAnyway(0, 'a1a2:G5.'));
    expect([reefOf(table)[1]!.paid, limestoneOf(table)]).toEqual([2, 1]);
  });
});

describe('taking back', () => {
  const laid = play(tableFor(2, WET), takeLimestone(0, 5), place(0, 'c4c3:G5.'), place(0, 'e3e4:G4.'));
  const stacked = play(laid, place(0, 'd4c4:G3c'));

  test('PL-4 brings back what was paid', () => {
    expect([limestoneOf(laid), limestoneOf(play(laid, takeBack(1)))]).toEqual([1, 3]);
  });

  test('LU-6 fills the storage up to 10 and no further', () => {
    const rich = play(laid, { type: 'correct-limestone', player: 0, limestone: 9 });
    expect(limestoneOf(play(rich, takeBack(1)))).toBe(10);
  });

  test('brings back only what was paid when the markers were short', () => {
    const poor = play(tableFor(2, WET), takeLimestone(0, 1), placeAnyway(0, 'c4c3:G5.'));
    expect(limestoneOf(play(poor, takeBack(1)))).toBe(1);
  });

  test('brings back what was paid although the ground was painted dry since', () => {
    expect(limestoneOf(play(laid, { type: 'change-board', board: DRY }, takeBack(1)))).toBe(3);
  });

  test('is refused when something lies on it, and goes on once that is gone', () => {
    expect(refusal(stacked, takeBack(1))).toEqual({ code: 'something-lies-on-it' });
    expect(reefOf(play(stacked, takeBack(3), takeBack(1))).map(({ on }) => on)).toEqual([
      pair('d4d5'),
      pair('e3e4'),
    ]);
  });

  test('is possible for any Lumino on top, not only for the last one', () => {
    expect(reefOf(stacked).map((_, index) => isOnTop(reefOf(stacked), index))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(reefOf(play(stacked, takeBack(2))).map(({ on }) => on)).toEqual(
      ['d4d5', 'c4c3', 'd4c4'].map(pair),
    );
  });

  test.each([3, -1, 0.5, NaN])('is refused for Lumino %p of three', (lumino) => {
    expect(refusal(laid, takeBack(lumino))).toEqual({ code: 'no-such-lumino' });
  });

  test('SE-1 is refused for the starting Lumino', () => {
    expect(refusal(laid, takeBack(0))).toEqual({ code: 'starting-lumino-stays' });
  });
});

test('SE-1 another starting Lumino takes the place of the first and keeps what was laid since', () => {
  const laid = play(tableFor(2), place(0, 'c4c3:G5.'), place(0, 'd4c4:G4.'));
  const start = { colors: ['yellow', 'blue'], symbols: [2, 'starfish'] } as const;
  const [first, ...others] = reefOf(play(laid, { type: 'change-start', player: 0, start }));
  expect(first).toEqual({ on: pair('d4d5'), ...start, paid: 0, unpaid: null });
  expect(others).toEqual(reefOf(laid).slice(1));
});

test('LU-1 a reef takes the 110 Luminos of the box and not one more', () => {
  let table = tableFor(2);
  while (reefOf(table).length < 110) table = play(table, anywhere(table));
  expect(refusal(table, anywhere(tableFor(2)))).toEqual({ code: 'box-is-full' });
});

/** The first place that holds a Lumino. */
function anywhere(table: Table): Command {
  const surface = surfaceOf(reefOf(table));
  const on = PAIRS.find((each) => findImpossible(surface, each) === null)!;
  return { type: 'place', player: 0, lumino: { ...reef('a1a2:G5.')[0]!, on }, anyway: true };
}
