/** An entry of the history in words. */

import { minus } from '@/ui/i18n/phrases';

import type { RecordStrings } from '../../strings/en/record';
import { byPlace, isWinner, type RankedPlayer, type RecordEntry } from '../entry';

/** Points; in a race the place. */
export function describeResult({ total, place }: RankedPlayer): string {
  return total === null ? `${place}.` : minus(total);
}

/** Everything that a row of the list shows, in one breath. */
export function describeGame(
  { list }: RecordStrings,
  entry: RecordEntry,
  date: string,
  variant: string,
): string {
  const results = byPlace(entry.players).map((player) => {
    const result = list.result(player.name, describeResult(player));
    return isWinner(entry, player) ? `${result} ${list.wins}` : result;
  });
  const facts = [date, list.players(entry.players.length), variant];
  return `${facts.filter((fact) => fact !== '').join(', ')}. ${results.join(', ')}`;
}
