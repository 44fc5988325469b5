/** What lies on each space, from its sample, the other samples, and what the table knows. */

import { SPACE_COUNT } from '../../rules/boards';
import { bySurface, cellOf, likeliest, type Shares } from './bySurface';
import {
  type Examples,
  isCoral,
  type Knowledge,
  type PhotoReading,
  type SpaceReading,
  type SpaceSample,
  SURFACES,
} from './model';
import { seenIn, type SpaceTone, spaceTones } from './spaceTones';
import { NO_VEIL } from './veil';
import { bestEvidence, expectations, together, viewsOf } from './views';

/** Less sure than this, and a person should look. */
const SURE = 0.95;
/** A color that speaks against what the rim and the middle of a space say needs a look as well. */
const CONTRADICTION = 0.25;
/**
 * From this spread on, the colour of a patch may be that of an animal, a badge or a neighbour; how fast trust in it
 * falls with more of it.
 */
const PLAIN_SPREAD = 0.45;
const LOSS_OF_TRUST = 1.4;

export function readSamples(
  samples: readonly SpaceSample[],
  examples: Examples,
  knowledge: Knowledge,
): PhotoReading {
  const bySpace = [...samples].sort((a, b) => a.space - b.space);
  const seen = seenIn(bySpace);
  const tones = spaceTones(seen, NO_VEIL);
  const judged = together(viewsOf(seen, examples, knowledge));
  const shares = withDistrust(judged, bySpace, expectations(examples, knowledge, seen.covered));
  const spaces = bySpace.map((sample) => readingOf(sample, tones[sample.space]!, shares, examples));
  return { spaces, looksLikeReef: looksLikeReef(bySpace, tones, spaces, knowledge.isEmptyBoard) };
}

/** As far as a patch is not to be trusted, its space is what was to be expected there. */
function withDistrust(shares: Shares, samples: readonly SpaceSample[], expected: Shares): Shares {
  return bySurface((space, surface) => {
    const cell = cellOf(space, surface);
    const beyond = Math.max(0, samples[space]!.spread - PLAIN_SPREAD);
    const distrust = Math.min(1, LOSS_OF_TRUST * beyond);
    return (1 - distrust) * shares[cell]! + distrust * expected[cell]!;
  });
}

function readingOf(
  { space, covered }: SpaceSample,
  { isSeen }: SpaceTone,
  shares: Shares,
  examples: Examples,
): SpaceReading {
  const surface = likeliest(shares, space);
  const confidence = Math.min(1, shares[cellOf(space, surface)]!);
  const isContradicted = isCoral(SURFACES[surface]!) ? covered < -CONTRADICTION : covered > CONTRADICTION;
  const isDoubtful = !examples.has(space) && (!isSeen || confidence < SURE || isContradicted);
  return { space, surface: SURFACES[surface]!, confidence, isDoubtful };
}

/** Less than this much of the board in the picture is too little to go by. */
const LEAST_SEEN = 0.6;
/** On a grid that lies beside its board, most spaces show parts of two things. */
const MOST_SPREAD = 0.4;
/** Surfaces differ in colour, walls and pages do not: standard deviation of colour over the board. */
const LEAST_CONTRAST = 0.2;
/** Whoever reads something else finds little that is clear. */
const MOST_DOUBTFUL = 0.7;
/** A reef begins with two corals on a ground, and no player builds with one colour only. */
const FEWEST_SURFACES = 3;
const FEWEST_SURFACES_IF_EMPTY = 2;
const MOST_OF_ONE_CORAL = 0.87;

function looksLikeReef(
  samples: readonly SpaceSample[],
  tones: readonly SpaceTone[],
  spaces: readonly SpaceReading[],
  isEmptyBoard: boolean,
): boolean {
  const seen = tones.filter(({ isSeen }) => isSeen);
  const counts = SURFACES.map((surface) => spaces.filter((space) => space.surface === surface).length);
  const surfaces = counts.filter((count) => count > 0).length;
  const mostOfACoral = Math.max(...counts.filter((_, index) => isCoral(SURFACES[index]!)));
  return (
    seen.length >= LEAST_SEEN * SPACE_COUNT &&
    middleSpread(samples) <= MOST_SPREAD &&
    contrast(seen) >= LEAST_CONTRAST &&
    spaces.filter(({ isDoubtful }) => isDoubtful).length <= MOST_DOUBTFUL * SPACE_COUNT &&
    surfaces >= (isEmptyBoard ? FEWEST_SURFACES_IF_EMPTY : FEWEST_SURFACES) &&
    mostOfACoral <= MOST_OF_ONE_CORAL * SPACE_COUNT
  );
}

function middleSpread(samples: readonly SpaceSample[]): number {
  const spreads = samples.map(({ spread }) => spread).sort((a, b) => a - b);
  return spreads[Math.floor(spreads.length / 2)]!;
}

function contrast(seen: readonly SpaceTone[]): number {
  const variance = (tone: 1 | 2): number => {
    const mean = seen.reduce((sum, space) => sum + space.tone[tone], 0) / seen.length;
    return seen.reduce((sum, space) => sum + (space.tone[tone] - mean) ** 2, 0) / seen.length;
  };
  return Math.sqrt(variance(1) + variance(2));
}

/** `either`: what is known fits both ways about as well, or nothing is known. */
export type TurnFit = 'as-sampled' | 'half-turned' | 'either';

/** Logarithm of how much better one way has to explain the photo. */
const PLAIN_DIFFERENCE = 4;

/** How the grid should lie for the samples to fit the terrain and the reef that are known. */
export function turnFits(samples: readonly SpaceSample[], knowledge: Knowledge): TurnFit {
  if (knowledge.board === null && knowledge.reef === null) return 'either';
  const fit = (turned: readonly SpaceSample[]): number =>
    bestEvidence(viewsOf(seenIn(turned), new Map(), knowledge));
  const difference = fit(halfTurnedSamples(samples)) - fit(samples);
  if (Math.abs(difference) < PLAIN_DIFFERENCE) return 'either';
  return difference > 0 ? 'half-turned' : 'as-sampled';
}

/** The samples as they would be on a grid that lies the other way round. */
export function halfTurnedSamples(samples: readonly SpaceSample[]): readonly SpaceSample[] {
  return samples.map((sample) => ({ ...sample, space: SPACE_COUNT - 1 - sample.space }));
}
