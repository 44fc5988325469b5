/** An entry of the history in words. */

import type { EntryPlayer, HistoryEntry } from '../../session/historyEntry';
import type { LumicoraStrings } from '../../strings/en';
import type { HistoryStrings } from '../../strings/history.en';

/** The first place first; who shares a place stays as they sat. */
export function byPlace({ players }: HistoryEntry): readonly EntryPlayer[] {
  return [...players].sort((a, b) => a.place - b.place);
}

export function namesOf({ players }: HistoryEntry): string {
  return players.map(({ name }) => name).join(', ');
}

/** `Side B · Light side` */
export function describeVariant({ words }: LumicoraStrings, { side, scoreBoard }: HistoryEntry): string {
  return `${words.sides[side]} · ${words.scoreBoards[scoreBoard]}`;
}

/** Alone with a reef, nobody wins. */
export function isWinner({ players }: HistoryEntry, { place }: EntryPlayer): boolean {
  return place === 1 && players.length > 1;
}

/** Everything that a row of the list shows, in one breath. */
export function describeGame(
  { list }: HistoryStrings,
  strings: LumicoraStrings,
  entry: HistoryEntry,
  date: string,
): string {
  const results = byPlace(entry).map((player) => {
    const result = list.result(player.name, player.total);
    return isWinner(entry, player) ? `${result} ${list.wins}` : result;
  });
  const facts = [date, list.players(entry.players.length), describeVariant(strings, entry)];
  return `${facts.join(', ')}. ${results.join(', ')}`;
}
