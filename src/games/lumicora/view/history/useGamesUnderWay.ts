import { useState } from 'react';

import type { HistoryEntry } from '../../session/historyEntry';
import { useGames, useHistory, useShelfState, type Games, type Shelf } from '../store/LibraryContext';

/**
 * The games that are not in the history, read anew when their page comes into view and whenever the history changed.
 * Besides those that go on, these are finished ones that could not be stored anywhere and are only in memory.
 */
export function useGamesUnderWay(isInView: boolean): Shelf {
  const games = useGames();
  const { entries, deleted } = useHistory();
  const { changes } = useShelfState();
  const seen = { isInView, entries, deleted, changes };
  const [read, setRead] = useState(() => ({ ...seen, shelf: readShelf(games, entries) }));
  const isFresh =
    read.isInView === isInView &&
    read.entries === entries &&
    read.deleted === deleted &&
    read.changes === changes;
  if (isFresh) return read.shelf;
  const shelf = isInView ? readShelf(games, entries) : read.shelf;
  setRead({ ...seen, shelf });
  return shelf;
}

function readShelf({ shelf, kept }: Games, entries: readonly HistoryEntry[]): Shelf {
  const { games, unreadable } = shelf();
  const isOnlyHere = (id: string) => kept.find(id) === null && !entries.some((entry) => entry.id === id);
  return { games: games.filter(({ id, isOver }) => !isOver || isOnlyHere(id)), unreadable };
}
