/**
 * A disk under a seed, for windows of the app that run on it side by side. It refuses writes, is full, is slow, and is
 * killed between any two operations: then a write that was not answered yet is lost, or there, or in pieces that came
 * in another order.
 */

import { createJournal, type Journal, type JournalRecord, type OpenRecords } from '@/kit/journal';
import { Refusal } from '@/kit/report';
import type { Rng } from '@/kit/rng';

type Documents = ReadonlyMap<string, readonly JournalRecord[]>;

/** A write that is on its way to the disk. */
interface InFlight {
  readonly before: Documents;
  readonly after: Documents;
  /** Lines that are added behind what is there. A document that is written anew comes whole or not at all. */
  readonly added: readonly JournalRecord[];
}

export interface SimulatedDisk {
  /** How many operations wait for the disk or the other window. */
  waiting(): number;
  /** Lets one of them, whichever, go on. */
  proceed(): void;
  /** Lines are on their way to the disk. */
  isWriting(): boolean;
  /** A window of the app. */
  window(): Journal;
  /** All windows are gone, and so is whatever they waited for. */
  kill(): void;
  isFull: boolean;
}

const REFUSED = 0.03;
const LOST = 0.25;
const WHOLE = 0.25;
const TORN = 0.5;

export function simulatedDisk(rng: Rng): SimulatedDisk {
  let documents: Documents = new Map();
  let inFlight: InFlight | null = null;
  let waiting: (() => void)[] = [];
  let windows: { hear: (ids: readonly string[]) => void }[] = [];
  let lastTurn: Promise<unknown> = Promise.resolve();

  const chance = (odds: number) => rng.next() < odds;
  const pause = () => new Promise<void>((resolve) => waiting.push(resolve));
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = lastTurn.then(work);
    lastTurn = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  };

  const change = <T>(work: (open: OpenRecords) => Promise<T>): Promise<T> =>
    inTurn(async () => {
      await pause();
      const after = new Map(documents);
      const added: JournalRecord[] = [];
      const linesOf = (id: string) => after.get(id) ?? [];
      const result = await work({
        last: async (id) => linesOf(id).at(-1) ?? null,
        read: async (id) => linesOf(id),
        cut: async (id, from) => {
          if (from === 0) after.delete(id);
          else
            after.set(
              id,
              linesOf(id).filter(({ at }) => at < from),
            );
        },
        put: async (records) => {
          if (disk.isFull || chance(REFUSED)) throw new Refusal('the disk takes nothing');
          for (const record of records) after.set(record.id, withRecord(linesOf(record.id), record));
          if (records.every(({ at }) => at > 0)) added.push(...records);
        },
      });
      inFlight = { before: documents, after, added };
      await pause();
      documents = after;
      inFlight = null;
      await pause();
      return result;
    });

  /** What is found of a write after a kill. */
  const remains = ({ before, after, added }: InFlight): Documents => {
    if (chance(LOST)) return before;
    if (added.length === 0 || chance(WHOLE)) return after;
    const pieces = added.filter(() => chance(0.5));
    const torn = pieces.map((record) =>
      chance(TORN) ? { ...record, line: record.line.slice(0, rng.int(record.line.length)) } : record,
    );
    const found = new Map(before);
    for (const record of torn) found.set(record.id, withRecord(found.get(record.id) ?? [], record));
    return found;
  };

  const disk: SimulatedDisk = {
    isFull: false,
    waiting: () => waiting.length,
    isWriting: () => inFlight !== null && inFlight.added.length > 0,
    proceed: () => {
      const [next] = waiting.splice(rng.int(waiting.length), 1);
      next?.();
    },
    window: () => {
      const own = { hear: (_: readonly string[]): void => undefined };
      windows.push(own);
      return createJournal(
        { all: () => inTurn(async () => [...documents.values()].flat()), change },
        {
          tell: (ids) => {
            for (const other of windows) if (other !== own) void pause().then(() => other.hear(ids));
          },
          listen: (listener) => {
            own.hear = listener;
            return () => undefined;
          },
        },
      );
    },
    kill: () => {
      if (inFlight !== null) documents = remains(inFlight);
      inFlight = null;
      waiting = [];
      windows = [];
      lastTurn = Promise.resolve();
    },
  };
  return disk;
}

/** A database keeps one record in each place, and reads them in order. */
function withRecord(records: readonly JournalRecord[], record: JournalRecord): readonly JournalRecord[] {
  return [...records.filter(({ at }) => at !== record.at), record].sort((a, b) => a.at - b.at);
}
