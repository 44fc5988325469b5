/** A reef as somebody paints it from above: what is seen of each of the 44 spaces, null where it is bare. */

import { SPACE_COUNT } from '../rules/boards';
import type { Space } from '../rules/model';
import { viewOf, visibleSpace, type View, type VisibleSpace } from '../rules/surface';

export type Painting = readonly (VisibleSpace | null)[];

/** What a brush leaves on a space; null takes the coral away. */
export interface PaintedSpace {
  readonly space: Space;
  readonly seen: VisibleSpace | null;
}

export const EMPTY_PAINTING: Painting = Array<null>(SPACE_COUNT).fill(null);

export function paintingOf(view: View): Painting {
  return EMPTY_PAINTING.map((_, space) => visibleSpace(view, space));
}

export function viewOfPainting(painting: Painting): View {
  return viewOf(new Map(painting.flatMap((seen, space) => (seen === null ? [] : [[space, seen] as const]))));
}

export function paint(painting: Painting, strokes: readonly PaintedSpace[]): Painting {
  const next = [...painting];
  for (const { space, seen } of strokes) next[space] = seen;
  return next;
}
