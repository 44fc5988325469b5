/** Games under way as they lie in the journal of a device. */

import { saves } from '@/games/lumicora/session/save/saveFile';
import type { LumicoraTypes, TableSession } from '@/games/lumicora/session/table/tableSession';
import { GAME_ID } from '@/games/lumicora/view/store/library';
import type { Journal } from '@/kit/journal';
import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { createGameShelf, type GameShelf } from '@/tabletop/store/gameShelf';

import { diskOf, type MemoryDisk } from './memoryJournal';

/** The shelf of Lumicora's games on this journal. */
export function shelfOn(journal: Journal, storage: KeyValueStorage): GameShelf<LumicoraTypes> {
  return createGameShelf({ gameId: GAME_ID, saves, journal, storage });
}

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
  return lines.length === 0 ? null : saves.saveOfLines(lines);
}

export function keptSession(storage: object, id: string): TableSession {
  const opened = saves.openLines(linesOn(diskOf(storage), id));
  if (!opened.ok) throw new Error(`no game ${id}`);
  return opened.value.session;
}
