import { act, renderHook } from '@testing-library/react-native';

import { entryOf, type HistoryEntry } from '@/games/lumicora/session/record/historyEntry';
import * as session from '@/games/lumicora/session/record/statistics';
import { useStatistics } from '@/tabletop/record/view/StatisticsPage';

import { finishedGame } from '../../../support/finishedGames';

jest.useFakeTimers();
jest.mock('@/games/lumicora/session/record/statistics', () => {
  const actual = jest.requireActual<typeof session>('@/games/lumicora/session/record/statistics');
  return { ...actual, computeStatistics: jest.fn(actual.computeStatistics) };
});
const compute = jest.mocked(session.computeStatistics);
beforeEach(() => compute.mockClear());

const games = [
  entryOf(finishedGame()),
  entryOf(finishedGame({ id: 'g2', names: ['Lea', 'Moritz', 'Anni'], side: 'B' })),
];
const counted = (entries: readonly HistoryEntry[] = games) =>
  renderHook(({ filter }: { filter: session.StatisticsFilter }) => useStatistics(entries, filter, compute), {
    initialProps: { filter: session.EVERY_GAME },
  });
const wait = () => act(() => jest.runAllTimers());

test('nothing is counted before the page was drawn', () => {
  const { result } = counted();
  expect(result.current).toBeNull();
  expect(compute).not.toHaveBeenCalled();
  wait();
  expect(compute).toHaveBeenCalledTimes(1);
  expect(result.current?.games).toBe(2);
});

test('with another filter the last figures stay until the next are counted', () => {
  const { result, rerender } = counted();
  wait();
  rerender({ filter: { ...session.EVERY_GAME, side: 'B' } });
  expect(result.current?.games).toBe(2);
  wait();
  expect(result.current?.games).toBe(1);
});

test('of filters that change quickly only the last is counted', () => {
  const { rerender } = counted();
  rerender({ filter: { ...session.EVERY_GAME, players: 3 } });
  rerender({ filter: { ...session.EVERY_GAME, players: 2 } });
  wait();
  expect(compute).toHaveBeenCalledTimes(1);
});

test('while no game is known nothing is counted', () => {
  const { result } = counted([]);
  wait();
  expect(result.current).toBeNull();
  expect(compute).not.toHaveBeenCalled();
});
