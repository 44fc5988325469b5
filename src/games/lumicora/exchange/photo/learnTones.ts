/** The tones of one box, as photos that somebody has confirmed showed them, freed from their light. */

import { FARTHEST_TONE, MOST_SEEN, TONE_STEPS } from './boxTones';
import { bySurface } from './bySurface';
import { FULL_TRUST, USUAL_NOISE, weigh } from './judgeTones';
import {
  type BoxTone,
  type BoxTones,
  type PhotoReading,
  type SeenSurface,
  type SpaceSample,
  SURFACES,
} from './model';
import { seenIn, spaceTones } from './spaceTones';
import { type ExpectedTone, EXPECTED_TONES, type Tone, type ToneTable } from './tone';
import { fitTones } from './toneModel';
import { NO_VEIL } from './veil';

/** From fewer spaces, chance says more than the print. */
const FEWEST = 2;

/** How far a photo may still differ from what the box has shown. */
const KNOWN_WIDTH: Tone = [0.4, 0.13, 0.11];

/** What a confirmed photo adds to what is known of the box; spaces that nobody was sure of add nothing. */
export function learnTones(
  known: BoxTones | null,
  samples: readonly SpaceSample[],
  { spaces }: PhotoReading,
): BoxTones {
  const seen = seenIn(samples);
  const tones = spaceTones(seen, NO_VEIL);
  const isSure = (space: number): boolean => tones[space]!.isSeen && !spaces[space]!.isDoubtful;
  const shares = bySurface((space, surface) =>
    isSure(space) && SURFACES[surface] === spaces[space]!.surface ? 1 : 0,
  );
  const model = fitTones(tones, weigh(tones, shares, FULL_TRUST, USUAL_NOISE), toneTable(known));
  const found = new Map<SeenSurface, BoxTone>();
  for (const [index, surface] of SURFACES.entries()) {
    const count = spaces.filter((each) => each.surface === surface && isSure(each.space)).length;
    if (count < FEWEST) continue;
    const tone = model.map(({ tones: own }) =>
      Math.round(TONE_STEPS * own[index]!),
    ) as unknown as BoxTone['tone'];
    found.set(surface, { tone, seen: Math.min(MOST_SEEN, count) });
  }
  return joinTones(known ?? {}, Object.fromEntries(found));
}

function joinTones(before: BoxTones, later: BoxTones): BoxTones {
  const joined = SURFACES.flatMap((surface) => {
    const [a, b] = [before[surface], later[surface]];
    if (a === undefined || b === undefined)
      return a === undefined && b === undefined ? [] : [[surface, a ?? b] as const];
    const share = b.seen / (a.seen + b.seen);
    const tone = a.tone.map((value, at) =>
      bounded(value + share * (b.tone[at]! - value)),
    ) as unknown as BoxTone['tone'];
    return [[surface, { tone, seen: Math.min(MOST_SEEN, a.seen + b.seen) }] as const];
  });
  return Object.fromEntries(joined);
}

function bounded(value: number): number {
  return Math.max(-FARTHEST_TONE, Math.min(FARTHEST_TONE, Math.round(value)));
}

/** What to expect of each surface: as the box has shown it, or as any box may have it. */
export function toneTable(box: BoxTones | null): ToneTable {
  if (box === null) return EXPECTED_TONES;
  return Object.fromEntries(
    SURFACES.map((surface): readonly [SeenSurface, ExpectedTone] => {
      const own = box[surface];
      if (own === undefined) return [surface, EXPECTED_TONES[surface]];
      const [brightness, warmth, greenness] = own.tone;
      const tone: Tone = [brightness / TONE_STEPS, warmth / TONE_STEPS, greenness / TONE_STEPS];
      return [surface, { tone, width: KNOWN_WIDTH }];
    }),
  ) as unknown as ToneTable;
}
