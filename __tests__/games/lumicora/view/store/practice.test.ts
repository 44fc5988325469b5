import { createPractice, LEARN_KEY, PUZZLES_KEY, REVIEW_KEY } from '@/games/lumicora/view/store/practice';

import { forbiddenStorage, memoryStorage } from '../../../../support/memoryStorage';

test('what was learnt and puzzled is read by its name, and only what is there', () => {
  expect(createPractice(memoryStorage({ [LEARN_KEY]: 'stars' })).read()).toEqual({ learn: 'stars' });
  expect(createPractice(forbiddenStorage()).read()).toEqual({});
});

test('a backup fills in what is missing here and leaves the rest alone', () => {
  const storage = memoryStorage({ [LEARN_KEY]: 'my stars' });
  const practice = createPractice(storage);
  const offered = { learn: 'their stars', puzzles: 'their puzzles', review: 'their slips' };
  expect(practice.missing(offered)).toEqual({ puzzles: 'their puzzles', review: 'their slips' });
  practice.restore(offered);
  expect(storage.read(LEARN_KEY)).toBe('my stars');
  expect(storage.read(PUZZLES_KEY)).toBe('their puzzles');
  expect(storage.read(REVIEW_KEY)).toBe('their slips');
  expect(storage.keys('reefside.')).toHaveLength(3);
});

test('open pages hear of what was brought in', () => {
  const practice = createPractice(memoryStorage());
  const heard = jest.fn();
  practice.text('learn').onChange(heard);
  practice.restore({ learn: 'stars' });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('storage that takes nothing is no reason to fail', () => {
  expect(() => createPractice(forbiddenStorage()).restore({ learn: 'stars' })).not.toThrow();
});
