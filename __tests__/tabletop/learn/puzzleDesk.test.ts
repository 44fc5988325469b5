import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { keptUnder } from '@/tabletop/learn/keptText';
import {
  beginWork,
  createPuzzleStore,
  decodeDesk,
  EMPTY_DESK,
  encodeDesk,
  triesIn,
} from '@/tabletop/learn/puzzleDesk';
import { decodePuzzles } from '@/tabletop/learn/puzzleProgress';

import { fullStorage, memoryStorage } from '../../support/memoryStorage';
import { even, total } from '../../support/padPuzzles';

const KINDS = ['total', 'even'] as const;
const [PROGRESS, DESK] = ['pad.puzzles', 'pad.puzzles.desk'] as const;
const storeIn = (storage: KeyValueStorage) =>
  createPuzzleStore(KINDS, keptUnder(storage, PROGRESS), keptUnder(storage, DESK));

const SLOT = 'total.easy';
const work = beginWork(7, '0123456789abcdef');
const end = { kind: 'total', difficulty: 'easy', isSolved: true, day: null } as const;

test('a puzzle that is shown counts as seen, and beginning it again keeps what was done', () => {
  const storage = memoryStorage();
  const { begin, record } = storeIn(storage).getState();
  begin(SLOT, work);
  record(SLOT, { ...work, tries: ['all'] }, null);
  begin(SLOT, work);
  expect(decodePuzzles(KINDS, storage.read(PROGRESS)).seen).toEqual([work.key]);
  expect(decodeDesk(storage.read(DESK)).works[SLOT]?.tries).toEqual(['all']);
});

test('an end is counted once', () => {
  const store = storeIn(memoryStorage());
  const { begin, record } = store.getState();
  begin(SLOT, work);
  record(SLOT, work, end);
  record(SLOT, work, end);
  expect(store.getState().progress.byKind.total).toEqual({ tried: 1, solved: 1, ratings: [1012] });
});

test('the end of a puzzle of the day is counted once a day, whatever became of the desk', () => {
  const store = storeIn(memoryStorage());
  const { record } = store.getState();
  record('today', work, { ...end, day: 100 });
  record('today', beginWork(8, 'other'), { ...end, day: 100 });
  const { byKind, daily } = store.getState().progress;
  expect(byKind.total).toEqual({ tried: 1, solved: 1, ratings: [1012] });
  expect(daily).toMatchObject({ lastSolved: 100, streak: 1 });
});

test('storage that is full keeps it in memory', () => {
  const store = storeIn(fullStorage());
  store.getState().record(SLOT, work, end);
  expect(store.getState().progress.streak).toBe(1);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['something else', '[]'],
])('%s gives an empty desk', (_, text) => {
  expect(decodeDesk(text)).toEqual(EMPTY_DESK);
});

test('what cannot be read falls back alone', () => {
  const works = { [SLOT]: { ...work, answer: null, seed: -1 } };
  const text = JSON.stringify({ difficulties: { total: 'hard' }, works });
  expect(decodeDesk(text)).toEqual({ difficulties: { total: 'hard' }, works: {} });
  const desk = { difficulties: {}, works: { [SLOT]: { ...work, tries: ['all', [1, 2]] } } };
  expect(decodeDesk(encodeDesk(desk))).toEqual(desk);
});

test('an answer that was kept beside the tries is one of them', () => {
  const works = { [SLOT]: { ...work, tries: [], answer: { kind: 'total', points: 3 } } };
  const desk = decodeDesk(JSON.stringify({ difficulties: {}, works }));
  expect(desk.works[SLOT]).toEqual({ ...work, tries: [{ kind: 'total', points: 3 }] });
  expect(decodeDesk(encodeDesk(desk))).toEqual(desk);
});

test('tries that cannot be at a puzzle are left aside with all others', () => {
  const puzzle = { kind: 'even', difficulty: 'easy', seed: 7, points: [2, 5] } as const;
  expect(triesIn(even, puzzle, { ...work, tries: [5, 2] })).toEqual([5, 2]);
  expect(triesIn(even, puzzle, { ...work, tries: [5, 6] })).toEqual([]);
  expect(triesIn(total, { ...puzzle, kind: 'total' }, { ...work, tries: ['7'] })).toEqual([]);
});

test('another window is heard', () => {
  const storage = memoryStorage();
  const store = storeIn(storage);
  storage.writeFromOutside(DESK, JSON.stringify({ difficulties: { even: 'hard' }, works: {} }));
  expect(store.getState().desk.difficulties).toEqual({ even: 'hard' });
});
