import fc from 'fast-check';

import { Refusal } from '@/kit/report';
import { createProblemsStore, MOST_PROBLEMS, PROBLEMS_KEY, problemsText } from '@/shell/problems';

import { forbiddenStorage, fullStorage, memoryStorage } from '../support/memoryStorage';

const SOURCE = { version: '1.2.3', platform: 'jest' };

function open(storage = memoryStorage(), now = () => 1_790_000_000_000) {
  const store = createProblemsStore(storage, { now, ...SOURCE });
  return { store, note: store.getState().note, problems: () => store.getState().problems };
}

const failing = (message: string) =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at one\n    at two` });

test('a problem is noted with time, place, message, stack, version and platform, and survives a restart', () => {
  const storage = memoryStorage();
  open(storage).note(failing('x is undefined'), 'page Table');
  expect(open(storage).problems()).toEqual([
    {
      at: 1_790_000_000_000,
      count: 1,
      where: 'page Table',
      message: 'TypeError: x is undefined',
      stack: 'at one\nat two',
      ...SOURCE,
    },
  ]);
});

test('what happens again is counted, with the time of the last, and the last stands first', () => {
  let clock = 0;
  const { note, problems } = open(memoryStorage(), () => clock++);
  const again = failing('again');
  note(again, 'a');
  note(failing('once'), 'a');
  note(again, 'a');
  note(again, 'b');
  expect(problems().map(({ message, where, count, at }) => [message, where, count, at])).toEqual([
    ['TypeError: again', 'b', 1, 3],
    ['TypeError: again', 'a', 2, 2],
    ['TypeError: once', 'a', 1, 1],
  ]);
});

test('only the last are kept, each of bounded length, whatever is thrown', () => {
  const thrown = fc.oneof(
    fc.string({ maxLength: 2000 }).map((text) => new Error(text, { cause: new Error(text) })),
    fc.anything(),
  );
  fc.assert(
    fc.property(fc.array(thrown, { maxLength: 120 }), (all) => {
      const storage = memoryStorage();
      const { note, problems } = open(storage);
      all.forEach((problem, index) => note(problem, `place ${index}`));
      expect(problems()).toHaveLength(Math.min(all.length, MOST_PROBLEMS));
      expect(problems().map(({ where }) => where)).toEqual(
        all
          .map((_, index) => `place ${index}`)
          .slice(-MOST_PROBLEMS)
          .reverse(),
      );
      expect((storage.entries.get(PROBLEMS_KEY) ?? '').length).toBeLessThan(MOST_PROBLEMS * 2500);
      expect(open(storage).problems()).toEqual(problems());
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['full', fullStorage()],
  ['forbidden', forbiddenStorage()],
])(
  'where storage is %s, problems are known until the app ends, and noting them never throws',
  (_how, storage) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createProblemsStore(storage, { now: () => 0, ...SOURCE });
    store.getState().note(failing('one'), 'a');
    store.getState().note(failing('two'), 'a');
    expect(store.getState().problems.map(({ message }) => message)).toEqual([
      'TypeError: two',
      'TypeError: one',
    ]);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  },
);

test('a failure of noting itself only reaches the console', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = new TypeError('the adapter is broken');
  const { note, problems } = open({
    ...memoryStorage(),
    write: () => {
      throw broken;
    },
  });
  note(failing('one'), 'a');
  expect(problems()).toHaveLength(1);
  expect(complaints).toHaveBeenCalledWith(broken);
  complaints.mockRestore();
});

test('what two windows note is kept of both', () => {
  const storage = memoryStorage();
  const [here, there] = [open(storage), open(storage)];
  here.note(failing('here'), 'a');
  there.note(failing('there'), 'a');
  expect(there.problems()).toHaveLength(2);
  expect(open(storage).problems()).toHaveLength(2);
});

test('what another window wrote is shown', () => {
  const storage = memoryStorage();
  const { problems } = open(storage);
  const other = memoryStorage();
  open(other).note(failing('there'), 'a');
  storage.writeFromOutside(PROBLEMS_KEY, other.entries.get(PROBLEMS_KEY)!);
  expect(problems()).toHaveLength(1);
});

test.each(['', '{', 'null', '{"a":1}', '[1,null,{"at":9e15}]'])(
  'a damaged list %j counts as none',
  (text) => {
    expect(open(memoryStorage({ [PROBLEMS_KEY]: text })).problems()).toEqual([]);
  },
);

test('a deleted list leaves nothing on the device, and can be brought back', () => {
  const storage = memoryStorage();
  const { store, note, problems } = open(storage);
  note(failing('one'), 'a');
  const before = problems();
  store.getState().replace([]);
  expect(problems()).toEqual([]);
  expect(storage.entries.size).toBe(0);
  store.getState().replace(before);
  expect(open(storage).problems()).toEqual(before);
});

test('the report reads well, with the cause of a refusal', () => {
  const { note, problems } = open();
  note(new Refusal('storage is full', new RangeError('5 MB')), 'settings');
  note('a text', 'b');
  expect(problemsText(problems())).toMatch(
    /^2026-09-\d\dT[\d:.]+Z b, Reefside 1\.2\.3, jest\na text\n\n2026-09-\d\dT[\d:.]+Z settings, .*\nRefusal: storage is full, from RangeError: 5 MB\nat /,
  );
});
