import { Refusal } from '@/kit/report';

import { saveOfLines } from '../../session/steps';
import { openKept } from './gameShelf';
import type { Games } from './LibraryContext';

export interface CollectedSaves {
  readonly texts: readonly string[];
  /** How many games are here but cannot be read. */
  readonly leftOut: number;
}

export interface Collecting {
  readonly onProgress: (done: number, all: number) => void;
  readonly isCancelled: () => boolean;
}

/** Telling of every single one of thousands would take longer than reading them. */
const TOLD_EVERY = 20;

/**
 * The texts of all games, those under way and the finished ones, but not the deleted ones. Null when it was cancelled.
 * Rejects when the archive or the journal does not answer: half of the games would pass for all of them.
 */
export async function collectSaves(
  { kept, shelf, history }: Games,
  { onProgress, isCancelled }: Collecting,
): Promise<CollectedSaves | null> {
  await history.getState().refresh();
  const { status, entries, unreadable, readText } = history.getState();
  const isAllThere = status === 'ready' && kept.state.getState().status === 'ready';
  if (!isAllThere) throw new Refusal('the archive does not answer');
  const texts = kept.games().flatMap((game) => (openKept(game).ok ? [saveOfLines(game.lines)] : []));
  const underWay = texts.length;
  let leftOut = unreadable.length + shelf().unreadable.length;
  for (const [index, { id }] of entries.entries()) {
    if (index % TOLD_EVERY === 0) onProgress(underWay + index, underWay + entries.length);
    if (isCancelled()) return null;
    const text = await readText(id);
    if (text === null) leftOut += 1;
    else texts.push(text);
  }
  return isCancelled() ? null : { texts, leftOut };
}
