/** An entry of the history in words. */

import { byPlace, isWinner } from '@/tabletop/record/entry';

import type { HistoryEntry } from '../../session/record/historyEntry';
import type { HistoryStrings } from '../../strings/en/history';
import type { LumicoraStrings } from '../../strings/en/index';

/** `Side B · Light side` */
export function describeVariant({ words }: LumicoraStrings, { side, scoreBoard }: HistoryEntry): string {
  return `${words.sides[side]} · ${words.scoreBoards[scoreBoard]}`;
}

/** Everything that a row of the list shows, in one breath. */
export function describeGame(
  { list }: HistoryStrings,
  strings: LumicoraStrings,
  entry: HistoryEntry,
  date: string,
): string {
  const results = byPlace(entry.players).map((player) => {
    const result = list.result(player.name, player.total);
    return isWinner(entry, player) ? `${result} ${list.wins}` : result;
  });
  const facts = [date, list.players(entry.players.length), describeVariant(strings, entry)];
  return `${facts.join(', ')}. ${results.join(', ')}`;
}
