import 'fake-indexeddb/auto';
import { IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb';
import fc from 'fast-check';

import { propertyRuns } from '../support/propertyRuns';

type StorageModule = typeof import('@/shell/storage.web');

/** What localStorage holds in memory. */
let held: Record<string, string>;

beforeEach(() => {
  held = {};
  globalThis.indexedDB = new IDBFactory();
  const localStorage = new Proxy(
    {
      getItem: (key: string) => held[key] ?? null,
      setItem: (key: string, value: string) => void (held[key] = value),
      removeItem: (key: string) => void delete held[key],
    },
    {
      ownKeys: () => Object.keys(held),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  const window = { localStorage, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true, writable: true });
});

/** The app as it starts anew. */
function load(): StorageModule {
  let module: StorageModule | null = null;
  jest.isolateModules(() => (module = jest.requireActual<StorageModule>('@/shell/storage.web')));
  return module!;
}

async function start() {
  const { storage, onceCaughtUp } = load();
  await new Promise<void>((resolve) => void onceCaughtUp(resolve));
  return storage;
}

/** Over when the database has all that it was told. */
const settle = async () => {
  for (let turn = 0; turn < 30; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** The browser is killed: localStorage is as it last came to the disk. */
async function kill(onDisk: Readonly<Record<string, string>>) {
  await settle();
  held = { ...onDisk };
}

test('what localStorage forgot in a kill is there after the next start', async () => {
  const storage = await start();
  storage.write('reefside.stars', '1');
  storage.write('reefside.names', 'Ana');
  const onDisk = { ...held };
  storage.write('reefside.stars', '2');
  storage.remove('reefside.names');
  await kill(onDisk);
  const after = await start();
  expect([after.read('reefside.stars'), after.read('reefside.names')]).toEqual(['2', null]);
  expect(after.keys('reefside.s')).toEqual(['reefside.stars']);
});

test('what a version that knows nothing of the database wrote stays as it is', async () => {
  const storage = await start();
  storage.write('reefside.stars', '1');
  await settle();
  held['reefside.stars'] = '5';
  expect((await start()).read('reefside.stars')).toBe('5');
});

test('whoever was quicker than the database hears of it', async () => {
  const storage = await start();
  storage.write('reefside.settings', 'light');
  await kill({});
  const { storage: after, onceCaughtUp } = load();
  const heard = jest.fn();
  const stop = after.onOutsideChange('reefside.settings', () => heard(after.read('reefside.settings')));
  await onceCaughtUp(() => undefined);
  expect(heard.mock.calls).toEqual([['light']]);
  stop();
});

test('without a database the app starts all the same, and keeps what it can', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw Object.assign(new Error('no'), { name: 'SecurityError' });
    },
  } as unknown as IDBFactory;
  const storage = await start();
  storage.write('reefside.stars', '1');
  await settle();
  expect((await start()).read('reefside.stars')).toBe('1');
});

test('a database that does not answer keeps nobody waiting', async () => {
  globalThis.indexedDB = { open: () => new IDBOpenDBRequest() } as unknown as IDBFactory;
  expect((await start()).read('reefside.stars')).toBeNull();
});

test('whenever localStorage came to the disk last, a kill loses no write', async () => {
  const write = fc.record({
    key: fc.constantFrom('reefside.a', 'reefside.b', 'reefside.c'),
    value: fc.option(fc.string({ maxLength: 3 }), { nil: null }),
    reachesDisk: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(write, { maxLength: 6 }), { maxLength: 4 }), async (lives) => {
      held = {};
      globalThis.indexedDB = new IDBFactory();
      let onDisk: Readonly<Record<string, string>> = {};
      const expected = new Map<string, string | null>();
      for (const writes of lives) {
        const storage = await start();
        for (const [key, value] of expected) expect(storage.read(key)).toBe(value);
        for (const { key, value, reachesDisk } of writes) {
          if (value === null) storage.remove(key);
          else storage.write(key, value);
          expected.set(key, value);
          if (reachesDisk) onDisk = { ...held };
        }
        await kill(onDisk);
      }
      const storage = await start();
      for (const [key, value] of expected) expect(storage.read(key)).toBe(value);
    }),
    { numRuns: propertyRuns(30, 300), seed: 11 },
  );
});
