import { useCallback } from 'react';
import { useWindowDimensions } from 'react-native';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { keysOf, readStored, writeStored } from '@/tabletop/store/storedValues';

import { GAME_ID } from './store/library';
import { useGames, type Games } from './store/LibraryContext';

/** From this width on, in a window that is wider than high, a panel stands beside the board. Upright, the board gets the width. */
const NARROWEST_SIDE_BY_SIDE = 520;

const TURN_KEY = keysOf(GAME_ID).of('turn');

export interface BoardTurn {
  /** Whether there is room for a panel beside the board. */
  readonly isSideBySide: boolean;
  /** By a quarter turn. */
  readonly isTurned: boolean;
  readonly turn: () => void;
}

/**
 * Which way round boards lie: the same on every page, as the person last turned one, on this device. Until then
 * whichever way gives the larger spaces in this window.
 */
export function useBoardTurn(): BoardTurn {
  const { width, height } = useWindowDimensions();
  const store = useGames().once(turnStoreIn);
  const chosen = useStore(store, (state) => state.isTurned);
  const isSideBySide = width > height && width >= NARROWEST_SIDE_BY_SIDE;
  const isTurned = chosen ?? isLargerTurned(width, height, isSideBySide);
  const turn = useCallback(() => store.setState({ isTurned: !isTurned }), [store, isTurned]);
  return { isSideBySide, isTurned, turn };
}

interface ChosenTurn {
  /** Null until somebody turned a board. */
  readonly isTurned: boolean | null;
}

function turnStoreIn({ storage }: Games): StoreApi<ChosenTurn> {
  const read = (): ChosenTurn => {
    const stored = readStored(storage, TURN_KEY);
    return { isTurned: typeof stored === 'boolean' ? stored : null };
  };
  const store = createStore(read);
  store.subscribe(({ isTurned }, before) => {
    if (isTurned !== before.isTurned) writeStored(storage, TURN_KEY, isTurned);
  });
  storage.onOutsideChange(TURN_KEY, () => store.setState(read()));
  return store;
}

/** Upright, the board is wider than high. */
const WIDE = 700;
const HIGH = 566;
/** Above its panel, a turned board gets at least this height, and the page scrolls. */
const LEAST_TURNED = 368;

/** By the share of the window that usually remains for a board, so that no page turns it because of what stands beside. */
function isLargerTurned(width: number, height: number, isSideBySide: boolean): boolean {
  const room = isSideBySide ? { width: width * 0.6, height } : { width, height: height * 0.5 };
  const highest = isSideBySide ? height : Math.max(room.height, LEAST_TURNED);
  return Math.min(room.width / HIGH, highest / WIDE) > Math.min(room.width / WIDE, room.height / HIGH);
}
