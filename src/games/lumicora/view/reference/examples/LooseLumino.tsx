import Svg from 'react-native-svg';

import type { LuminoFace } from '../../../lessons/reference/entry';
import type { Words } from '../../../strings/en/words';
import { LuminoPiece } from '../../reef/LuminoPiece';
import { reefLayout } from '../../reef/reefCells';

/** Any two spaces side by side will do to draw a Lumino on its own. */
const LEFT = 0;
const RIGHT = 1;
const LAYOUT = reefLayout(false);
const { x, y } = LAYOUT.centers[LEFT]!;
const WIDTH = LAYOUT.centers[RIGHT]!.x - x + 96;
const HEIGHT = 112;
const FRAME = `${x - 48} ${y - 54} ${WIDTH} ${HEIGHT}`;

interface LooseLuminoProps {
  readonly face: LuminoFace;
  readonly width: number;
}

/** A Lumino that lies on no board. */
export function LooseLumino({ face: { colors, symbols }, width }: LooseLuminoProps) {
  return (
    <Svg width={width} height={(width * HEIGHT) / WIDTH} viewBox={FRAME} aria-hidden>
      <LuminoPiece
        layout={LAYOUT}
        firstSpace={LEFT}
        secondSpace={RIGHT}
        firstColor={colors[0]}
        secondColor={colors[1]}
        firstSymbol={symbols[0]}
        secondSymbol={symbols[1]}
        level={1}
        part="both"
      />
    </Svg>
  );
}

/** `green 3 crab`, or `green and pink` for a starting Lumino. */
export function describeFace(
  { colors, and, symbol }: Words,
  { colors: [a, b], symbols }: LuminoFace,
): string {
  if (a !== b) return `${colors[a]} ${and} ${colors[b]}`;
  const shown = symbols.filter((each) => each !== null).map(symbol);
  return [colors[a], ...shown].join(' ');
}
