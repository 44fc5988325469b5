import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Which way round a person wants the board; null until they turn it. Forgotten when the app ends. */
const chosenTurn = createStore<{ readonly isTurned: boolean | null }>(() => ({ isTurned: null }));

/** Whichever way gives the larger spaces, unless the person has chosen. */
export function useBoardTurn(room: Room): { readonly isTurned: boolean; readonly turn: () => void } {
  const chosen = useStore(chosenTurn, (state) => state.isTurned);
  const isTurned = chosen ?? isLargerTurned(room);
  return { isTurned, turn: () => chosenTurn.setState({ isTurned: !isTurned }) };
}

/** Upright, the board is wider than high. */
const WIDE = 700;
const HIGH = 566;

export function isLargerTurned({ width, height }: Room): boolean {
  return Math.min(width / HIGH, height / WIDE) > Math.min(width / WIDE, height / HIGH);
}
