import type { Archive, ArchiveEntry } from '@/kit/archive';
import { reportUnlessRefused } from '@/kit/report';

import { encodeEntry, entryOf, openHistory, type HistoryEntry } from '../../session/historyEntry';
import { decodeSave } from '../../session/saveFile';

export interface ArchiveList {
  readonly entries: readonly HistoryEntry[];
  /** Ids of games of which neither the entry nor the game can be read. */
  readonly unreadable: readonly string[];
}

/** What an entry was read from. */
interface KnownEntry {
  readonly text: string;
  readonly entry: HistoryEntry;
}

/**
 * Reads the entries of all games. One that is damaged, or of another version, is made anew from its game. One that is
 * as it was the last time is the same object again: the list is read whenever its page comes into view.
 */
export function createEntryReader(archive: Archive): (now: number) => Promise<ArchiveList> {
  let known: ReadonlyMap<string, KnownEntry> = new Map();
  return async (now) => {
    const listed = await archive.entries();
    const isKnown = ({ id, entry }: ArchiveEntry) => known.get(id)?.text === entry;
    const { entries, unread } = openHistory(listed.filter((each) => !isKnown(each)));
    const made: HistoryEntry[] = [];
    const unreadable: string[] = [];
    for (const id of unread) {
      const anew = await makeEntry(archive, id, now);
      if (anew === null) unreadable.push(id);
      else made.push(anew);
    }
    const read = [...listed.filter(isKnown).map(({ id }) => known.get(id)!.entry), ...entries];
    const texts = new Map(listed.map(({ id, entry }) => [id, entry]));
    known = new Map(read.map((entry) => [entry.id, { text: texts.get(entry.id)!, entry }]));
    await keep(archive, made);
    return { entries: [...read, ...made], unreadable };
  };
}

async function makeEntry(archive: Archive, id: string, now: number): Promise<HistoryEntry | null> {
  const text = await archive.read(id).catch((problem: unknown) => {
    reportUnlessRefused(problem, 'archiveEntries.read');
    return null;
  });
  const opened = text === null ? null : decodeSave(text);
  if (opened === null || !opened.ok) return null;
  const entry = { ...entryOf(opened.value), id };
  // Games under way come to the archive only by being deleted.
  return entry.isOver ? entry : { ...entry, deletedAt: now };
}

/** All at once: after a change of version it is every game there is. */
async function keep(archive: Archive, made: readonly HistoryEntry[]): Promise<void> {
  if (made.length === 0) return;
  const labels = made.map((entry) => ({ id: entry.id, entry: encodeEntry(entry) }));
  // Where there is no room, they are made anew the next time.
  await archive
    .relabel(labels)
    .catch((problem: unknown) => reportUnlessRefused(problem, 'archiveEntries.relabel'));
}
