import { judgeCollect } from '@/games/lumicora/exchange/collect';
import type { SharedReef } from '@/games/lumicora/exchange/sharedReef';
import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import { tableNumber } from '@/games/lumicora/exchange/tableNumber';
import type { Command } from '@/games/lumicora/session/table/commands';
import { tableOf, undoLast, type TableSession } from '@/games/lumicora/session/table/tableSession';

import { performAll, place, sessionFor, WET } from '../../../support/tables';

const HOST = sessionFor(3);
const OWN = tableNumber(HOST);
/** Ben's reef, told by a phone that joined the table. */
const BEN = sharedReefOf(performAll(HOST, place(1, 'c4c5:G3c')), 1);

const judge = (session: TableSession, reef: SharedReef) => judgeCollect(tableOf(session), OWN, reef);
const collect = ({ table, madeAt, score, limestone, tiles, reef }: SharedReef): Command => ({
  type: 'collect-reef',
  player: 1,
  collected: { table, madeAt, score, limestone, tiles, reef },
});

test('a reef of this table goes to its seat, and nothing is odd about it', () => {
  expect(judge(HOST, BEN)).toEqual({ ok: true, value: { seat: 1, warnings: [] } });
});

describe('a reef that was scored by other rules is refused', () => {
  test.each([
    ['BO-4 the other side', { side: 'B' }, { code: 'other-side', theirs: 'B', ours: 'A' }],
    [
      'FS-4 the other score board',
      { scoreBoard: 'light' },
      { code: 'other-score-board', theirs: 'light', ours: 'dark' },
    ],
    [
      'FS-5 another number of players',
      { players: 4 },
      { code: 'other-number-of-players', theirs: 4, ours: 3 },
    ],
  ] as const)('%s', (_, changes, error) => {
    expect(judge(HOST, { ...BEN, ...changes })).toEqual({ ok: false, error });
    expect(judge(HOST, { ...BEN, ...changes, table: OWN + 1 })).toEqual({ ok: false, error });
  });
});

describe('a reef of a phone that did not join', () => {
  const other = { ...BEN, table: OWN + 1, seat: 2 };

  test('goes to who has the same name, with a warning', () => {
    expect(judge(HOST, other)).toEqual({ ok: true, value: { seat: 1, warnings: [{ code: 'other-table' }] } });
  });

  test('goes to nobody before somebody says whose it is', () => {
    expect(judge(HOST, { ...other, name: 'Eli' })).toEqual({
      ok: true,
      value: { seat: null, warnings: [{ code: 'other-table' }] },
    });
  });
});

test('other terrain and another name get a warning each', () => {
  expect(judge({ ...sessionFor(3, WET), id: HOST.id }, { ...BEN, name: 'Benno' })).toEqual({
    ok: true,
    value: {
      seat: 1,
      warnings: [{ code: 'other-terrain' }, { code: 'other-name', theirs: 'Benno', ours: 'Ben' }],
    },
  });
});

describe('a reef that was collected before', () => {
  const collected = performAll(HOST, collect(BEN));

  test('is not taken a second time', () => {
    expect(judge(collected, BEN)).toEqual({ ok: false, error: { code: 'same-again' } });
  });

  test('is taken when a step was undone since', () => {
    const played = performAll(HOST, place(1, 'c4c5:G3c'));
    const undone = sharedReefOf(undoLast(played), 1);
    expect(undone.madeAt).toBe(BEN.madeAt);
    expect(judge(collected, undone)).toMatchObject({ ok: true, value: { seat: 1 } });
  });

  test('is not taken back to what it was earlier', () => {
    const earlier = { ...BEN, madeAt: BEN.madeAt - 1 };
    expect(judge(collected, earlier)).toEqual({ ok: false, error: { code: 'out-of-date' } });
  });

  test('is taken when it has gone on', () => {
    expect(judge(collected, { ...BEN, madeAt: BEN.madeAt + 1 })).toMatchObject({
      ok: true,
      value: { seat: 1 },
    });
  });

  test('is taken at any time from another table: clocks and steps of two games do not compare', () => {
    const other = { ...BEN, table: OWN + 1, madeAt: BEN.madeAt - 1 };
    expect(judge(collected, other)).toMatchObject({ ok: true, value: { seat: 1 } });
  });

  test('is taken again when the taking was undone', () => {
    expect(judge({ ...collected, log: { ...collected.log, done: 0 } }, BEN)).toMatchObject({
      ok: true,
    });
  });
});
