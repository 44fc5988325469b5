import type { Archive, ArchiveRecord } from '@/kit/archive';
import { Refusal } from '@/kit/report';

export interface MemoryArchive extends Archive {
  readonly records: Map<string, ArchiveRecord>;
  /** The ids of all documents that were read, in order. */
  readonly reads: readonly string[];
}

export function memoryArchive(initial: readonly ArchiveRecord[] = []): MemoryArchive {
  const records = new Map(initial.map((record) => [record.id, record]));
  const reads: string[] = [];
  return {
    records,
    reads,
    entries: async () => [...records.values()].map(({ id, entry }) => ({ id, entry })),
    read: async (id) => {
      reads.push(id);
      return records.get(id)?.text ?? null;
    },
    write: async (written, signal) => {
      if (signal?.aborted === true) throw new Refusal('cancelled');
      written.forEach(({ id, entry, text }) => records.set(id, { id, entry, text }));
    },
    relabel: async (entries) =>
      entries.forEach(({ id, entry }) => {
        const record = records.get(id);
        if (record !== undefined) records.set(id, { ...record, entry });
      }),
    remove: async (ids) => ids.forEach((id) => records.delete(id)),
  };
}

/** An archive that is there but does nothing, as where the browser forbids databases. */
export function brokenArchive(): Archive {
  const refuse = () => Promise.reject(new Refusal('the archive is broken'));
  return { entries: refuse, read: refuse, write: refuse, relabel: refuse, remove: refuse };
}
