/** Two photos of one reef, from two sides: a lamp that is mirrored on one of them leaves the same spaces plain on the other. */

import { SPACE_COUNT } from '../../rules/boards';
import type { PhotoReading, SpaceReading } from './model';

/** Of each space, what the surer photo shows; where both are sure of different things, a person should look. */
export function joinReadings(first: PhotoReading, second: PhotoReading): PhotoReading {
  return {
    looksLikeReef: first.looksLikeReef || second.looksLikeReef,
    spaces: first.spaces.map((one, space) => joined(one, second.spaces[space]!)),
  };
}

function joined(one: SpaceReading, other: SpaceReading): SpaceReading {
  const [surer, vaguer] = isSurer(other, one) ? [other, one] : [one, other];
  if (one.surface === other.surface) return surer;
  return { ...surer, isDoubtful: surer.isDoubtful || !vaguer.isDoubtful };
}

function isSurer(one: SpaceReading, other: SpaceReading): boolean {
  if (one.isDoubtful !== other.isDoubtful) return other.isDoubtful;
  return one.confidence > other.confidence;
}

/** Whether the second photo agrees more with the first when its grid is turned by half. */
export function agreesHalfTurned(first: PhotoReading, second: PhotoReading): boolean {
  const agreeing = (spaceOf: (space: number) => number): number =>
    first.spaces.filter(({ space, surface }) => second.spaces[spaceOf(space)]!.surface === surface).length;
  return agreeing((space) => SPACE_COUNT - 1 - space) > agreeing((space) => space);
}

export function halfTurnedReading({ looksLikeReef, spaces }: PhotoReading): PhotoReading {
  return {
    looksLikeReef,
    spaces: spaces.map((_, space) => ({ ...spaces[SPACE_COUNT - 1 - space]!, space })),
  };
}
