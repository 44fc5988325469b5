import { useEffect, useState } from 'react';

const STEP_MS = 900;

export interface Playback {
  readonly step: number;
  readonly isPlaying: boolean;
  /** Goes to a step and stops there. */
  readonly goTo: (step: number) => void;
  /** Plays on, from the beginning when it is at the end; or pauses. */
  readonly toggle: () => void;
}

/** Walks through the steps by itself until it is stopped or arrives. */
export function usePlayback(steps: number): Playback {
  const [walk, setWalk] = useState({ step: 0, isPlaying: false });
  const step = Math.min(walk.step, steps);
  const isPlaying = walk.isPlaying && step < steps;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setWalk({ step: step + 1, isPlaying: true }), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, step]);
  return {
    step,
    isPlaying,
    goTo: (next) => setWalk({ step: Math.max(0, Math.min(next, steps)), isPlaying: false }),
    toggle: () => setWalk({ step: !isPlaying && step === steps ? 0 : step, isPlaying: !isPlaying }),
  };
}
