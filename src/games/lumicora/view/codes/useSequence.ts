import { useEffect, useState } from 'react';

/** Browsers look for a code every 300 ms, and need a moment to read one: each gets two looks. */
const SHOWN_MS = 650;

export interface Sequence {
  readonly index: number;
  readonly isPlaying: boolean;
  /** Goes on or back by so many, round and round, and stops there. */
  readonly step: (by: number) => void;
  readonly toggle: () => void;
}

/** Walks through the codes again and again. Who wants things to stay still starts it, or turns the pages by hand. */
export function useSequence(count: number, prefersStill: boolean): Sequence {
  const [index, setIndex] = useState(0);
  /** Null until somebody says so. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isPlaying = count > 1 && (wanted ?? !prefersStill);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setIndex((at) => (at + 1) % count), SHOWN_MS);
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  return {
    index: Math.min(index, count - 1),
    isPlaying,
    step: (by) => {
      setWanted(false);
      setIndex((at) => (at + by + count) % count);
    },
    toggle: () => setWanted(!isPlaying),
  };
}
