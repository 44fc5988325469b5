import { decodeProgress } from '@/games/lumicora/lessons/puzzles/progress';
import { PUZZLE_DESK_KEY, puzzleStoreOf } from '@/games/lumicora/view/puzzles/puzzleStore';
import { PUZZLES_KEY } from '@/games/lumicora/view/store/practice';
import { beginWork, decodeDesk, EMPTY_DESK, encodeDesk } from '@/games/lumicora/view/puzzles/puzzleWork';

import { fullStorage, memoryStorage } from '../../../../support/memoryStorage';

const SLOT = 'light-side.easy';
const work = beginWork(7, '0123456789abcdef');
const end = { kind: 'light-side', isSolved: true, day: null } as const;

test('one store for one storage', () => {
  const storage = memoryStorage();
  expect(puzzleStoreOf(storage)).toBe(puzzleStoreOf(storage));
  expect(puzzleStoreOf(memoryStorage())).not.toBe(puzzleStoreOf(storage));
});

test('a puzzle that is shown counts as seen, and beginning it again keeps what was done', () => {
  const storage = memoryStorage();
  const { begin, record } = puzzleStoreOf(storage).getState();
  begin(SLOT, work);
  record(SLOT, { ...work, tries: ['all'] }, null);
  begin(SLOT, work);
  expect(decodeProgress(storage.read(PUZZLES_KEY)).seen).toEqual([work.key]);
  expect(decodeDesk(storage.read(PUZZLE_DESK_KEY)).works[SLOT]?.tries).toEqual(['all']);
});

test('an end is counted once', () => {
  const store = puzzleStoreOf(memoryStorage());
  const { begin, record } = store.getState();
  begin(SLOT, work);
  record(SLOT, work, end);
  record(SLOT, work, end);
  expect(store.getState().progress.byKind['light-side']).toEqual({ tried: 1, solved: 1 });
});

test('the end of a puzzle of the day is counted once a day, whatever became of the desk', () => {
  const store = puzzleStoreOf(memoryStorage());
  const { record } = store.getState();
  record('today', work, { ...end, day: 100 });
  record('today', beginWork(8, 'other'), { ...end, day: 100 });
  const { byKind, daily } = store.getState().progress;
  expect(byKind['light-side']).toEqual({ tried: 1, solved: 1 });
  expect(daily).toMatchObject({ lastSolved: 100, streak: 1 });
});

test('storage that is full keeps it in memory', () => {
  const store = puzzleStoreOf(fullStorage());
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
  const works = { [SLOT]: { ...work, tries: [[0, 44]] } };
  const text = JSON.stringify({ difficulties: { 'light-side': 'hard' }, works });
  expect(decodeDesk(text)).toEqual({ difficulties: { 'light-side': 'hard' }, works: {} });
  const desk = { difficulties: {}, works: { [SLOT]: work } };
  expect(decodeDesk(encodeDesk(desk))).toEqual(desk);
});
