import { act, renderHook } from '@testing-library/react-native';

import { keepForOffline, useNewVersion, useOutdated } from '../../app/offline.web';

const globals = globalThis as unknown as Record<string, unknown>;
const NAMES = [
  '__DEV__',
  'window',
  'navigator',
  'document',
  'requestIdleCallback',
  'fetch',
  'sessionStorage',
];
const before = NAMES.map((name) => [name, globals[name]] as const);

const HOUR = 60 * 60 * 1000;

/** Whoever can be listened to. */
class Speaker {
  private readonly listeners = new Map<string, (() => void)[]>();

  addEventListener(type: string, listener: () => void) {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  /** Lets those who are asked in turn answer before the test goes on. */
  async say(type: string) {
    this.listeners.get(type)?.forEach((listener) => listener());
    await answered();
  }
}

/** A version of the app that the browser fetches or has fetched. */
class Worker extends Speaker {
  readonly told: unknown[] = [];

  constructor(private readonly version: string) {
    super();
  }

  postMessage(message: unknown, [port]: readonly MessagePort[] = []) {
    if (message === 'version') port?.postMessage(this.version);
    else this.told.push(message);
  }
}

class Registration extends Speaker {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = new Worker('own');
  readonly update = jest.fn(() => Promise.resolve());

  /** Another version comes and waits. */
  async bring(worker: Worker) {
    this.installing = worker;
    await this.say('updatefound');
    this.installing = null;
    this.waiting = worker;
    await worker.say('statechange');
  }
}

const register = jest.fn();
const lock = jest.fn();
const reload = jest.fn();
let workers: Speaker & { readonly register: typeof register };
let page: Speaker & { visibilityState: string };
let registration: Registration;
let onLoad: (() => void) | undefined;
let onIdle: (() => void) | undefined;

beforeEach(() => {
  registration = new Registration();
  register.mockReset().mockResolvedValue(registration);
  lock.mockReset();
  reload.mockReset();
  onLoad = undefined;
  onIdle = undefined;
  workers = Object.assign(new Speaker(), { register });
  page = Object.assign(new Speaker(), {
    visibilityState: 'visible',
    documentElement: { dataset: { version: 'own' } },
  });
  define('__DEV__', false);
  define('navigator', { serviceWorker: workers, locks: { request: lock } });
  define('document', page);
  define('requestIdleCallback', (callback: () => void) => (onIdle = callback));
  define('window', {
    addEventListener: (_type: 'load', listener: () => void) => (onLoad = listener),
    requestIdleCallback: () => undefined,
    location: { reload },
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const [name, value] of before) define(name, value);
});

function define(name: string, value: unknown) {
  Object.defineProperty(globals, name, { value, configurable: true, writable: true });
}

function answered() {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
}

async function start() {
  keepForOffline();
  onLoad?.();
  onIdle?.();
  await answered();
  return renderHook(() => useNewVersion()).result;
}

test('the app is fetched for times without a network, but only once the page is there and idle', () => {
  keepForOffline();
  onLoad?.();
  expect(register).not.toHaveBeenCalled();
  onIdle?.();
  expect(register).toHaveBeenCalledWith('/service-worker.js');
});

test('a browser that does not say when it is idle gets some time', () => {
  jest.useFakeTimers();
  define('window', { addEventListener: (_type: 'load', listener: () => void) => (onLoad = listener) });
  keepForOffline();
  onLoad?.();
  expect(register).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(register).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a version whose page this window already has is asked to take over again', async () => {
  const worker = new Worker('own');
  registration.waiting = worker;
  const offered = await start();
  expect(worker.told).toEqual(['take over']);
  expect(offered.current).toBeNull();
});

test('nobody hears of a browser that refuses', async () => {
  const refusal = Promise.reject(new TypeError('not allowed'));
  register.mockReturnValue(refusal);
  await start();
  await expect(refusal).rejects.toThrow('not allowed');
});

test.each([
  ['while the app is being made', () => define('__DEV__', true)],
  ['in a browser without service workers', () => define('navigator', {})],
])('nothing is fetched %s', (_when, arrange) => {
  arrange();
  keepForOffline();
  expect(onLoad).toBeUndefined();
});

test('a window holds its own version while it is open', async () => {
  await start();
  expect(lock).toHaveBeenCalledWith('reefside-own', { mode: 'shared' }, expect.any(Function));
});

test('the version that runs is not offered', async () => {
  expect((await start()).current).toBeNull();
});

test('a version that comes is offered once it waits, and reloads when it has taken over', async () => {
  const offered = await start();
  const worker = new Worker('next');
  await registration.bring(worker);
  jest.useFakeTimers();
  offered.current?.();
  jest.useRealTimers();
  expect(worker.told).toEqual(['take over']);
  expect(reload).not.toHaveBeenCalled();
  await workers.say('controllerchange');
  expect(reload).toHaveBeenCalled();
});

test('a version that does not take over does not hold up a reload', async () => {
  const offered = await start();
  await registration.bring(new Worker('next'));
  jest.useFakeTimers();
  offered.current?.();
  jest.runAllTimers();
  jest.useRealTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version that waited before this start is offered', async () => {
  registration.waiting = new Worker('next');
  expect((await start()).current).not.toBeNull();
});

test('a version that waits to take over the page that is its own is not offered', async () => {
  registration.active = new Worker('before');
  registration.waiting = new Worker('own');
  expect((await start()).current).toBeNull();
});

test('a version that another window took is offered here, and a reload is enough', async () => {
  const offered = await start();
  registration.active = new Worker('next');
  await workers.say('controllerchange');
  expect(reload).not.toHaveBeenCalled();
  offered.current?.();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an offer ends when the host goes back to the version that runs', async () => {
  const offered = await start();
  await registration.bring(new Worker('next'));
  await registration.bring(new Worker('own'));
  expect(offered.current).toBeNull();
});

test('the host is asked again when the app comes into view, but at most once an hour', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  await start();
  const comeIntoView = async (at: number, state = 'visible') => {
    now.mockReturnValue(at);
    page.visibilityState = state;
    await page.say('visibilitychange');
  };
  await comeIntoView(HOUR - 1);
  await comeIntoView(HOUR, 'hidden');
  expect(registration.update).not.toHaveBeenCalled();
  await comeIntoView(HOUR);
  await comeIntoView(2 * HOUR - 1);
  expect(registration.update).toHaveBeenCalledTimes(1);
  registration.update.mockRejectedValue(new TypeError('no network'));
  await comeIntoView(2 * HOUR);
  expect(registration.update).toHaveBeenCalledTimes(2);
});

describe('a page that did not come', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    define('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    });
    jest.useFakeTimers();
  });

  afterEach(() => jest.useRealTimers());

  async function open(answer: () => Promise<string>, mayReload = true) {
    define('fetch', async () => ({ text: answer }));
    const { result, unmount } = renderHook(() => useOutdated(mayReload));
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    unmount();
    return result.current;
  }

  const newer = async () => '<html data-version="next"><head>';

  test('reloads by itself if the host has another version, and not again if that did not help', async () => {
    expect(await open(newer)).not.toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await open(newer)).not.toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('waits to be asked while something half-made is open', async () => {
    const reloadPage = await open(newer, false);
    expect(reload).not.toHaveBeenCalled();
    reloadPage?.();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('waits to be asked where nothing can be remembered', async () => {
    define('sessionStorage', {
      getItem: () => {
        throw new DOMException('not allowed', 'SecurityError');
      },
    });
    expect(await open(newer)).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['the version is the same', async () => '<html data-version="own"><head>'],
    ['somebody else answers', async () => '<html><body>Log in to this network'],
    ['nobody answers', () => Promise.reject(new TypeError('no network'))],
  ])('is no matter of versions if %s', async (_reason, answer) => {
    expect(await open(answer)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });
});
