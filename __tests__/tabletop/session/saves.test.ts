/** Saves of a game that the layer does not know. Lumicora's own are tried in the tests of its save file. */

import * as fc from 'fast-check';

import type { Step } from '@/tabletop/session/saves';
import { tableOf } from '@/tabletop/session/session';

import { padSaves, padSessions, type PadTypes } from '../../support/pointsPad';

const SETUP = { names: ['Ana', 'Ben'] };
const VERSION_1 = {
  format: 'reefside-pad-table',
  version: 1,
  id: 'g1',
  startedAt: 1000,
  setup: { names: 'Ana,Ben' },
  log: [{ at: 2000, command: { type: 'add', player: 1, points: 5 } }],
  done: 1,
};

test('a save of an earlier version goes through the migrations of its game', () => {
  const opened = padSaves.read(VERSION_1);
  expect(opened.ok && tableOf(opened.value)).toEqual({
    names: ['Ana', 'Ben'],
    points: [0, 5],
    isOver: false,
  });
});

test('a save without a migration is damaged, one of a newer version is not ours', () => {
  expect(padSaves.read({ ...VERSION_1, version: 0 })).toEqual({ ok: false, error: { code: 'damaged' } });
  expect(padSaves.read({ ...VERSION_1, version: 3 })).toEqual({
    ok: false,
    error: { code: 'newer', version: 3 },
  });
});

test.each([
  ['format', { ...VERSION_1, format: 'other' }],
  ['version', { ...VERSION_1, version: 'one' }],
  ['startedAt', { ...VERSION_1, startedAt: 9e15 }],
  [
    'log[0].command.points',
    { ...VERSION_1, log: [{ at: 1, command: { type: 'add', player: 0, points: 0.5 } }] },
  ],
  ['log[0]', { ...VERSION_1, log: [{ at: 1, command: { type: 'add', player: 7, points: 5 } }] }],
  ['', null],
])('what is damaged is found: %s', (path, save) => {
  expect(padSaves.read(save).ok).toBe(false);
  expect(padSaves.findDamage(save)).toBe(path);
});

const anyStep: fc.Arbitrary<Step<PadTypes>> = fc.oneof(
  fc.record({
    type: fc.constant('do' as const),
    at: fc.integer({ min: 1000, max: 9000 }),
    command: fc.record({
      type: fc.constant('add' as const),
      player: fc.integer({ min: 0, max: 1 }),
      points: fc.integer({ min: -9, max: 9 }),
    }),
  }),
  fc.constantFrom({ type: 'undo' } as const, { type: 'redo' } as const),
);

test('a save with any steps after it, line by line, is the game with those steps', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), fc.nat({ max: 12 }), (steps, cut) => {
      const start = padSessions.open({ id: 'g1', startedAt: 1000, setup: SETUP });
      const played = steps.reduce((session, step) => {
        const taken = padSaves.takeStep(session, step);
        return taken.ok ? taken.value : session;
      }, start);
      const lines = [padSaves.encode(start), ...steps.map(padSaves.encodeStep)];
      const atOnce = padSaves.openLines(lines);
      expect(atOnce).toEqual({ ok: true, value: { session: played, takesSteps: true } });
      const first = padSaves.openLines(lines.slice(0, cut + 1));
      if (!first.ok) throw new Error('the first lines do not open');
      expect(padSaves.openMoreLines(first.value, lines.slice(cut + 1))).toEqual(atOnce);
      expect(padSaves.decode(padSaves.saveOfLines(lines))).toEqual({ ok: true, value: played });
    }),
  );
});
