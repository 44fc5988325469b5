/** The tones of one box, as they are kept from photo to photo. */

import * as v from 'valibot';

import { type BoxTones, SURFACES } from './model';

export const TONE_STEPS = 100;
/** Later photos must be able to outweigh the first ones: prints fade, and boxes are sold. */
export const MOST_SEEN = 63;
/** No tone is farther from 0 than this, in steps. */
export const FARTHEST_TONE = 1023;
const toneSchema = v.pipe(v.number(), v.integer(), v.minValue(-FARTHEST_TONE), v.maxValue(FARTHEST_TONE));
const boxToneSchema = v.object({
  tone: v.tuple([toneSchema, toneSchema, toneSchema]),
  seen: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEEN)),
});
const boxSchema = v.partial(v.object(v.entriesFromList(SURFACES, boxToneSchema)));

/** What was stored; null where nothing was, or what cannot be read. */
export function readTones(json: unknown): BoxTones | null {
  const parsed = v.safeParse(boxSchema, json);
  return parsed.success && Object.keys(parsed.output).length > 0 ? parsed.output : null;
}
