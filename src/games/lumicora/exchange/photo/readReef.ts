/** A photo from its pixels to what it shows: where the reef lies, which way round, and what is on each space. */

import { partOf } from '@/kit/slices';

import { SPACE_COUNT } from '../../rules/boards';
import { guessSteps } from './guessCorners';
import { halfTurned } from './homography';
import type { Corners, Examples, Knowledge, PhotoReading, Pixels, SpaceSample } from './model';
import { halfTurnedSamples, readSamples, turnFits } from './readSamples';
import { samplingSteps } from './sampleSpaces';

export interface ReefOnPhoto {
  readonly corners: Corners;
  /** Whether the grid lies right for certain. */
  readonly isSure: boolean;
  readonly reading: PhotoReading;
}

/** What finding the grid is of the whole work. */
const FINDING_SHARE = 0.6;

/** Yields how much is done, 0 to 1. Null for a picture of something else. */
export function* reefSteps(pixels: Pixels, knowledge: Knowledge): Generator<number, ReefOnPhoto | null> {
  const guess = yield* partOf(guessSteps(pixels), 0, FINDING_SHARE);
  if (guess === null) return null;
  const { corners, reading } = yield* partOf(
    spaceSteps(pixels, guess.corners, { examples: new Map(), knowledge, mayTurn: true }),
    FINDING_SHARE,
    1,
  );
  // An outline that is sure is no accident, however strange the light on it.
  return reading.looksLikeReef || guess.isSure ? { corners, isSure: guess.isSure, reading } : null;
}

export interface ReadSpaces {
  readonly samples: readonly SpaceSample[];
  readonly reading: PhotoReading;
  /** As given, or half a turn further. */
  readonly corners: Corners;
}

export interface SpaceReader {
  readonly examples: Examples;
  readonly knowledge: Knowledge;
  /** Whether the grid may be turned to fit what is known. */
  readonly mayTurn: boolean;
}

/** What looking at the pixels is of the work, and what remains once it is known which way round the board lies. */
const SAMPLING_SHARE = 0.6;
const TURNING_SHARE = 0.8;

/** Reads the spaces under a grid. Yields how much is done, 0 to 1. */
export function* spaceSteps(
  pixels: Pixels,
  corners: Corners,
  { examples, knowledge, mayTurn }: SpaceReader,
): Generator<number, ReadSpaces> {
  const seen: SpaceSample[] = [];
  for (const row of samplingSteps(pixels, corners)) {
    seen.push(...row);
    yield (SAMPLING_SHARE * seen.length) / SPACE_COUNT;
  }
  const isTurned = mayTurn && turnFits(seen, knowledge) === 'half-turned';
  const samples = isTurned ? [...halfTurnedSamples(seen)].sort((a, b) => a.space - b.space) : seen;
  yield TURNING_SHARE;
  const reading = readSamples(samples, examples, knowledge);
  return { samples, reading, corners: isTurned ? halfTurned(corners) : corners };
}
