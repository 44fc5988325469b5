import * as fc from 'fast-check';

import { judgeCollect } from '@/games/lumicora/exchange/collect';
import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import { tableNumber } from '@/games/lumicora/exchange/tableNumber';
import { decodeSave, encodeSave } from '@/games/lumicora/session/save/saveFile';
import type { CommandType } from '@/games/lumicora/session/table/commands';
import {
  changedAtOf,
  openSession,
  perform,
  redoNext,
  tableOf,
  timeOfNext,
  undoLast,
  type TableSession,
} from '@/games/lumicora/session/table/tableSession';
import { createRng } from '@/kit/rng';
import { reviewRestore } from '@/tabletop/files/restorePlan';

import { propertyRuns } from '../../../support/propertyRuns';
import { randomCommand } from '../../../support/randomCommands';
import { sessionFor } from '../../../support/tables';

const DAY = 24 * 60 * 60 * 1000;
const PLAYED: readonly CommandType[] = [
  'place',
  'take-limestone',
  'end-turn',
  'correct-score',
  'begin-scoring',
];

/** Three days back, a year ahead, or the few seconds until the next tap; sometimes the tap is an undo. */
const steps = fc.array(
  fc.record({
    pass: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
      { weight: 1, arbitrary: fc.constantFrom(-3 * DAY, 365 * DAY, -400 * DAY) },
    ),
    deed: fc.constantFrom('do', 'do', 'do', 'undo', 'redo'),
  }),
  { minLength: 2, maxLength: 25 },
);

/** The game after each step that changed its log, on a device whose clock jumps. */
function play(seed: number, taps: readonly { readonly pass: number; readonly deed: string }[]) {
  const rng = createRng(seed);
  const { setup } = sessionFor(3);
  let clock = Date.UTC(2026, 10, 17);
  let session = openSession({ id: 'clock', startedAt: clock, setup });
  const states = [session];
  for (const { pass, deed } of taps) {
    clock += pass;
    if (deed === 'undo') session = undoLast(session);
    else if (deed === 'redo') session = redoNext(session);
    else {
      const next = perform(session, randomCommand(rng, tableOf(session), PLAYED), timeOfNext(session, clock));
      if (!next.ok) continue;
      session = next.value;
      states.push(session);
    }
  }
  return states;
}

const games = fc.tuple(fc.nat(), steps).map(([seed, taps]) => play(seed, taps));
const runs = { numRuns: propertyRuns(60, 1000) };

/** As it was written before steps were kept in order: by whatever the clock said. */
const byClockAlone = (session: TableSession, times: readonly number[]): TableSession => ({
  ...session,
  log: {
    ...session.log,
    entries: session.log.entries.map((entry, index) => ({ ...entry, at: times[index % times.length]! })),
  },
});

test('whatever the clock does, every step is later than all before it, undone or not', () => {
  fc.assert(
    fc.property(games, (states) => {
      const order = states.map(changedAtOf);
      for (const [index, at] of order.entries()) if (index > 0) expect(at).toBeGreaterThan(order[index - 1]!);
    }),
    runs,
  );
});

test('a later code of a reef is never called out of date', () => {
  fc.assert(
    fc.property(games, fc.nat(), fc.nat(), (states, a, b) => {
      const [first, second] = [a % states.length, b % states.length].sort((x, y) => x - y) as [
        number,
        number,
      ];
      const [earlier, later] = [sharedReefOf(states[first]!, 1), sharedReefOf(states[second]!, 1)];
      const host = states[0]!;
      const { table, madeAt, score, limestone, tiles, reef } = earlier;
      const collected = { table, madeAt, score, limestone, tiles, reef };
      const told = perform(host, { type: 'collect-reef', player: 1, collected }, 0);
      if (!told.ok) throw new Error('not collected');
      const judged = judgeCollect(tableOf(told.value), tableNumber(host), later);
      expect(judged.ok ? null : judged.error.code).not.toBe('out-of-date');
    }),
    runs,
  );
});

test('of two copies of a game, the one that went on is the later one, also in saves written by the clock alone', () => {
  const times = fc.array(fc.integer({ min: 0, max: 2e12 }), { minLength: 1, maxLength: 25 });
  fc.assert(
    fc.property(games, times, fc.boolean(), (states, at, isOld) => {
      const longest = states.at(-1)!;
      const shorter = states.find(({ log }) => isBeginning(log.entries, longest.log.entries));
      if (shorter === undefined) return;
      const [short, long] = isOld
        ? [byClockAlone(shorter, at), byClockAlone(longest, at)]
        : [shorter, longest];
      const known = (session: TableSession) => [{ id: session.id, changedAt: changedAtOf(session) }];
      expect(reviewRestore([stored(long)], known(short)).replace).toHaveLength(1);
      expect(reviewRestore([stored(short), stored(long)], known(long)).same).toHaveLength(1);
      if (short.log.entries.length === 0) return;
      expect(reviewRestore([stored(short)], known(long)).newerHere).toHaveLength(1);
    }),
    runs,
  );
});

function isBeginning(short: readonly unknown[], long: readonly unknown[]): boolean {
  return short.length < long.length && short.every((entry, index) => entry === long[index]);
}

function stored(session: TableSession): TableSession {
  const opened = decodeSave(encodeSave(session));
  if (!opened.ok) throw new Error('damaged');
  return opened.value;
}
