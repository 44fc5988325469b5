/** Samples as tones, ready to be compared with each other. */

import type { SpaceSample } from './model';
import { toneOfLogs, type Tone } from './tone';

export interface SpaceTone {
  /** False for a space beside the picture, or in the pitch dark. */
  readonly isSeen: boolean;
  readonly tone: Tone;
  /** By how much its tone is less sure than a plain patch's, as a factor on the variance. */
  readonly unsureness: number;
}

/** A space of which more than this looks otherwise than its middle colour is as good as hidden. */
const MOST_SPREAD = 0.97;
/** Glare and noise lift the dark: this share of the brightest light is added, so that no ratio runs away. */
const DARK_SHARE = 0.003;
const GLARE = 0.15;
/** The brightest light is the third of 44, as a glint or a sheet of paper may be brighter than any surface. */
const BRIGHTEST_RANK = 2;
const SPREAD_UNSURENESS = 3;

/** By space, in whatever order the samples come. A brighter or tinted lamp moves all tones alike. */
export function spaceTones(samples: readonly SpaceSample[]): readonly SpaceTone[] {
  const bySpace = [...samples].sort((a, b) => a.space - b.space);
  const whites = ([0, 1, 2] as const).map((channel) => brightest(bySpace, channel));
  return bySpace.map(({ light, spread }) => {
    const own = light.reduce((sum, value, channel) => sum + value / whites[channel]!, 0) / 3;
    const logs = light.map((value, channel) => Math.log(value + whites[channel]! * (GLARE * own + DARK_SHARE)));
    const tone = toneOfLogs(logs[0]!, logs[1]!, logs[2]!);
    const isSeen = spread < MOST_SPREAD && tone.every(Number.isFinite);
    return {
      isSeen,
      tone: isSeen ? tone : [0, 0, 0],
      unsureness: 1 + SPREAD_UNSURENESS * spread * spread,
    };
  });
}

function brightest(samples: readonly SpaceSample[], channel: 0 | 1 | 2): number {
  const lights = samples.map(({ light }) => light[channel]).sort((a, b) => b - a);
  return lights[BRIGHTEST_RANK] ?? 0;
}
