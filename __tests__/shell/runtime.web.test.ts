import { FetchFailure } from '@/kit/fetching';
import { reportStrayErrors, restartApp } from '@/shell/runtime.web';

import { hearReports } from '../support/reports';

const globals = globalThis as unknown as Record<string, unknown>;
const before = globals.window;
const listeners: Record<string, (event: object) => void> = {};
const assign = jest.fn();

beforeEach(() =>
  define({
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    location: { assign },
  }),
);
afterAll(() => define(before));

function define(window: unknown) {
  Object.defineProperty(globals, 'window', { value: window, configurable: true, writable: true });
}

test('what nobody caught is reported', () => {
  const heard = hearReports();
  reportStrayErrors();
  const error = new TypeError('x');
  listeners.error!({ error });
  listeners.unhandledrejection!({ reason: error });
  expect(heard).toEqual([
    { problem: error, where: 'uncaught' },
    { problem: error, where: 'unhandled rejection' },
  ]);
});

test('notices of the browser and refusals are not', () => {
  const heard = hearReports();
  reportStrayErrors();
  listeners.error!({ error: null, message: 'ResizeObserver loop completed with undelivered notifications.' });
  listeners.unhandledrejection!({ reason: new FetchFailure('no network') });
  expect(heard).toEqual([]);
});

test('the app starts anew at its first page', () => {
  restartApp();
  expect(assign).toHaveBeenCalledWith('/');
});
