import { createJournal, type Journal, type JournalRecord, type OpenRecords } from '@/kit/journal';
import { Refusal } from '@/kit/report';

export interface MemoryDisk {
  readonly documents: Map<string, readonly JournalRecord[]>;
  /** A window of the app on this disk. */
  window(): Journal;
  /** From now on nothing more is taken. */
  isFull: boolean;
}

/** A disk that keeps everything at once, with any number of windows. */
export function memoryDisk(): MemoryDisk {
  const documents = new Map<string, readonly JournalRecord[]>();
  const windows = new Set<(ids: readonly string[]) => void>();
  let lastTurn: Promise<unknown> = Promise.resolve();
  const linesOf = (id: string) => documents.get(id) ?? [];
  const open: OpenRecords = {
    last: async (id) => linesOf(id).at(-1) ?? null,
    read: async (id) => linesOf(id),
    cut: async (id, from) => {
      if (from === 0) documents.delete(id);
      else documents.set(id, linesOf(id).slice(0, from));
    },
    put: async (added) => {
      if (disk.isFull) throw new Refusal('the disk is full');
      for (const record of added) documents.set(record.id, [...linesOf(record.id), record]);
    },
  };
  const change = <T>(work: (open: OpenRecords) => Promise<T>): Promise<T> => {
    const turn = lastTurn.then(async () => {
      const before = new Map(documents);
      try {
        return await work(open);
      } catch (problem) {
        documents.clear();
        before.forEach((lines, id) => documents.set(id, lines));
        throw problem;
      }
    });
    lastTurn = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  };
  const disk: MemoryDisk = {
    documents,
    isFull: false,
    window: () => {
      let own: ((ids: readonly string[]) => void) | null = null;
      return createJournal(
        { all: async () => [...documents.values()].flat(), change },
        {
          tell: (ids) => windows.forEach((listener) => (listener === own ? undefined : listener(ids))),
          listen: (listener) => {
            own = listener;
            windows.add(listener);
            return () => windows.delete(listener);
          },
        },
      );
    },
  };
  return disk;
}

export function fullDisk(): MemoryDisk {
  const disk = memoryDisk();
  disk.isFull = true;
  return disk;
}

/** A journal that does not answer, as where the browser forbids databases. */
export function forbiddenJournal(): Journal {
  const refuse = () => Promise.reject(new Refusal('the journal is forbidden'));
  return {
    documents: refuse,
    read: refuse,
    append: refuse,
    rewrite: refuse,
    replace: refuse,
    onOutsideChange: () => () => undefined,
  };
}

const disks = new WeakMap<object, MemoryDisk>();

/** The disk of the device whose small storage this is, so that an app which is opened again finds its games. */
export function diskOf(storage: object): MemoryDisk {
  const disk = disks.get(storage) ?? memoryDisk();
  disks.set(storage, disk);
  return disk;
}
