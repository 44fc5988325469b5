import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import { tableNumber, terrainMark } from '@/games/lumicora/exchange/tableNumber';
import { DEFAULT_BOARDS, PAIRS } from '@/games/lumicora/rules/boards';
import { findImpossible, surfaceOf } from '@/games/lumicora/rules/surface';
import { finalReefOf } from '@/games/lumicora/session/reef/finalReef';
import {
  openSession,
  tableOf,
  undoLast,
  type TableSession,
} from '@/games/lumicora/session/table/tableSession';
import { createRng } from '@/kit/rng';

import { codeOf, said } from '../../../support/codes';
import { randomBoard } from '../../../support/randomReef';
import { board } from '../../../support/reef';
import { DRY, performAll, place, sessionFor, setupFor, takeLimestone, WET } from '../../../support/tables';
import { randomSession } from './randomShared';

describe('the number of a table', () => {
  test('is made from the id of the game, in 32 bits, and stays', () => {
    expect(tableNumber(sessionFor(2))).toBe(tableNumber(performAll(sessionFor(4), takeLimestone(0, 1))));
    const numbers = Array.from({ length: 2000 }, (_, index) =>
      tableNumber({ ...sessionFor(2), id: `g${index}` }),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 32)).toBe(true);
    expect(Math.max(...numbers)).toBeGreaterThan(2 ** 31);
  });

  test('is that of the host on a phone that joined', () => {
    const setup = { ...setupFor(2), joined: { table: 4711, seat: 1 } };
    expect(tableNumber(openSession({ id: 'mine', startedAt: 0, setup }))).toBe(4711);
  });
});

describe('the mark of a terrain', () => {
  test('is the same for boards that are painted alike', () => {
    expect(terrainMark(board('A', 'limestone'))).toBe(terrainMark(DRY));
  });

  test('tells boards apart that are not', () => {
    const rng = createRng(9);
    const boards = [
      WET,
      DRY,
      DEFAULT_BOARDS.A,
      DEFAULT_BOARDS.B,
      ...Array.from({ length: 30 }, () => randomBoard(rng)),
    ];
    const marks = new Map(boards.map((each) => [each.terrain.join(), terrainMark(each)]));
    expect(new Set(marks.values()).size).toBe(marks.size);
    expect(Math.max(...marks.values())).toBeLessThanOrEqual(0xffff);
    expect(terrainMark(board('A', 'limestone', { water: 'c4' }))).not.toBe(
      terrainMark(board('A', 'limestone', { water: 'c5' })),
    );
  });
});

describe('a reef that is shared', () => {
  const session = performAll(sessionFor(3), place(1, 'c4c5:G3c'), takeLimestone(1, 4));

  test('is what the table knows of the player', () => {
    const player = tableOf(session).players[1]!;
    expect(sharedReefOf(session, 1)).toEqual({
      table: tableNumber(session),
      seat: 1,
      madeAt: 3,
      side: 'A',
      scoreBoard: 'dark',
      players: 3,
      terrain: terrainMark(DRY),
      name: 'Ben',
      score: 0,
      limestone: 4,
      tiles: player.tiles,
      reef: finalReefOf(player),
    });
  });

  test('was made when the last step was made, undone or not', () => {
    expect(sharedReefOf(undoLast(session), 1).madeAt).toBe(3);
    expect(sharedReefOf(sessionFor(3), 1).madeAt).toBe(1);
    expect(sharedReefOf({ ...sessionFor(3), startedAt: -5 }, 1).madeAt).toBe(0);
    expect(sharedReefOf({ ...sessionFor(3), startedAt: 1e300 }, 1).madeAt).toBe(2 ** 32 - 1);
  });

  test('of any game goes through a code', () => {
    for (let seed = 0; seed < 40; seed++) {
      const game = randomSession(createRng(seed), 40);
      tableOf(game).players.forEach((_, seat) => {
        const shared = sharedReefOf(game, seat);
        expect(said(codeOf({ kind: 'reef', value: shared }))).toEqual({ kind: 'reef', value: shared });
      });
    }
  });

  test('FS-6 tells no penalty that was counted before the board turned out to be side A', () => {
    const counts = {
      spaces: { green: 1, pink: 0, blue: 0, yellow: 0 },
      animals: { shellfish: 0, crab: 0, seahorse: 0, starfish: 0 },
      animalPoints: 0,
      remote: -3,
    };
    const counted = performAll(
      sessionFor(2),
      { type: 'choose-depth', player: 0, depth: 'counted' },
      { type: 'count-reef', player: 0, counts },
    );
    expect(sharedReefOf(counted, 0).reef).toMatchObject({ kind: 'counts', counts: { remote: 0 } });
  });

  test('stays within what a code can say, however long somebody loses points or piles up', () => {
    const [ana, ...others] = tableOf(session).players;
    const tables = [{ ...tableOf(session), players: [{ ...ana!, score: -10_000 }, ...others] }];
    const lost: TableSession = { ...session, log: { entries: [], done: 0 }, tables };
    expect(sharedReefOf(lost, 0).score).toBe(-9999);

    const tower = performAll(pileUp(54), { type: 'choose-depth', player: 0, depth: 'from-above' });
    const { reef } = sharedReefOf(tower, 0);
    expect(reef.kind === 'view' && Math.max(...reef.view.levels)).toBe(52);
    expect(said(codeOf({ kind: 'reef', value: sharedReefOf(tower, 0) }))).toMatchObject({
      value: { reef },
    });
  });
});

/** Two Luminos a level on four spaces, crosswise, which is as high as a box can be piled. */
function pileUp(levels: number): TableSession {
  const corner = PAIRS.filter((on) => on.every((space) => [0, 1, 5, 6].includes(space)));
  let session = sessionFor(2);
  for (let laid = 0; laid < 2 * levels; laid++) {
    const surface = surfaceOf(tableOf(session).players[0]!.reef);
    const level = Math.floor(laid / 2);
    const on = corner.find(
      (each) => surface.levels[each[0]] === level && findImpossible(surface, each) === null,
    )!;
    const lumino = { on, colors: ['green', 'green'], symbols: [6, null] } as const;
    session = performAll(session, { type: 'place', player: 0, lumino, anyway: true });
  }
  return session;
}
