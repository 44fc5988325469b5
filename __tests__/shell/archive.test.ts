import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';

import type { Archive, ArchiveRecord } from '@/kit/archive';
import { Refusal } from '@/kit/report';
import { createArchive as createNativeArchive } from '@/shell/archive';
import { createArchive as createWebArchive } from '@/shell/archive.web';

import { brokenArchive, memoryArchive } from '../support/memoryArchive';
import { openDatabaseInMemory } from '../support/sqliteInMemory';

const mockOpen = jest.fn(openDatabaseInMemory);
jest.mock('expo-sqlite', () => ({ openDatabaseAsync: () => mockOpen() }));

const ONE: ArchiveRecord = { id: 'one', entry: 'Ana won', text: '{"log":[1]}' };
const TWO: ArchiveRecord = { id: 'two', entry: 'Ben’s 🪸 won', text: '{"log":[2]}' };
const WITHOUT_ID = { ...TWO, id: undefined } as unknown as ArchiveRecord;

const label = ({ id, entry }: ArchiveRecord) => ({ id, entry });
const sorted = async (archive: Archive) =>
  [...(await archive.entries())].sort((a, b) => a.id.localeCompare(b.id));

let named = 0;
const uniqueName = () => `test-${named++}`;
const databaseOf = (name: string) => `reefside-archive-${name}`;

describe.each([
  ['in memory', () => memoryArchive()],
  ['on IndexedDB', () => createWebArchive(uniqueName())],
  ['on SQLite', () => createNativeArchive(uniqueName())],
])('an archive %s', (_where, create) => {
  test('is empty at first', async () => {
    const archive = create();
    expect(await archive.entries()).toEqual([]);
    expect(await archive.read('one')).toBeNull();
  });

  test('gives back what was written, entries and texts apart', async () => {
    const archive = create();
    await archive.write([ONE, TWO]);
    expect(await sorted(archive)).toEqual([label(ONE), label(TWO)]);
    expect(await archive.read('one')).toBe(ONE.text);
    expect(await archive.read('two')).toBe(TWO.text);
  });

  test('replaces what has the same id', async () => {
    const archive = create();
    await archive.write([ONE, TWO]);
    await archive.write([{ id: 'one', entry: 'Cem won', text: '{}' }]);
    expect(await sorted(archive)).toEqual([{ id: 'one', entry: 'Cem won' }, label(TWO)]);
    expect(await archive.read('one')).toBe('{}');
  });

  test('writes nothing that is cancelled in time', async () => {
    const archive = create();
    await archive.write([ONE]);
    const before = new AbortController();
    before.abort();
    await expect(archive.write([TWO], before.signal)).rejects.toBeInstanceOf(Refusal);
    const during = new AbortController();
    const writing = archive.write([{ ...ONE, entry: 'Cem won' }, TWO], during.signal);
    during.abort();
    // Where it is written at once, there is nothing to cancel any more.
    const isWritten = await writing.then(
      () => true,
      () => false,
    );
    const unchanged = [label(ONE)];
    expect(await sorted(archive)).toEqual(
      isWritten ? [{ id: 'one', entry: 'Cem won' }, label(TWO)] : unchanged,
    );
  });

  test('relabels documents that are there and leaves out the others', async () => {
    const archive = create();
    await archive.write([ONE]);
    await archive.relabel([
      { id: 'one', entry: 'Ana won, 31' },
      { id: 'stranger', entry: 'nobody' },
    ]);
    expect(await archive.entries()).toEqual([{ id: 'one', entry: 'Ana won, 31' }]);
    expect(await archive.read('one')).toBe(ONE.text);
    expect(await archive.read('stranger')).toBeNull();
  });

  test('removes entry and text, and does not mind an id that is not there', async () => {
    const archive = create();
    await archive.write([ONE, TWO]);
    await archive.remove(['one', 'stranger']);
    expect(await archive.entries()).toEqual([label(TWO)]);
    expect(await archive.read('one')).toBeNull();
  });

  test('takes empty lists', async () => {
    const archive = create();
    await archive.write([ONE]);
    await Promise.all([archive.write([]), archive.relabel([]), archive.remove([])]);
    expect(await archive.entries()).toEqual([label(ONE)]);
  });

  test('is not confused by calls that do not wait for each other', async () => {
    const archive = create();
    const records = Array.from({ length: 20 }, (_, i) => ({ id: `g${i}`, entry: `e${i}`, text: `t${i}` }));
    await Promise.all(records.map((record) => archive.write([record])));
    expect(await archive.entries()).toHaveLength(20);
    expect(await Promise.all(records.map(({ id }) => archive.read(id)))).toEqual(
      records.map(({ text }) => text),
    );
  });
});

