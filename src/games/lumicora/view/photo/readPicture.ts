/** Reading a picture in steps, each of which tells how much is done, 0 to 1. */

import { halfTurned } from '../../exchange/photo/homography';
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
import { halfTurnedSamples, turnFits } from '../../exchange/photo/turnFits';
import { SPACE_COUNT } from '../../rules/boards';

export interface ReadPicture {
  readonly samples: readonly SpaceSample[];
  readonly reading: PhotoReading;
  /** As given, or half a turn further. */
  readonly corners: Corners;
}

export interface PictureReader {
  readonly examples: Examples;
  readonly knowledge: Knowledge;
  /** Whether the grid may be turned to fit what is known. */
  readonly mayTurn: boolean;
}

/** What looking at the pixels is of the whole work, and what remains once it is known which way round the board lies. */
const SAMPLING_SHARE = 0.6;
const TURNING_SHARE = 0.8;

export function* readPicture(
  picture: Pixels,
  corners: Corners,
  { examples, knowledge, mayTurn }: PictureReader,
): Generator<number, ReadPicture> {
  const seen: SpaceSample[] = [];
  for (const row of samplingSteps(picture, corners)) {
    seen.push(...row);
    yield (SAMPLING_SHARE * seen.length) / SPACE_COUNT;
  }
  const isTurned = mayTurn && turnFits(seen, knowledge) === 'half-turned';
  const samples = isTurned ? [...halfTurnedSamples(seen)].sort((a, b) => a.space - b.space) : seen;
  yield TURNING_SHARE;
  const reading = readSamples(samples, examples, knowledge);
  return { samples, reading, corners: isTurned ? halfTurned(corners) : corners };
}

export function* judgeSamples(
  samples: readonly SpaceSample[],
  examples: Examples,
  knowledge: Knowledge,
): Generator<number, PhotoReading> {
  yield 0;
  return readSamples(samples, examples, knowledge);
}
