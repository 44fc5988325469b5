/** A document's small entry, which lists and statistics are made from, so that the documents stay unread. */
export interface ArchiveEntry {
  readonly id: string;
  readonly entry: string;
}

export interface ArchiveRecord extends ArchiveEntry {
  readonly text: string;
}

/** Where documents are kept that are rarely opened. Every call may reject: storage can be full or forbidden. */
export interface Archive {
  /** The entries of all documents; no document is read. */
  entries(): Promise<readonly ArchiveEntry[]>;
  /** A document; null when there is none of this id. */
  read(id: string): Promise<string | null>;
  /** Writes all records or none; none if the signal aborts first. Replaces records of the same id. */
  write(records: readonly ArchiveRecord[], signal?: AbortSignal): Promise<void>;
  /** Gives other entries to documents that are there; entries of others are left out. */
  relabel(entries: readonly ArchiveEntry[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}
