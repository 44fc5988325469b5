import { finish, partOf, runSlices } from '@/kit/slices';

let clock = 0;

/** Time passes by itself only while the work is done. */
function workOf(steps: number, msEach: number, made: number[] = []) {
  function* work(): Generator<number, string> {
    for (let step = 1; step <= steps; step++) {
      clock += msEach;
      made.push(step);
      yield step / steps;
    }
    return 'done';
  }
  return { steps: work(), made };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  jest.useRealTimers();
});

test('tells every step and answers with the result', async () => {
  const told: number[] = [];
  const running = runSlices(workOf(4, 20).steps, {
    signal: new AbortController().signal,
    onStep: (share) => told.push(share),
  });
  await jest.runAllTimersAsync();
  expect(await running).toEqual({ ok: true, value: 'done' });
  expect(told).toEqual([0.25, 0.5, 0.75, 1]);
});

test.each([
  ['after every long step', 20, 6],
  ['now and then between short ones', 1, 2],
])('pauses %s', async (_, msEach, pauses) => {
  const paused = jest.spyOn(globalThis, 'setTimeout');
  const { steps, made } = workOf(5 * (20 / msEach), msEach);
  const count = made.length;
  void runSlices(steps, { signal: new AbortController().signal });
  expect(made.length).toBe(count);
  await jest.runAllTimersAsync();
  expect(paused.mock.calls.length).toBeGreaterThanOrEqual(pauses);
  expect(paused.mock.calls.length).toBeLessThan(20);
});

test('makes no further step once it is broken off', async () => {
  const controller = new AbortController();
  const { steps, made } = workOf(5, 20);
  const running = runSlices(steps, {
    signal: controller.signal,
    onStep: () => {
      if (made.length === 2) controller.abort();
    },
  });
  await jest.runAllTimersAsync();
  expect(await running).toEqual({ ok: false, error: 'cancelled' });
  expect(made).toEqual([1, 2]);
});

test('does not even begin when it is broken off before', async () => {
  const controller = new AbortController();
  controller.abort();
  const { steps, made } = workOf(3, 1);
  const running = runSlices(steps, { signal: controller.signal });
  await jest.runAllTimersAsync();
  expect(await running).toEqual({ ok: false, error: 'cancelled' });
  expect(made).toEqual([]);
});

test('all at once, the same comes of it', () => {
  const { steps, made } = workOf(3, 1);
  expect(finish(steps)).toBe('done');
  expect(made).toEqual([1, 2, 3]);
});

test('a part of more work tells its share of the whole', () => {
  const told: number[] = [];
  function* whole() {
    const first = yield* partOf(workOf(2, 1).steps, 0, 0.5);
    const second = yield* partOf(workOf(4, 1).steps, 0.5, 1);
    return [first, second];
  }
  const steps = whole();
  for (let step = steps.next(); step.done !== true; step = steps.next()) told.push(step.value);
  expect(told).toEqual([0.25, 0.5, 0.625, 0.75, 0.875, 1]);
  expect(finish(whole())).toEqual(['done', 'done']);
});
