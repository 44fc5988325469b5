/** From a first guess to a view of the whole photo that agrees with itself: light and surfaces explain each other. */

import { NEIGHBORS } from '../../rules/boards';
import { COLORS, type Space } from '../../rules/model';
import type { View } from '../../rules/surface';
import {
  type BySurface,
  bySurface,
  cellOf,
  largestDifference,
  logTotal,
  normalised,
  type Shares,
  sharesOf,
  SURFACE_COUNT,
} from './bySurface';
import { FULL_TRUST, judgeTones, type Noise, USUAL_NOISE, weigh } from './judgeTones';
import { toneTable } from './learnTones';
import { type Examples, isCoral, type Knowledge, SURFACES } from './model';
import { type Seen, type SpaceTone, spaceTones, type Veil } from './spaceTones';
import { fitTones, taken, type ToneModel } from './toneModel';
import { findVeil, NO_VEIL } from './veil';

export interface Guess {
  readonly shares: Shares;
  readonly veil: Veil;
}

export interface Settled {
  readonly shares: Shares;
  /** Logarithm of how well this view explains the photo. */
  readonly evidence: number;
}

/** Nearly all views settle in ten rounds; the first ones may stand still before noise and veil are known. */
const MOST_ROUNDS = 30;
const LEAST_ROUNDS = 4;
/** Settled when no share changes by more. */
const STILL = 0.002;
/** The first fits are made of guesses, so they must not take them too seriously. */
const FIRST_NOISE: Noise = { brightness: 2 * USUAL_NOISE.brightness, color: 2 * USUAL_NOISE.color };
/**
 * Shares are raised to this power for the fit: when two surfaces compete for the same spaces, the likelier one gets
 * them, instead of both being drawn to the same tone.
 */
const DECISIVENESS = 3;
/** A space of which a person has said what it shows counts like so many in the fit. */
const EXAMPLE_WEIGHT = 6;

export function settle(
  seen: Seen,
  expected: Shares,
  guess: Guess,
  examples: Examples,
  { reef, box }: Knowledge,
): Settled {
  const table = toneTable(box);
  let { shares } = guess;
  let light = { veil: guess.veil, logAgreement: 0 };
  let trust = FULL_TRUST;
  let noise = FIRST_NOISE;
  for (let round = 1; ; round++) {
    const tones = spaceTones(seen, light.veil);
    const decided = normalised(shares.map((share) => share ** DECISIVENESS));
    const weights = weigh(listenedTo(tones, examples), decided, trust, noise);
    const model = fitTones(tones, weights, table);
    const verdict = judgeTones(tones, model, weights, decided, noise);
    const likely = inCompany(reef === null ? withPrevalence(expected, shares) : expected, shares, reef);
    const alike = lookAlikes(tones, model, noise, examples);
    const next = sharesOf(likely, plus(verdict.logs, alike));
    const isStill = round >= LEAST_ROUNDS && largestDifference(shares, next) < STILL;
    if (isStill || round === MOST_ROUNDS) {
      const { logs } = judgeTones(tones, taken(model), weights, decided, noise);
      const agreement = model.reduce((sum, { logAgreement }) => sum + logAgreement, light.logAgreement);
      const evidence = logTotal(likely, plus(logs, alike)) + agreement + logUnveiling(seen, tones);
      return { shares: next, evidence };
    }
    // Veiled spaces are far off, so trust would keep the veil from being found.
    light = findVeil(tones, light.veil, model, weigh(tones, decided, FULL_TRUST, noise)[1]);
    ({ trust, noise } = verdict);
    shares = next;
  }
}

function listenedTo(tones: readonly SpaceTone[], examples: Examples): readonly SpaceTone[] {
  return tones.map((tone, space) =>
    examples.has(space) ? { ...tone, unsureness: tone.unsureness / EXAMPLE_WEIGHT } : tone,
  );
}

/** Taking a veil away moves tones apart, which must count neither for nor against it. */
function logUnveiling(seen: Seen, tones: readonly SpaceTone[]): number {
  const veiled = spaceTones(seen, NO_VEIL);
  const apart = tones.map(({ isSeen, tone }, space) => (isSeen ? veiled[space]!.tone[0] - tone[0] : 0));
  return Math.sqrt(3) * apart.reduce((sum, value) => sum + value, 0);
}

function plus(a: BySurface, b: BySurface): Float64Array {
  return a.map((value, cell) => value + b[cell]!);
}

/**
 * How likely coral without any neighbour of its colour is, compared with coral that has one: its other half may be
 * covered, or it is half of the starting Lumino.
 */
const ALONE = 0.3;
/** Coral that was not there when the reef was last known came in one piece, and rarely got covered since. */
const ALONE_IF_LATER = 0.1;
/** The halves of a Lumino lie in one level (PL-3): how well a neighbour that was in another level serves as one. */
const OTHER_LEVEL = 0.4;

/** Expectations of each space, in the company that the shares see around it. */
function inCompany(expected: Shares, shares: Shares, reef: View | null): Shares {
  return bySurface((space, surface) => {
    const cell = cellOf(space, surface);
    const name = SURFACES[surface]!;
    if (!isCoral(name) || expected[cell] === 0) return expected[cell]!;
    const isLater = reef !== null && COLORS[reef.colors[space]!] !== name;
    const alone = isLater ? ALONE_IF_LATER : ALONE;
    return expected[cell]! * (alone + (1 - alone) * otherHalf(shares, space, surface, isLater ? reef : null));
  });
}

/** How likely at least one neighbour serves as the other half. */
function otherHalf(shares: Shares, space: Space, surface: number, reef: View | null): number {
  let none = 1;
  for (const neighbor of NEIGHBORS[space]!) {
    const isLevel = reef === null || reef.levels[neighbor] === reef.levels[space];
    none *= 1 - shares[cellOf(neighbor, surface)]! * (isLevel ? 1 : OTHER_LEVEL);
  }
  return 1 - none;
}

/** How many spaces it takes to move the opinion about a surface: few, as reefs differ a lot. */
const FAITH = 4;

/** Expectations, where a surface that is seen often is likelier everywhere. */
function withPrevalence(expected: Shares, shares: Shares): Shares {
  const factors = Array.from({ length: SURFACE_COUNT }, (_, surface) => {
    const seen = countOf(shares, surface);
    const awaited = countOf(expected, surface);
    return (seen + FAITH) / (awaited + FAITH);
  });
  return normalised(bySurface((space, surface) => expected[cellOf(space, surface)]! * factors[surface]!));
}

function countOf(shares: Shares, surface: number): number {
  let count = 0;
  for (let cell = surface; cell < shares.length; cell += SURFACE_COUNT) count += shares[cell]!;
  return count;
}

/** Logarithm of how much likelier a space is what an example that looks exactly like it was said to be. */
const SAME_LOOK = 6;
/** Two spaces of one surface differ by the noise of both, so look-alikes may be this many deviations apart. */
const LIKENESS = 1.5;

const NO_EXAMPLES = bySurface(() => 0);

/** What to add to the logarithms of likelihood, by the examples that look like each space. */
function lookAlikes(
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
