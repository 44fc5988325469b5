import type { HistoryEntry } from '../session/record/historyEntry';
import type { LumicoraStrings } from '../strings/en/index';

/** `Side B · Light side`; of an old score sheet, that it is one. */
export function describeVariant(
  { words, setup }: LumicoraStrings,
  { side, scoreBoard, isTotalsOnly }: HistoryEntry,
): string {
  if (isTotalsOnly) return setup.totalsOnly;
  return `${words.sides[side]} · ${words.scoreBoards[scoreBoard]}`;
}
