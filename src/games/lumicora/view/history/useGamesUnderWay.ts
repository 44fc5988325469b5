import { useState } from 'react';

import type { HistoryEntry } from '../../session/historyEntry';
import { gameKey, tryRead, type Shelf } from '../store/library';
import { useGames, useHistory, type Games } from '../store/LibraryContext';

/**
 * The games that are not in the history, read anew when their page comes into view and whenever the history changed.
 * Besides those that go on, these are finished ones that could not be stored anywhere and are only in memory.
 */
export function useGamesUnderWay(isInView: boolean): Shelf {
  const games = useGames();
  const { entries, deleted } = useHistory();
  const [read, setRead] = useState(() => ({ isInView, entries, deleted, shelf: readShelf(games, entries) }));
  const isFresh = read.isInView === isInView && read.entries === entries && read.deleted === deleted;
  if (isFresh) return read.shelf;
  const shelf = isInView ? readShelf(games, entries) : read.shelf;
  setRead({ isInView, entries, deleted, shelf });
  return shelf;
}

function readShelf({ shelf, library }: Games, entries: readonly HistoryEntry[]): Shelf {
  const { games, unreadable } = shelf();
  const isOnlyHere = (id: string) =>
    tryRead(library.storage, gameKey(id)) === null && !entries.some((entry) => entry.id === id);
  return { games: games.filter(({ id, isOver }) => !isOver || isOnlyHere(id)), unreadable };
}
