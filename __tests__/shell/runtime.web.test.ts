import { FetchFailure } from '@/kit/fetching';
import { prepareParts, reportStrayErrors, restartApp, whenIdle } from '@/shell/runtime.web';

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

describe('later parts of the app', () => {
  const loaded: string[] = [];
  const preloaded: string[] = [];
  beforeEach(() => {
    loaded.length = preloaded.length = 0;
    globals.__loadBundleAsync = async (address: string) => void loaded.push(address);
  });
  afterEach(() => {
    delete globals.__loadBundleAsync;
    delete globals.document;
  });
  const openPage = (dataset: object) => {
    globals.document = {
      documentElement: { dataset },
      createElement: () => ({}),
      head: { append: ({ href }: { readonly href: string }) => preloaded.push(href) },
    };
    prepareParts();
    return globals.__loadBundleAsync as (address: string) => Promise<void>;
  };

  test('come after what they share, and are on their way meanwhile', async () => {
    const load = openPage({ shared: '/shared.js' });
    const loading = load('/learn.js');
    expect(preloaded).toEqual(['/learn.js']);
    await loading;
    expect(loaded).toEqual(['/shared.js', '/learn.js']);
  });

  test('do not run before what they share is there', async () => {
    globals.__loadBundleAsync = async (address: string) => {
      loaded.push(address);
      if (address === '/shared.js') throw new TypeError('no network');
    };
    await expect(openPage({ shared: '/shared.js' })('/learn.js')).rejects.toThrow('no network');
    expect(loaded).toEqual(['/shared.js']);
  });

  test('come alone where a page names nothing shared', async () => {
    await openPage({})('/learn.js');
    expect(loaded).toEqual(['/learn.js']);
  });
});

describe('what can wait', () => {
  const work = jest.fn();
  beforeEach(() => work.mockReset());
  afterEach(() => {
    delete globals.requestIdleCallback;
    delete globals.cancelIdleCallback;
  });

  test('waits until the browser is idle, and can be called off', () => {
    const waiting = new Map<number, () => void>();
    globals.requestIdleCallback = (each: () => void) => waiting.set(7, each) && 7;
    globals.cancelIdleCallback = (id: number) => waiting.delete(id);
    define({ requestIdleCallback: true });
    const callOff = whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    waiting.get(7)!();
    expect(work).toHaveBeenCalledTimes(1);
    callOff();
    expect(waiting.size).toBe(0);
  });

  test('waits a moment where a browser does not say', () => {
    jest.useFakeTimers();
    define({});
    whenIdle(work);
    whenIdle(work)();
    expect(work).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
