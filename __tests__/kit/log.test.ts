import * as fc from 'fast-check';

import { emptyLog, record, redo, redoable, undo, undoable, type Log } from '@/kit/log';

import { deepFreeze } from '../support/deepFreeze';

const abc = record(record(record<string>(emptyLog, 'a'), 'b'), 'c');

test('an empty log has nothing to undo or to redo', () => {
  expect([undoable(emptyLog), redoable(emptyLog)]).toEqual([undefined, undefined]);
  expect(undo(emptyLog)).toBe(emptyLog);
  expect(redo(emptyLog)).toBe(emptyLog);
});

test('entries stand in the order they were recorded, and the last one is undone first', () => {
  expect(abc).toEqual({ entries: ['a', 'b', 'c'], done: 3 });
  expect([undoable(abc), redoable(abc)]).toEqual(['c', undefined]);
  expect([undoable(undo(abc)), redoable(undo(abc))]).toEqual(['b', 'c']);
});

test('what was undone is kept until it is done again', () => {
  expect(undo(undo(abc))).toEqual({ entries: ['a', 'b', 'c'], done: 1 });
  expect(redo(redo(undo(undo(abc))))).toEqual(abc);
});

test('a new entry forgets what was undone', () => {
  expect(record(undo(undo(abc)), 'd')).toEqual({ entries: ['a', 'd'], done: 2 });
});

type Step = 'undo' | 'redo' | number;
const steps = fc.array(fc.oneof(fc.constantFrom<Step>('undo', 'redo'), fc.nat()));

/** The same as two stacks of plates. */
function stacks(list: readonly Step[]): {
  readonly done: readonly number[];
  readonly undone: readonly number[];
} {
  const done: number[] = [];
  const undone: number[] = [];
  for (const step of list) {
    const [from, to] = step === 'undo' ? [done, undone] : [undone, done];
    if (typeof step === 'number') {
      done.push(step);
      undone.length = 0;
    } else if (from.length > 0) to.push(from.pop()!);
  }
  return { done, undone };
}

function take(log: Log<number>, step: Step): Log<number> {
  if (step === 'undo') return undo(log);
  return step === 'redo' ? redo(log) : record(log, step);
}

test('any steps give what two stacks would give, and no log is changed on the way', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const start: Log<number> = deepFreeze({ entries: [], done: 0 });
      const log = list.reduce<Log<number>>((current, step) => deepFreeze(take(current, step)), start);
      const { done, undone } = stacks(list);
      expect(log.entries.slice(0, log.done)).toEqual(done);
      expect(log.entries.slice(log.done)).toEqual(undone.toReversed());
      expect([undoable(log), redoable(log)]).toEqual([done.at(-1), undone.at(-1)]);
    }),
  );
});
