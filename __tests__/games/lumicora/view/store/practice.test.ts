import {
  LEARN_KEY,
  missingPractice,
  onPracticeChange,
  PUZZLES_KEY,
  readPractice,
  restorePractice,
} from '@/games/lumicora/view/store/practice';

import { forbiddenStorage, memoryStorage } from '../../../../support/memoryStorage';

test('what was learnt and puzzled is read by its name, and only what is there', () => {
  expect(readPractice(memoryStorage({ [LEARN_KEY]: 'stars' }))).toEqual({ learn: 'stars' });
  expect(readPractice(forbiddenStorage())).toEqual({});
});

test('a backup fills in what is missing here and leaves the rest alone', () => {
  const storage = memoryStorage({ [LEARN_KEY]: 'my stars' });
  const offered = { learn: 'their stars', puzzles: 'their puzzles' };
  expect(missingPractice(storage, offered)).toEqual({ puzzles: 'their puzzles' });
  restorePractice(storage, offered);
  expect(storage.read(LEARN_KEY)).toBe('my stars');
  expect(storage.read(PUZZLES_KEY)).toBe('their puzzles');
  expect(storage.keys('reefside.')).toHaveLength(2);
});

test('open pages hear of what was brought in', () => {
  const storage = memoryStorage();
  const heard = jest.fn();
  onPracticeChange(storage, LEARN_KEY, heard);
  restorePractice(storage, { learn: 'stars' });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('storage that takes nothing is no reason to fail', () => {
  expect(() => restorePractice(forbiddenStorage(), { learn: 'stars' })).not.toThrow();
});
