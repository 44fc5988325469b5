/** What becomes of a reading when somebody says what is on a space: their word, and an offer; nothing else by itself. */

import type { Space } from '../../rules/model';
import type { PhotoReading, SeenSurface, SpaceReading } from './model';

/** Spaces that look like the one that was tapped, and were read as something else. */
export interface LookAlikes {
  readonly spaces: readonly Space[];
  readonly surface: SeenSurface;
}

export interface TappedReading {
  readonly reading: PhotoReading;
  /** One decision for a confusion that repeats itself; null where there is none. */
  readonly offer: LookAlikes | null;
}

/** How sure the second look must be that a space is what the tapped one is. */
const ALIKE = 0.8;

/**
 * `before` holds what was told of some spaces, the last of them to be the given surface; `again` is the reading of the same
 * photo in the light of it. It changes no other space, as a second look may err where the first did not; it only takes
 * doubts away that it does not share.
 */
export function afterTap(
  before: PhotoReading,
  again: PhotoReading,
  told: ReadonlySet<Space>,
  surface: SeenSurface,
): TappedReading {
  const spaces = before.spaces.map((each) => {
    if (told.has(each.space)) return each;
    const later = again.spaces[each.space]!;
    if (!each.isDoubtful || later.surface !== each.surface || later.isDoubtful) return each;
    return { ...each, confidence: later.confidence, isDoubtful: false };
  });
  const alike = again.spaces.filter(
    (later) =>
      !told.has(later.space) &&
      later.surface === surface &&
      later.confidence >= ALIKE &&
      before.spaces[later.space]!.surface !== surface,
  );
  return {
    reading: { ...before, spaces },
    offer: alike.length === 0 ? null : { spaces: alike.map(({ space }) => space), surface },
  };
}

/** What a person has said is certain. */
export function said(reading: SpaceReading, surface: SeenSurface): SpaceReading {
  return { ...reading, surface, confidence: 1, isDoubtful: false };
}
