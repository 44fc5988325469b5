import { reportStrayErrors } from '@/shell/runtime';

import { hearReports } from '../support/reports';

jest.mock('expo', () => ({ reloadAppAsync: jest.fn() }));

const globals = globalThis as unknown as Record<string, unknown>;
const before = {
  __DEV__: globals.__DEV__,
  ErrorUtils: globals.ErrorUtils,
  HermesInternal: globals.HermesInternal,
};

afterEach(() => Object.assign(globals, before));

function phone(isDeveloped: boolean) {
  const shown = jest.fn();
  let handler: (problem: unknown, isFatal?: boolean) => void = shown;
  let onUnhandled: ((id: number, problem: unknown) => void) | null = null;
  Object.assign(globals, {
    __DEV__: isDeveloped,
    ErrorUtils: {
      getGlobalHandler: () => handler,
      setGlobalHandler: (next: typeof handler) => (handler = next),
    },
    HermesInternal: {
      enablePromiseRejectionTracker: (options: { onUnhandled: typeof onUnhandled }) =>
        (onUnhandled = options.onUnhandled),
    },
  });
  reportStrayErrors();
  return { shown, fail: (problem: unknown) => handler(problem, true), reject: () => onUnhandled };
}

test('what nobody caught is reported, and then goes where it went before', () => {
  const heard = hearReports();
  const { shown, fail } = phone(false);
  const problem = new TypeError('x');
  fail(problem);
  expect(heard).toEqual([{ problem, where: 'uncaught' }]);
  expect(shown).toHaveBeenCalledWith(problem, true);
});

test('so are promises that nobody waited for, unless React Native shows them itself', () => {
  const heard = hearReports();
  expect(phone(true).reject()).toBeNull();
  const problem = new TypeError('x');
  phone(false).reject()!(1, problem);
  expect(heard).toEqual([{ problem, where: 'unhandled rejection' }]);
});
