import { createPractice, practiceKeys } from '@/tabletop/learn/practice';

import { forbiddenStorage, memoryStorage } from '../../support/memoryStorage';

const KEYS = practiceKeys('pad');

test('what was learnt and puzzled is read by its name, and only what is there', () => {
  expect(createPractice(memoryStorage({ [KEYS.learn]: 'stars' }), 'pad').read()).toEqual({ learn: 'stars' });
  expect(createPractice(forbiddenStorage(), 'pad').read()).toEqual({});
});

test('a backup fills in what is missing here and leaves the rest alone', () => {
  const storage = memoryStorage({ [KEYS.learn]: 'my stars' });
  const practice = createPractice(storage, 'pad');
  const offered = { learn: 'their stars', puzzles: 'their puzzles', review: 'their slips' };
  expect(practice.missing(offered)).toEqual({ puzzles: 'their puzzles', review: 'their slips' });
  practice.restore(offered);
  expect(storage.read(KEYS.learn)).toBe('my stars');
  expect(storage.read(KEYS.puzzles)).toBe('their puzzles');
  expect(storage.read(KEYS.review)).toBe('their slips');
  expect(storage.keys('reefside.')).toHaveLength(3);
});

test('open pages hear of what was brought in', () => {
  const practice = createPractice(memoryStorage(), 'pad');
  const heard = jest.fn();
  practice.text('learn').onChange(heard);
  practice.restore({ learn: 'stars' });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('storage that takes nothing is no reason to fail', () => {
  expect(() => createPractice(forbiddenStorage(), 'pad').restore({ learn: 'stars' })).not.toThrow();
});
