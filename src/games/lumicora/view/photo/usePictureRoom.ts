import { useState } from 'react';
import { useWindowDimensions, type LayoutChangeEvent } from 'react-native';

import { useBoardRoom, type BoardRoom } from '../reefEntry/useBoardRoom';
import { isWorthTurning, type Size } from './picturePlace';

/** Above its panel, a turned picture gets at least this height, and the page scrolls. */
const LEAST_TURNED = 368;

/** How a picture of this shape and its panel share the window. The picture is turned where that makes it larger. */
export function usePictureRoom(shape: Size): BoardRoom {
  const base = useBoardRoom();
  const { width, height } = useWindowDimensions();
  const [measured, setMeasured] = useState<(Size & { readonly window: string }) | null>(null);
  const window = `${width} ${height}`;
  // Until it is measured, the share of the window that usually remains.
  const guess = base.isSideBySide ? { width: width * 0.6, height } : { width, height: height * 0.5 };
  const room = measured?.window === window ? measured : guess;
  const turnedRoom = base.isSideBySide ? room : { ...room, height: Math.max(room.height, LEAST_TURNED) };
  return {
    ...base,
    isTurned: isWorthTurning(shape, room, turnedRoom),
    onLayout: (event: LayoutChangeEvent) => {
      base.onLayout(event);
      const { layout } = event.nativeEvent;
      if (layout.width === 0 || layout.height === 0) return;
      // Once a window: it must not turn because something opened beside it.
      setMeasured((before) => (before?.window === window ? before : { ...layout, window }));
    },
  };
}
