import Svg from 'react-native-svg';

import type { LuminoEntry } from '../../session/luminoEntry';
import { LuminoPiece } from '../reef/LuminoPiece';
import { reefLayout } from '../reef/reefLayouts';

/** Any two spaces side by side will do to draw a Lumino on its own. */
const LEFT = 0;
const RIGHT = 1;
const LAYOUT = reefLayout(false);
const { x, y } = LAYOUT.centers[LEFT]!;
const FRAME = `${x - 48} ${y - 54} ${LAYOUT.centers[RIGHT]!.x - x + 96} 112`;

/** The Lumino that is being entered; the half on the left lands on the space tapped first. */
export function LittleLumino({
  entry: { color, number, other, isFlipped },
}: {
  readonly entry: LuminoEntry;
}) {
  const symbols = isFlipped ? [other ?? null, number] : [number, other ?? null];
  return (
    <Svg width={74} height={46} viewBox={FRAME} aria-hidden>
      <LuminoPiece
        layout={LAYOUT}
        firstSpace={LEFT}
        secondSpace={RIGHT}
        firstColor={color}
        secondColor={color}
        firstSymbol={symbols[0]!}
        secondSymbol={symbols[1]!}
        level={1}
        part="both"
      />
    </Svg>
  );
}
