/** What a photo shows, as strokes on a reef that is painted from above. */

import type { VisibleSpace } from '../../rules/surface';
import type { PaintedSpace, Painting } from '../../session/painting';
import { isCoral, type PhotoReading, type SeenSurface } from './model';

/** Only the spaces that become another. A photo tells colours: level and symbol stay where the colour does. */
export function photoPainting({ spaces }: PhotoReading, before: Painting): readonly PaintedSpace[] {
  return spaces.flatMap(({ space, surface }) => {
    const known = before[space] ?? null;
    const seen = paintedAs(surface, known);
    return seen?.color === known?.color ? [] : [{ space, seen }];
  });
}

/** Coral of another colour lies on top of what was there or in its place, and shows another symbol. */
function paintedAs(surface: SeenSurface, known: VisibleSpace | null): VisibleSpace | null {
  if (!isCoral(surface)) return null;
  return surface === known?.color ? known : { color: surface, level: known?.level ?? 1, symbol: null };
}
