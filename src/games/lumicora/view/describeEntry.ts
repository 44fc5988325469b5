import type { HistoryEntry } from '../session/record/historyEntry';
import type { LumicoraStrings } from '../strings/en/index';

/** `Side B · Light side` */
export function describeVariant({ words }: LumicoraStrings, { side, scoreBoard }: HistoryEntry): string {
  return `${words.sides[side]} · ${words.scoreBoards[scoreBoard]}`;
}
