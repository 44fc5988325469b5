import { useEffect, useRef, useState } from 'react';

import type { PickedFile } from '@/kit/sharing';
import { runSlices, type SliceWatch } from '@/kit/slices';

import type { Taken } from '../store/finishedGames';

/** What a game does with files that come in. Nothing but `take` and `keepRest` changes anything. */
export interface ImportDesk<Incoming, Review extends { readonly take: readonly unknown[] }> {
  /** Tells how far it is. */
  read(files: readonly PickedFile[]): Generator<number, Incoming>;
  /** What bringing it in would do, now. */
  review(incoming: Incoming): Promise<Review>;
  /** Keeps all games of the review or none. */
  take(review: Review, watch: SliceWatch<number>): Promise<Taken>;
  /** Keeps what else there is, once the games are kept. */
  keepRest(review: Review): void;
}

export type ImportState<Review> =
  | { readonly step: 'waiting' | 'cancelled' }
  /** How much of it is done, in whole percent. */
  | { readonly step: 'reading'; readonly percent: number }
  | { readonly step: 'working'; readonly percent: number; readonly review: Review }
  /** `stopped`: the person changed their mind while it was brought in. */
  | { readonly step: 'review' | 'not-kept' | 'stopped'; readonly review: Review }
  | { readonly step: 'done'; readonly brought: Review };

export interface ImportWork<Review> {
  readonly state: ImportState<Review>;
  readonly read: (files: readonly PickedFile[]) => Promise<void>;
  /** Stops reading or bringing in; nothing is changed then. */
  readonly cancel: () => void;
  /** True when all of it is kept; otherwise nothing is. */
  readonly bringIn: () => Promise<boolean>;
  readonly leave: () => void;
}

/** Reads what comes from outside, and changes something only once the person has seen what. */
export function useImport<Incoming, Review extends { readonly take: readonly unknown[] }>(
  desk: ImportDesk<Incoming, Review>,
): ImportWork<Review> {
  const [state, setState] = useState<ImportState<Review>>({ step: 'waiting' });
  const [incoming, setIncoming] = useState<Incoming | null>(null);
  const reading = useRef<AbortController | null>(null);
  const taking = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const read = async (files: readonly PickedFile[]) => {
    if (files.length === 0) return;
    const { signal } = (reading.current = new AbortController());
    const tell = (percent: number) => setState({ step: 'reading', percent });
    tell(0);
    const read = await runSlices(desk.read(files), { signal, onStep: byPercent(tell) });
    const reviewed = read.ok ? await desk.review(read.value) : null;
    if (!read.ok || reviewed === null || signal.aborted) return setState({ step: 'cancelled' });
    setIncoming(read.value);
    setState({ step: 'review', review: reviewed });
  };
  const bringIn = async () => {
    if (incoming === null) return false;
    const { signal } = (taking.current = new AbortController());
    setState((shown) => ('review' in shown ? { step: 'working', percent: 0, review: shown.review } : shown));
    // Looked at again: the games here may have gone on since the review was shown.
    const latest = await desk.review(incoming);
    const tell = (percent: number) => setState({ step: 'working', percent, review: latest });
    const taken =
      latest.take.length === 0 ? 'kept' : await desk.take(latest, { signal, onStep: byPercent(tell) });
    if (taken !== 'kept') {
      setState({ step: taken === 'cancelled' ? 'stopped' : 'not-kept', review: latest });
      return false;
    }
    desk.keepRest(latest);
    setState({ step: 'done', brought: latest });
    return true;
  };
  return {
    state,
    read,
    cancel: () => {
      reading.current?.abort();
      taking.current?.abort();
    },
    bringIn,
    leave: () => setState({ step: 'waiting' }),
  };
}

/** Drawing every one of thousands of steps would take longer than making them. */
function byPercent(tell: (percent: number) => void): (share: number) => void {
  let told = 0;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent > told) tell((told = percent));
  };
}