describe.each([
  ['on IndexedDB', createWebArchive],
  ['on SQLite', createNativeArchive],
])('archives %s', (_where, create) => {
  test('take all records or none, and go on after a refusal', async () => {
    const archive = create(uniqueName());
    await expect(archive.write([ONE, WITHOUT_ID])).rejects.toBeDefined();
    expect(await archive.entries()).toEqual([]);
    expect(await archive.read('one')).toBeNull();
    await archive.write([ONE, TWO]);
    expect(await archive.entries()).toHaveLength(2);
  });

  test('keep their documents for the next start', async () => {
    const name = uniqueName();
    await create(name).write([ONE]);
    expect(await create(name).read('one')).toBe(ONE.text);
  });

  test('of other names are apart', async () => {
    const name = uniqueName();
    await create(name).write([ONE]);
    await create(uniqueName()).remove(['one']);
    expect(await create(uniqueName()).entries()).toEqual([]);
    expect(await create(name).read('one')).toBe(ONE.text);
  });

  test('hold 5000 games', async () => {
    const archive = create(uniqueName());
    const games = Array.from({ length: 5000 }, (_, i) => ({
      id: `g${i}`,
      entry: `entry ${i}`,
      text: `{${i}}`,
    }));
    await archive.write(games);
    expect(await archive.entries()).toHaveLength(5000);
    expect(await archive.read('g4999')).toBe('{4999}');
    await archive.remove(games.slice(1).map(({ id }) => id));
    expect(await archive.entries()).toEqual([label(games[0]!)]);
  });
});

describe('the connection to IndexedDB', () => {
  test('is given up when another window deletes the database, and opened again', async () => {
    const name = uniqueName();
    const archive = createWebArchive(name);
    await archive.write([ONE]);
    await deleteDB(databaseOf(name));
    expect(await archive.entries()).toEqual([]);
    await archive.write([TWO]);
    expect(await archive.entries()).toEqual([label(TWO)]);
  });

  test('is opened again when the browser closed it without a word', async () => {
    const name = uniqueName();
    const archive = createWebArchive(name);
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await archive.write([ONE]);
    transaction.mockImplementationOnce(function (this: IDBDatabase) {
      this.close();
      throw new DOMException('the connection is closing', 'InvalidStateError');
    });
    expect(await archive.entries()).toEqual([label(ONE)]);
    transaction.mockRestore();
  });

  test('lets a later version of the app have the database, whose stores it then leaves alone', async () => {
    const name = uniqueName();
    const archive = createWebArchive(name);
    await archive.write([ONE]);
    const later = await openDB(databaseOf(name), 2);
    expect(await later.count('entries')).toBe(1);
    await expect(archive.entries()).rejects.toMatchObject({
      name: 'Refusal',
      cause: { name: 'VersionError' },
    });
    later.close();
  });

  test('is refused rather than waited for where another window will not let go', async () => {
    const name = uniqueName();
    const stubborn = await openDB(databaseOf(name), 1);
    const openAny = indexedDB.open.bind(indexedDB);
    const open = jest.spyOn(indexedDB, 'open').mockImplementationOnce((database) => openAny(database, 2));
    await expect(createWebArchive(name).entries()).rejects.toThrow('held by another window');
    open.mockRestore();
    stubborn.close();
    const onBlocked = jest.fn();
    await deleteDB(databaseOf(name), { blocked: onBlocked });
    expect(onBlocked).not.toHaveBeenCalled();
  });

  test('that cannot be made is tried anew at the next call', async () => {
    const archive = createWebArchive(uniqueName());
    const open = jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('not in this window', 'SecurityError');
    });
    await expect(archive.write([ONE])).rejects.toMatchObject({
      name: 'Refusal',
      cause: { name: 'SecurityError' },
    });
    await archive.write([ONE]);
    expect(await archive.read('one')).toBe(ONE.text);
    open.mockRestore();
  });
});

/** The phone's archive as at the start of the app, before the database is open. */
function startAgain(): typeof createNativeArchive {
  let create = createNativeArchive;
  jest.isolateModules(() => {
    create = jest.requireActual<typeof import('@/shell/archive')>('@/shell/archive').createArchive;
  });
  return create;
}

test('a database that does not open on a phone is tried anew at the next call', async () => {
  mockOpen.mockRejectedValueOnce(new Error('disk full'));
  const archive = startAgain()('anew');
  await expect(archive.write([ONE])).rejects.toThrow('disk full');
  await archive.write([ONE]);
  expect(await archive.read('one')).toBe(ONE.text);
});

test('the entries on a phone are listed from the index alone', async () => {
  const database = await openDatabaseInMemory();
  const asked = jest.spyOn(database, 'getAllAsync');
  mockOpen.mockResolvedValueOnce(database);
  await startAgain()('plan').entries();
  const [source] = asked.mock.calls[0]!;
  const plan = await database.getAllAsync(`EXPLAIN QUERY PLAN ${source}`, 'plan');
  expect(plan).toEqual([expect.objectContaining({ detail: expect.stringContaining('COVERING INDEX') })]);
});

test('a broken archive refuses every call', async () => {
  const archive = brokenArchive();
  await expect(archive.entries()).rejects.toThrow('broken');
  await expect(archive.read('one')).rejects.toThrow('broken');
  await expect(archive.write([ONE])).rejects.toThrow('broken');
  await expect(archive.relabel([ONE])).rejects.toThrow('broken');
  await expect(archive.remove(['one'])).rejects.toThrow('broken');
});
