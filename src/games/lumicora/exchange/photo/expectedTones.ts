/** What the surfaces of a box are expected to look like, before anything of a photo is known. */

import type { SeenSurface } from './model';
import type { Tone } from './tone';

export interface ExpectedTone {
  readonly tone: Tone;
  /** How far a box may differ from it, in each direction: prints, lamps and cameras vary, and nobody measured a box. */
  readonly width: Tone;
}

/**
 * Middle and width of each surface over all the colours that somebody would still call green, pink, blue and yellow
 * coral, sea and stone. Only how the surfaces stand to each other matters: the light of the photo is found besides.
 */
export const EXPECTED_TONES: Readonly<Record<SeenSurface, ExpectedTone>> = {
  green: { tone: [-3.7, 0.05, 1.05], width: [0.75, 0.4, 0.3] },
  pink: { tone: [-2.2, 0.65, -0.85], width: [0.6, 0.3, 0.3] },
  blue: { tone: [-3.0, -1.1, -0.2], width: [0.75, 0.28, 0.25] },
  yellow: { tone: [-1.8, 1.45, 0.6], width: [0.45, 0.3, 0.18] },
  water: { tone: [-3.9, -0.85, 0.25], width: [1.2, 0.32, 0.25] },
  limestone: { tone: [-1.6, 0.22, 0.03], width: [0.6, 0.17, 0.1] },
};
