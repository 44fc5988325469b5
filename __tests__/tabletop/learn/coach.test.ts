import { cardToShow, createCoachStore } from '@/tabletop/learn/coach';
import { keptUnder } from '@/tabletop/learn/keptText';

import { memoryStorage } from '../../support/memoryStorage';

const CARDS = ['one', 'two', 'three'] as const;
type Card = (typeof CARDS)[number];

function coachIn(storage = memoryStorage()) {
  const store = createCoachStore(CARDS, keptUnder(storage, 'coach'));
  const shown = (due: readonly Card[], game = 'g') => cardToShow(store.getState(), game, due);
  return { store, shown, storage };
}

test('a game without a coach shows nothing', () => {
  expect(coachIn().shown(['one'])).toBeNull();
});

test('each card comes when it is due, stays until it is closed, and never again', () => {
  const { store, shown } = coachIn();
  store.getState().begin('g');
  expect([shown([]), shown(['one', 'two'])]).toEqual([null, 'one']);
  store.getState().close('g', 'one');
  store.getState().close('g', 'one');
  expect([shown(['one', 'two']), shown(['one'])]).toEqual(['two', null]);
});

test('one tap sends it away for the whole game, and only for this one', () => {
  const { store, shown } = coachIn();
  store.getState().begin('g');
  store.getState().begin('h');
  store.getState().sendAway('g');
  expect([shown(['one']), shown(['one'], 'h')]).toEqual([null, 'one']);
});

test('what was closed is kept, and other windows hear of it', () => {
  const { store, storage } = coachIn();
  store.getState().begin('g');
  store.getState().close('g', 'two');
  const again = coachIn(memoryStorage(Object.fromEntries(storage.entries)));
  expect(again.shown(['two', 'three'])).toBe('three');
  storage.writeFromOutside(
    'coach',
    '{"version":1,"games":[{"game":"g","seen":["one","gone"],"isOff":false}]}',
  );
  expect(store.getState().games).toEqual([{ game: 'g', seen: ['one'], isOff: false }]);
});

test.each(['', '{}', '{"version":2,"games":[]}', '{"version":1,"games":[{}]}'])(
  'text that cannot be read is a table without a coach: %s',
  (text) => {
    expect(coachIn(memoryStorage({ coach: text })).store.getState().games).toEqual([]);
  },
);

test('old games are forgotten', () => {
  const { store, shown } = coachIn();
  for (let game = 0; game < 30; game++) store.getState().begin(`g${game}`);
  expect([shown(['one'], 'g0'), shown(['one'], 'g29')]).toEqual([null, 'one']);
});
