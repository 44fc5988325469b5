/** Spaces that look alike, whatever they are: the tones of a photo fall into a handful of groups. */

import type { Space } from '../../rules/model';

import type { SpaceTone } from './spaceTones';
import type { Tone } from './tone';

export interface LookGroup {
  readonly spaces: readonly Space[];
  /** The middle of its tones. */
  readonly tone: Tone;
}

/** How much spaces of one surface differ, roughly: shadows make brightness tell little. */
export const ROUGH_NOISE: Tone = [0.6, 0.08, 0.08];

/**
 * Every way to see the photo as `least` to `most` groups: beginning with each space alone, the two groups whose union
 * differs least within itself are put together, again and again (Ward's method).
 */
export function lookGroups(
  tones: readonly SpaceTone[],
  least: number,
  most: number,
): readonly (readonly LookGroup[])[] {
  let groups: readonly LookGroup[] = tones.flatMap(({ isSeen, tone }, space) =>
    isSeen ? [{ spaces: [space], tone }] : [],
  );
  const partitions: (readonly LookGroup[])[] = [];
  while (groups.length > 0) {
    if (groups.length >= least && groups.length <= most) partitions.push(groups);
    if (groups.length <= least) break;
    groups = withClosestJoined(groups);
  }
  return partitions;
}

function withClosestJoined(groups: readonly LookGroup[]): readonly LookGroup[] {
  let [first, second, least] = [0, 1, Infinity];
  for (let a = 0; a < groups.length; a++) {
    for (let b = a + 1; b < groups.length; b++) {
      const cost = costOfJoining(groups[a]!, groups[b]!);
      if (cost < least) [first, second, least] = [a, b, cost];
    }
  }
  const joined = join(groups[first]!, groups[second]!);
  return groups.flatMap((group, index) => (index === first ? [joined] : index === second ? [] : [group]));
}

function costOfJoining(a: LookGroup, b: LookGroup): number {
  let squares = 0;
  for (let tone = 0; tone < 3; tone++) squares += ((a.tone[tone]! - b.tone[tone]!) / ROUGH_NOISE[tone]!) ** 2;
  return (squares * a.spaces.length * b.spaces.length) / (a.spaces.length + b.spaces.length);
}

function join(a: LookGroup, b: LookGroup): LookGroup {
  const share = a.spaces.length / (a.spaces.length + b.spaces.length);
  const mean = (tone: 0 | 1 | 2): number => share * a.tone[tone] + (1 - share) * b.tone[tone];
  return { spaces: [...a.spaces, ...b.spaces], tone: [mean(0), mean(1), mean(2)] };
}
