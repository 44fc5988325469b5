import 'fake-indexeddb/auto';
import { NO_LINES, type Journal } from '@/kit/journal';
import { Refusal } from '@/kit/report';
import { openJournal as openNativeJournal } from '@/shell/journal';
import { openJournal as openWebJournal } from '@/shell/journal.web';

import { memoryDisk } from '../support/memoryJournal';
import { openDatabaseInMemory } from '../support/sqliteInMemory';

const mockOpen = jest.fn(openDatabaseInMemory);
jest.mock('expo-sqlite', () => ({ openDatabaseAsync: () => mockOpen() }));

/** One that does not keep the test alive. */
class QuietChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    (this as unknown as { unref(): void }).unref();
  }
}
globalThis.BroadcastChannel = QuietChannel;

let named = 0;
const uniqueName = () => `test-${named++}`;

/** Adds to what is there, as a window does that knows all of it. */
async function write(journal: Journal, id: string, ...lines: readonly string[]) {
  const there = await journal.read(id);
  return journal.append(id, there?.end ?? NO_LINES, lines);
}
const linesOf = async (journal: Journal, id: string) => (await journal.read(id))?.lines ?? null;

describe.each([
  ['in memory', () => memoryDisk().window],
  ['on IndexedDB', () => openWebJournal.bind(null, uniqueName())],
  ['on SQLite', () => openNativeJournal.bind(null, uniqueName())],
])('a journal %s', (_where, make) => {
  test('is empty at first', async () => {
    const journal = make()();
    expect(await journal.documents()).toEqual([]);
    expect(await journal.read('g')).toBeNull();
  });

  test('gives back its lines in order, also after the next start', async () => {
    const open = make();
    const journal = open();
    await write(journal, 'g', 'one');
    await write(journal, 'g', 'two', 'three 🪸');
    await write(journal, 'h', 'other');
    expect(await linesOf(open(), 'g')).toEqual(['one', 'two', 'three 🪸']);
    const documents = await open().documents();
    expect(documents.map(({ id, lines }) => [id, lines.length]).sort()).toEqual([
      ['g', 3],
      ['h', 1],
    ]);
    expect(documents.find(({ id }) => id === 'g')).toEqual(await journal.read('g'));
  });

  test('adds only where the document ends as it is known, and else tells what is there', async () => {
    const open = make();
    const [here, there] = [open(), open()];
    await write(here, 'g', 'one');
    const { end } = (await here.read('g'))!;
    await write(there, 'g', 'two');
    expect(await here.append('g', end, ['late'])).toEqual({ isKept: false, found: await there.read('g') });
    expect(await here.rewrite('g', end, ['late'])).toMatchObject({ isKept: false });
    expect(await here.append('g', NO_LINES, ['late'])).toMatchObject({ isKept: false });
    expect(await linesOf(there, 'g')).toEqual(['one', 'two']);
  });

  test('does not take another document of the same length for the one that is known', async () => {
    const journal = make()();
    await write(journal, 'g', 'one', 'two');
    const { end } = (await journal.read('g'))!;
    await journal.replace([{ id: 'g', lines: ['uno', 'two'] }]);
    expect(await journal.append('g', end, ['three'])).toMatchObject({ isKept: false });
  });

  test('says where a document ends after each line', async () => {
    const journal = make()();
    const first = await journal.append('g', NO_LINES, ['one']);
    if (!first.isKept) throw new Error('not kept');
    const second = await journal.append('g', first.end, ['two', 'three']);
    expect(second).toEqual({ isKept: true, end: (await journal.read('g'))!.end });
  });

  test('tells that there is nothing where a document was removed', async () => {
    const journal = make()();
    await write(journal, 'g', 'one');
    const { end } = (await journal.read('g'))!;
    await journal.replace([{ id: 'g', lines: [] }]);
    expect(await journal.append('g', end, ['two'])).toEqual({ isKept: false, found: null });
  });

  test('rewrites and removes a document that ends as it is known', async () => {
    const journal = make()();
    await write(journal, 'g', 'one', 'two', 'three');
    await journal.rewrite('g', (await journal.read('g'))!.end, ['all']);
    expect(await linesOf(journal, 'g')).toEqual(['all']);
    await journal.rewrite('g', (await journal.read('g'))!.end, []);
    expect(await journal.documents()).toEqual([]);
  });

  test('of all writers who add to the same end, one is let in', async () => {
    const open = make();
    await write(open(), 'g', 'one');
    const { end } = (await open().read('g'))!;
    const windows = Array.from({ length: 8 }, open);
    const answers = await Promise.all(windows.map((each, index) => each.append('g', end, [`by ${index}`])));
    expect(answers.filter(({ isKept }) => isKept)).toHaveLength(1);
    expect(await linesOf(open(), 'g')).toHaveLength(2);
  });

  test('keeps documents apart whose ids begin alike', async () => {
    const journal = make()();
    await write(journal, 'g', 'one');
    await write(journal, 'g1', 'other');
    await journal.replace([{ id: 'g', lines: [] }]);
    expect(await linesOf(journal, 'g1')).toEqual(['other']);
  });
});

describe('a browser', () => {
  test('tells the other windows, and not the one that wrote', async () => {
    const name = uniqueName();
    const [here, there] = [openWebJournal(name), openWebJournal(name)];
    const told: string[] = [];
    const stop = there.onOutsideChange((id) => told.push(id));
    here.onOutsideChange((id) => told.push(`own ${id}`));
    await write(here, 'g', 'one');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toEqual(['g']);
    stop();
    await write(here, 'g', 'two');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toEqual(['g']);
  });

  test('asks for strict durability', async () => {
    const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await write(openWebJournal(uniqueName()), 'g', 'one');
    expect(begun.mock.calls.map(([, , options]) => options)).toContainEqual({ durability: 'strict' });
    begun.mockRestore();
  });

  test.each(['QuotaExceededError', 'UnknownError', 'AbortError'])(
    'that says %s refuses, and keeps nothing of it',
    async (name) => {
      const journal = openWebJournal(uniqueName());
      await write(journal, 'g', 'one');
      const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('no', name);
      });
      await expect(write(journal, 'g', 'two')).rejects.toBeInstanceOf(Refusal);
      put.mockRestore();
      expect(await linesOf(journal, 'g')).toEqual(['one']);
      expect(await write(journal, 'g', 'two')).toMatchObject({ isKept: true });
    },
  );
});

test('a phone writes fully synchronously, into a write-ahead log', async () => {
  const database = await openDatabaseInMemory();
  const executed = jest.fn(database.execAsync);
  mockOpen.mockResolvedValueOnce({ ...database, execAsync: executed });
  await jest.isolateModulesAsync(async () => {
    const { openJournal } = jest.requireActual<{ openJournal: typeof openNativeJournal }>('@/shell/journal');
    await openJournal('g').documents();
  });
  expect(executed.mock.calls[0]![0]).toMatch(/journal_mode = WAL[^]*synchronous = FULL/);
});
