import type { Archive, ArchiveEntry } from '@/kit/archive';
import { reportUnlessRefused } from '@/kit/report';

import type { RecordEntry, RecordFormat } from '../record/entry';
import type { Saves } from '../session/saves';
import type { TableTypes } from '../session/session';

interface EntrySources<G extends TableTypes, E extends RecordEntry> {
  readonly archive: Archive;
  readonly records: RecordFormat<G, E>;
  readonly saves: Saves<G>;
}

interface ArchiveList<E> {
  readonly entries: readonly E[];
  /** Ids of games of which neither the entry nor the game can be read. */
  readonly unreadable: readonly string[];
}

/**
 * Reads the entries that the archive lists. One that is damaged, or of another version, is made anew from its game. One that is
 * as it was the last time is the same object again: the list is read whenever its page comes into view.
 */
export function createEntryReader<G extends TableTypes, E extends RecordEntry>({
  archive,
  records,
  saves,
}: EntrySources<G, E>): (listed: readonly ArchiveEntry[], now: number) => Promise<ArchiveList<E>> {
  let known: ReadonlyMap<string, { readonly text: string; readonly entry: E }> = new Map();
  const read = ({ id, entry: text }: ArchiveEntry): E | null => {
    const before = known.get(id);
    if (before?.text === text) return before.entry;
    const decoded = records.decode(text);
    return decoded.ok && decoded.value.id === id ? decoded.value : null;
  };
  const make = async (id: string, now: number): Promise<E | null> => {
    const text = await archive.read(id).catch((problem: unknown) => {
      reportUnlessRefused(problem, 'archiveEntries.entry');
      return null;
    });
    const opened = text === null ? null : saves.decode(text);
    if (opened === null || !opened.ok) return null;
    const entry = { ...records.entryOf(opened.value), id };
    // Games under way come to the archive only by being deleted.
    return entry.isOver ? entry : { ...entry, deletedAt: now };
  };
  /** All at once: after a change of version it is every game there is. Without room, they are made anew next time. */
  const keep = async (made: readonly E[]): Promise<void> => {
    if (made.length === 0) return;
    await archive
      .relabel(made.map((entry) => ({ id: entry.id, entry: records.encode(entry) })))
      .catch((problem: unknown) => reportUnlessRefused(problem, 'archiveEntries.relabel'));
  };
  return async (listed, now) => {
    const entries: E[] = [];
    const made: E[] = [];
    const unreadable: string[] = [];
    const next = new Map<string, { readonly text: string; readonly entry: E }>();
    for (const each of listed) {
      const entry = read(each);
      if (entry !== null) {
        entries.push(entry);
        next.set(each.id, { text: each.entry, entry });
        continue;
      }
      const anew = await make(each.id, now);
      if (anew === null) unreadable.push(each.id);
      else made.push(anew);
    }
    known = next;
    await keep(made);
    return { entries: [...entries, ...made], unreadable };
  };
}
