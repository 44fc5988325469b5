import { keepForOffline } from '../../app/offline.web';

const globals = globalThis as unknown as Record<string, unknown>;
const before = { __DEV__: globals.__DEV__, window: globals.window, navigator: globals.navigator };

const register = jest.fn();
let onLoad: (() => void) | undefined;
let onIdle: (() => void) | undefined;

beforeEach(() => {
  register.mockReset().mockResolvedValue({});
  onLoad = undefined;
  onIdle = undefined;
  define('__DEV__', false);
  define('navigator', { serviceWorker: { register } });
  define('window', {
    addEventListener: (_type: 'load', listener: () => void) => (onLoad = listener),
    requestIdleCallback: (callback: () => void) => (onIdle = callback),
  });
  define('requestIdleCallback', (callback: () => void) => (onIdle = callback));
});

afterAll(() => {
  for (const [name, value] of Object.entries(before)) define(name, value);
  delete globals.requestIdleCallback;
});

function define(name: string, value: unknown) {
  Object.defineProperty(globals, name, { value, configurable: true, writable: true });
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

test('nobody hears of a browser that refuses', async () => {
  const refusal = Promise.reject(new Error('not allowed'));
  register.mockReturnValue(refusal);
  keepForOffline();
  onLoad?.();
  onIdle?.();
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
