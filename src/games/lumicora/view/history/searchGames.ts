import type { HistoryEntry } from '../../session/historyEntry';

/** The games that somebody of this name played in; a part of the name will do. */
export function searchGames(entries: readonly HistoryEntry[], name: string): readonly HistoryEntry[] {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.filter(({ players }) =>
    players.some((player) => player.name.toLowerCase().includes(wanted)),
  );
}
