import type { Archive, ArchiveEntry } from '@/kit/archive';
import { reportUnlessRefused } from '@/kit/report';
import { eachInSlices } from '@/kit/slices';

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

interface EntryReader<E> {
  /** Those that ended last, as far as their entries can be read: what a list shows while all others are still read. */
  readonly newest: (listed: readonly ArchiveEntry[], count: number) => readonly E[];
  /** With pauses in which the screen answers. */
  readonly all: (listed: readonly ArchiveEntry[], now: number) => Promise<ArchiveList<E>>;
}

/**
 * Reads the entries that the archive lists. One that is damaged, or of another version, is made anew from its game. One that is
 * as it was the last time is the same object again: the list is read whenever its page comes into view.
 */
export function createEntryReader<G extends TableTypes, E extends RecordEntry>({
  archive,
  records,
  saves,
}: EntrySources<G, E>): EntryReader<E> {
  let known: ReadonlyMap<string, ReadEntry<E>> = new Map();
  const read = ({ id, entry: text }: ArchiveEntry): ReadEntry<E> | null => {
    const before = known.get(id);
    if (before?.text === text) return before;
    const decoded = records.decode(text);
    return decoded.ok && decoded.value.id === id ? { text, entry: decoded.value } : null;
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
  return {
    newest: (listed, count) => {
      const found = lastEnded(listed, count).flatMap((each) => read(each) ?? []);
      known = new Map([...known, ...found.map((each) => [each.entry.id, each] as const)]);
      return found.map(({ entry }) => entry);
    },
    all: async (listed, now) => {
      const found = await eachInSlices(listed, read);
      const entries = found.flatMap((each) => each?.entry ?? []);
      const made: E[] = [];
      const unreadable: string[] = [];
      for (const [index, { id }] of listed.entries()) {
        if (found[index] !== null) continue;
        const anew = await make(id, now);
        if (anew === null) unreadable.push(id);
        else made.push(anew);
      }
      known = new Map(found.flatMap((each) => (each === null ? [] : [[each.entry.id, each]])));
      await keep(made);
      return { entries: [...entries, ...made], unreadable };
    },
  };
}

interface ReadEntry<E> {
  readonly text: string;
  readonly entry: E;
}

const ENDED_AT = /"endedAt":(-?\d+)/;

/** By a glance at their texts, because reading thousands takes longer than one likes to wait for the first few. */
function lastEnded(listed: readonly ArchiveEntry[], count: number): readonly ArchiveEntry[] {
  const times = Float64Array.from(listed, ({ entry }) => Number(ENDED_AT.exec(entry)?.[1] ?? -Infinity));
  const least = times.slice().sort().at(-count) ?? -Infinity;
  return listed.filter((_, index) => times[index]! >= least).slice(0, count);
}
