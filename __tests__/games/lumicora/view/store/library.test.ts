import { createLibrary } from '@/games/lumicora/view/store/library';

import { forbiddenStorage, memoryStorage } from '../../../../support/memoryStorage';

test('BO-3 a painted board is remembered for its side and counts as confirmed', () => {
  const storage = memoryStorage();
  const { board } = createLibrary(storage).board('B');
  expect(createLibrary(storage).board('B').isConfirmed).toBe(false);
  createLibrary(storage).rememberBoard(board);
  expect(createLibrary(storage).board('B')).toEqual({ board, isConfirmed: true });
  expect(createLibrary(storage).board('A').isConfirmed).toBe(false);
});

test('without storage the library is empty and still answers', () => {
  const library = createLibrary(forbiddenStorage());
  expect(library.board('A').isConfirmed).toBe(false);
});
