/** Reading a picture in steps, each of which tells how much is done, 0 to 1. */

import type {
  Corners,
  Examples,
  Knowledge,
  PhotoReading,
  Pixels,
  SpaceSample,
} from '../../exchange/photo/model';
import { readSamples } from '../../exchange/photo/readSamples';
import { samplingSteps } from '../../exchange/photo/sampleSpaces';
import { SPACE_COUNT } from '../../rules/boards';

export interface ReadPicture {
  readonly samples: readonly SpaceSample[];
  readonly reading: PhotoReading;
}

/** What looking at the pixels is of the whole work. */
const SAMPLING_SHARE = 0.7;

export function* readPicture(
  picture: Pixels,
  corners: Corners,
  examples: Examples,
  knowledge: Knowledge,
): Generator<number, ReadPicture> {
  const samples: SpaceSample[] = [];
  for (const row of samplingSteps(picture, corners)) {
    samples.push(...row);
    yield (SAMPLING_SHARE * samples.length) / SPACE_COUNT;
  }
  return { samples, reading: readSamples(samples, examples, knowledge) };
}

export function* judgeSamples(
  samples: readonly SpaceSample[],
  examples: Examples,
  knowledge: Knowledge,
): Generator<number, PhotoReading> {
  yield 0;
  return readSamples(samples, examples, knowledge);
}
