/**
 * Documents that grow line by line, each line on the disk before it counts as kept. A document has an id and a mark. The
 * mark is a hash over all its lines, so that a window which has not seen the latest lines cannot append.
 */

/** A document up to some line. */
export interface JournalEnd {
  readonly length: number;
  readonly mark: string;
}

export interface JournalDocument {
  readonly id: string;
  readonly lines: readonly string[];
  readonly end: JournalEnd;
}

/** `isKept` is false if the document no longer ends at the given `end`; `found` is the document as it is now. */
export type JournalAnswer =
  | { readonly isKept: true; readonly end: JournalEnd }
  | { readonly isKept: false; readonly found: JournalDocument | null };

/** Every promise rejects with a `Refusal` where the device does not let it happen, and then nothing has changed. */
export interface Journal {
  documents(): Promise<readonly JournalDocument[]>;
  read(id: string): Promise<JournalDocument | null>;
  /** Adds lines to a document that still ends at `end`. */
  append(id: string, end: JournalEnd, lines: readonly string[]): Promise<JournalAnswer>;
  /** Gives other lines to a document that still ends at `end`; with no lines, removes it. */
  rewrite(id: string, end: JournalEnd, lines: readonly string[]): Promise<JournalAnswer>;
  /** Puts all of these in place of whatever is there under their ids, or none; with no lines, removes it. Gives their ends. */
  replace(documents: readonly Pick<JournalDocument, 'id' | 'lines'>[]): Promise<readonly JournalDocument[]>;
  /** Tells the ids of documents that another window changed; returns how to stop listening. */
  onOutsideChange(listener: (id: string) => void): () => void;
}

/** One line as a database keeps it. `at` counts from 0. */
export interface JournalRecord {
  readonly id: string;
  readonly at: number;
  readonly mark: string;
  readonly line: string;
}

/** What a journal asks of a database. */
export interface JournalRecords {
  all(): Promise<readonly JournalRecord[]>;
  /**
   * Runs the work in one transaction that no other window writes into. All of it is on the disk when the promise is
   * kept, and nothing of it when the promise is broken.
   */
  change<T>(work: (open: OpenRecords) => Promise<T>): Promise<T>;
}

/** Within a transaction; nothing else may be waited for there. */
export interface OpenRecords {
  last(id: string): Promise<JournalRecord | null>;
  /** Ordered by `at`. */
  read(id: string): Promise<readonly JournalRecord[]>;
  /** Removes the lines from this one on. */
  cut(id: string, at: number): Promise<void>;
  put(records: readonly JournalRecord[]): Promise<void>;
}

/** How windows tell each other which document they changed. */
export interface JournalChannel {
  tell(ids: readonly string[]): void;
  listen(listener: (ids: readonly string[]) => void): () => void;
}

export const NO_LINES: JournalEnd = { length: 0, mark: '' };

export function createJournal(records: JournalRecords, channel: JournalChannel): Journal {
  /** The lines may be made to begin anew, where the document still ends as it is known here. */
  const write = async (id: string, end: JournalEnd, from: JournalEnd, lines: readonly string[]) => {
    const added = recordsOf(id, from, lines);
    const answer = await records.change(async (open): Promise<JournalAnswer> => {
      const last = await open.last(id);
      if (!endsAt(last, end)) {
        // What follows the last sound line was never kept: it does not count, and is written over.
        const found = soundPart(await open.read(id));
        if (!isSameEnd(found?.end ?? NO_LINES, end)) return { isKept: false, found };
      }
      if (!endsAt(last, from)) await open.cut(id, from.length);
      if (added.length > 0) await open.put(added);
      return { isKept: true, end: endOf(added) ?? from };
    });
    if (answer.isKept) channel.tell([id]);
    return answer;
  };

  return {
    documents: async () => {
      const byId = new Map<string, JournalRecord[]>();
      for (const record of await records.all()) {
        const others = byId.get(record.id);
        if (others === undefined) byId.set(record.id, [record]);
        else others.push(record);
      }
      return [...byId.values()].flatMap((each) => {
        const document = soundPart(each.sort((a, b) => a.at - b.at));
        return document === null ? [] : [document];
      });
    },
    read: (id) => records.change(async (open) => soundPart(await open.read(id))),
    append: (id, end, lines) => write(id, end, end, lines),
    rewrite: (id, end, lines) => write(id, end, NO_LINES, lines),
    replace: async (documents) => {
      const written = documents.map(({ id, lines }) => ({
        id,
        lines,
        records: recordsOf(id, NO_LINES, lines),
      }));
      await records.change(async (open) => {
        for (const document of written) {
          await open.cut(document.id, 0);
          await open.put(document.records);
        }
      });
      channel.tell(documents.map(({ id }) => id));
      return written.map(({ id, lines, records }) => ({ id, lines, end: endOf(records) ?? NO_LINES }));
    },
    onOutsideChange: (listener) => channel.listen((ids) => ids.forEach(listener)),
  };
}

function recordsOf(id: string, end: JournalEnd, lines: readonly string[]): readonly JournalRecord[] {
  let { mark } = end;
  return lines.map((line, index) => {
    mark = markAfter(mark, line);
    return { id, at: end.length + index, mark, line };
  });
}

function endOf(records: readonly JournalRecord[]): JournalEnd | null {
  const last = records.at(-1);
  return last === undefined ? null : { length: last.at + 1, mark: last.mark };
}

function endsAt(last: JournalRecord | null, { length, mark }: JournalEnd): boolean {
  return last === null ? length === 0 : last.at + 1 === length && last.mark === mark;
}

function isSameEnd(a: JournalEnd, b: JournalEnd): boolean {
  return a.length === b.length && a.mark === b.mark;
}

/** The lines from the first on that follow each other; a write that a kill tore apart ends them. */
function soundPart(records: readonly JournalRecord[]): JournalDocument | null {
  const lines: string[] = [];
  let mark = '';
  for (const record of records) {
    const next = markAfter(mark, record.line);
    if (record.at !== lines.length || record.mark !== next) break;
    lines.push(record.line);
    mark = next;
  }
  const [first] = records;
  return first === undefined || lines.length === 0
    ? null
    : { id: first.id, lines, end: { length: lines.length, mark } };
}

const { imul } = Math;

/** Two 32-bit FNV hashes side by side: to tell texts apart, quick enough for a whole game on a phone. */
function markAfter(mark: string, line: string): string {
  let a = 0x811c9dc5 | 0;
  let b = 0x9747b28c | 0;
  const text = `${mark}\n${line}`;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    a = imul(a ^ unit, 0x01000193);
    b = imul(b ^ unit, 0x85ebca6b);
    b ^= b >>> 13;
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
