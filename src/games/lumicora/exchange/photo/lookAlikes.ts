/** A person says what one space shows; what looks the same is likely the same. */

import { bySurface, cellOf, type BySurface } from './bySurface';
import type { Noise } from './judgeTones';
import { SURFACES, type Examples } from './model';
import type { SpaceTone } from './spaceTones';
import type { ToneModel } from './toneModel';

/** Logarithm of how much likelier a space is what an example that looks exactly like it was said to be. */
const SAME_LOOK = 6;
/** Two spaces of one surface differ by the noise of both, so look-alikes may be this many deviations apart. */
const LIKENESS = 1.5;

const NO_EXAMPLES = bySurface(() => 0);

/** What to add to the logarithms of likelihood, by the examples that look like each space. */
export function lookAlikes(
  tones: readonly SpaceTone[],
  model: ToneModel,
  noise: Noise,
  examples: Examples,
): BySurface {
  const shown = [...examples].filter(([space]) => tones[space]!.isSeen);
  if (shown.length === 0) return NO_EXAMPLES;
  return bySurface((space, surface) => {
    let nearest = 0;
    if (!tones[space]!.isSeen) return 0;
    for (const [example, said] of shown) {
      if (SURFACES[surface] !== said) continue;
      const squares = ([0, 1, 2] as const).reduce<number>((sum, tone) => {
        const { middles } = model[tone];
        const light = middles[cellOf(space, surface)]! - middles[cellOf(example, surface)]!;
        const apart = tones[space]!.tone[tone] - tones[example]!.tone[tone] - light;
        return sum + (apart / (LIKENESS * (tone === 0 ? noise.brightness : noise.color))) ** 2;
      }, 0);
      nearest = Math.max(nearest, Math.exp(-squares / 2));
    }
    return SAME_LOOK * nearest;
  });
}
