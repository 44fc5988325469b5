/** Games under way as they lie in the journal of a device. */

import { openLines, saveOfLines } from '@/games/lumicora/session/steps';
import type { TableSession } from '@/games/lumicora/session/tableSession';

import { diskOf, type MemoryDisk } from './memoryJournal';

export function linesOn({ documents }: MemoryDisk, id: string): readonly string[] {
  return (documents.get(id) ?? []).map(({ line }) => line);
}

/** The ids of all of them. */
export function keptIds(storage: object): readonly string[] {
  return [...diskOf(storage).documents.keys()];
}

/** The game as one save; null where there is none. */
export function keptSave(storage: object, id: string): string | null {
  const lines = linesOn(diskOf(storage), id);
  return lines.length === 0 ? null : saveOfLines(lines);
}

export function keptSession(storage: object, id: string): TableSession {
  const opened = openLines(linesOn(diskOf(storage), id));
  if (!opened.ok) throw new Error(`no game ${id}`);
  return opened.value.session;
}
