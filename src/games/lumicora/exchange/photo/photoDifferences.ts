/** Where a photo shows another reef than the one that was tracked. */

import type { Color, Space } from '../../rules/model';
import { visibleSpace, type View } from '../../rules/surface';
import { isCoral, type PhotoReading } from './model';

export interface PhotoDifference {
  readonly space: Space;
  /** What the tracked reef shows; null for bare ground. */
  readonly known: Color | null;
  readonly seen: Color | null;
  /** How likely the photo is right, 0 to 1. */
  readonly confidence: number;
}

/** By space. What kind of ground is bare makes no difference. */
export function photoDifferences({ spaces }: PhotoReading, view: View): readonly PhotoDifference[] {
  return spaces.flatMap(({ space, surface, confidence }) => {
    const known = visibleSpace(view, space)?.color ?? null;
    const seen = isCoral(surface) ? surface : null;
    return known === seen ? [] : [{ space, known, seen, confidence }];
  });
}
