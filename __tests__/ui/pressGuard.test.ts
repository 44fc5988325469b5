import { isEcho, pressOf, type Press } from '@/ui/pressGuard';

const here = {};
const there = {};
let clock = 0;
/** Each test begins long after the one before. */
beforeEach(() => (clock += 10_000));
const press = (after: number, target: object, x = 100): Press => ({ at: clock + after, x, y: 100, target });

test('a second tap at the same point on something else is an echo', () => {
  expect(isEcho(press(0, here), false)).toBe(false);
  expect(isEcho(press(120, there), true)).toBe(true);
});

test('a second tap on the same thing is an echo unless it is meant to be repeated', () => {
  expect(isEcho(press(0, here), false)).toBe(false);
  expect(isEcho(press(120, here), false)).toBe(true);
  expect(isEcho(press(1000, here), true)).toBe(false);
  expect(isEcho(press(1120, here), true)).toBe(false);
});

test('a tap elsewhere, or later, is meant', () => {
  expect(isEcho(press(0, here), false)).toBe(false);
  expect(isEcho(press(120, there, 200), false)).toBe(false);
  expect(isEcho(press(600, here, 200), false)).toBe(false);
});

test('keys and screen readers, which press without a point, are always meant', () => {
  const byKey = { at: clock, x: 0, y: 0, target: here };
  expect([isEcho(byKey, false), isEcho({ ...byKey, target: there }, false)]).toEqual([false, false]);
});

test('a clock that is set back or forward between two taps changes nothing', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 17) });
  const event = { nativeEvent: { pageX: 100, pageY: 100 } };
  const days = (count: number) => jest.setSystemTime(Date.now() + count * 86_400_000);
  const tapAfter = (ms: number, target: object) => {
    jest.advanceTimersByTime(ms);
    return isEcho(pressOf(event, target), false);
  };
  // Beyond the taps of the other tests.
  jest.advanceTimersByTime(1e9);
  expect(tapAfter(0, here)).toBe(false);
  days(-3);
  expect(tapAfter(1000, there)).toBe(false);
  days(3);
  expect(tapAfter(120, here)).toBe(true);
  jest.useRealTimers();
});
