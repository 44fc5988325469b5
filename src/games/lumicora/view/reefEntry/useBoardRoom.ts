import { useCallback, useState } from 'react';
import { useWindowDimensions, type LayoutChangeEvent } from 'react-native';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** From this width on, or in any window that is wider than high, the panel stands beside the board. */
const SIDE_BY_SIDE = 900;
const NARROWEST_SIDE_BY_SIDE = 520;

export interface BoardRoom {
  readonly isSideBySide: boolean;
  readonly isTurned: boolean;
  readonly turn: () => void;
  readonly onLayout: (event: LayoutChangeEvent) => void;
}

/** How a board and its panel share the window, and which way round the board lies. */
export function useBoardRoom(): BoardRoom {
  const { width, height } = useWindowDimensions();
  const window = `${width} ${height}`;
  const [measured, setMeasured] = useState<{ readonly window: string; readonly room: Room } | null>(null);
  const isSideBySide = width >= SIDE_BY_SIDE || (width > height && width >= NARROWEST_SIDE_BY_SIDE);
  // Until it is measured, the share of the window that usually remains.
  const guess = isSideBySide ? { width: width * 0.6, height } : { width, height: height * 0.5 };
  const { isTurned, turn } = useBoardTurn(measured?.room ?? guess);
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    if (layout.width === 0 || layout.height === 0) return;
    // Measured once a window: the board must not turn because something opened beside it.
    setMeasured((before) => (before?.window === window ? before : { window, room: layout }));
  };
  return { isSideBySide, isTurned, turn, onLayout };
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Which way round a person wants the board; null until they turn it. Forgotten when the app ends. */
const chosenTurn = createStore<{ readonly isTurned: boolean | null }>(() => ({ isTurned: null }));

/** Whichever way gives the larger spaces, unless the person has chosen. */
function useBoardTurn(room: Room): { readonly isTurned: boolean; readonly turn: () => void } {
  const chosen = useStore(chosenTurn, (state) => state.isTurned);
  const isTurned = chosen ?? isLargerTurned(room);
  const turn = useCallback(() => chosenTurn.setState({ isTurned: !isTurned }), [isTurned]);
  return { isTurned, turn };
}

/** Upright, the board is wider than high. */
const WIDE = 700;
const HIGH = 566;

function isLargerTurned({ width, height }: Room): boolean {
  return Math.min(width / HIGH, height / WIDE) > Math.min(width / WIDE, height / HIGH);
}
