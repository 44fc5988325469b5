/** Where to begin: which group of look-alikes could be which surface, in any light. */

import type { Space } from '../../rules/model';
import { bySurface, cellOf, normalised, type Shares, SURFACE_COUNT } from './bySurface';
import { type Examples, SURFACES } from './model';
import type { SpaceTone } from './spaceTones';
import { FIELD_WIDTHS, type Tone, type ToneTable } from './tone';

/** An empty board has two surfaces; shadows and things in the way make more groups than there are surfaces. */
const FEWEST_GROUPS = 2;
const MOST_GROUPS = 8;
/** How many half-made namings are followed at a time, and how many finished ones are looked into. */
const FOLLOWED = 40;
const GUESSES = 4;
/** Two guesses that differ on fewer spaces lead to the same view. */
const LEAST_DIFFERENCE = 3;
/** No surface: a finger, a marker, or spaces that only seem alike. */
const STRANGE = SURFACE_COUNT;
/** Logarithm of how likely one space is strange and has just its tone. */
const STRANGE_LOG = -7;
/** A group's spaces are not independent witnesses of what it may be: it counts like so many at most. */
const MOST_WITNESSES = 4;
/** One stray space must not forbid its whole group what cannot lie on it. */
const IMPOSSIBLE = 1e-3;
/** Logarithm of how unlikely a group is anything else than what a person has said of one of its spaces. */
const EXAMPLE_LOG = 10;
/** What a first guess leaves to the other surfaces of a space. */
const REST = 0.05;

/** For one tone: sums from which the likelihood of all named groups follows, whatever the light is. */
interface ToneSums {
  readonly inverse: number;
  readonly linear: number;
  readonly squares: number;
  readonly logs: number;
}

/** Surfaces given to the first groups of a partition. */
interface Naming {
  readonly names: readonly number[];
  readonly sums: readonly ToneSums[];
  readonly known: number;
  readonly score: number;
}

const NOTHING_NAMED: Naming = {
  names: [],
  sums: [0, 1, 2].map(() => ({ inverse: 0, linear: 0, squares: 0, logs: 0 })),
  known: 0,
  score: 0,
};

export function firstGuesses(
  tones: readonly SpaceTone[],
  expected: Shares,
  examples: Examples,
  table: ToneTable,
): readonly Shares[] {
  const candidates = lookGroups(tones, FEWEST_GROUPS, MOST_GROUPS).flatMap((partition) => {
    const groups = [...partition].sort((a, b) => b.spaces.length - a.spaces.length);
    const within = logWithin(groups, tones);
    return namings(groups, expected, examples, table).map(({ names, score }) => ({
      score: score + within,
      labels: labelsOf(groups, names),
    }));
  });
  const chosen: (readonly number[])[] = [];
  for (const { labels } of candidates.sort((a, b) => b.score - a.score)) {
    if (chosen.length === GUESSES) break;
    if (chosen.every((other) => differences(labels, other) >= LEAST_DIFFERENCE)) chosen.push(labels);
  }
  if (chosen.length === 0) return [expected];
  return chosen.map((labels) => sharesOfLabels(labels, expected));
}

function namings(
  groups: readonly LookGroup[],
  expected: Shares,
  examples: Examples,
  table: ToneTable,
): readonly Naming[] {
  let followed: readonly Naming[] = [NOTHING_NAMED];
  for (const group of groups) {
    const known = Array.from({ length: SURFACE_COUNT + 1 }, (_, surface) =>
      knownLog(group, surface, expected, examples),
    );
    followed = followed
      .flatMap((naming) =>
        known.flatMap((log, surface) =>
          surface !== STRANGE && naming.names.includes(surface)
            ? []
            : [withName(naming, group, surface, log, table)],
        ),
      )
      .sort((a, b) => b.score - a.score)
      .slice(0, FOLLOWED);
  }
  return followed;
}

function knownLog(group: LookGroup, surface: number, expected: Shares, examples: Examples): number {
  if (surface === STRANGE) return STRANGE_LOG * group.spaces.length;
  let log = 0;
  let said = 0;
  for (const space of group.spaces) {
    const example = examples.get(space);
    if (example !== undefined) said += example === SURFACES[surface] ? 0 : -EXAMPLE_LOG;
    else log += Math.log(Math.max(IMPOSSIBLE, expected[cellOf(space, surface)]!));
  }
  const size = group.spaces.length;
  return said + (log / size) * Math.min(size, MOST_WITNESSES);
}

function withName(naming: Naming, group: LookGroup, surface: number, log: number, table: ToneTable): Naming {
  const names = [...naming.names, surface];
  const known = naming.known + log;
  if (surface === STRANGE) return { ...naming, names, known, score: naming.score + log };
  const { tone, width } = table[SURFACES[surface]!];
  const sums = naming.sums.map((sum, at) => {
    const variance = width[at]! ** 2 + ROUGH_NOISE[at]! ** 2 / group.spaces.length;
    const off = group.tone[at]! - tone[at]!;
    return {
      inverse: sum.inverse + 1 / variance,
      linear: sum.linear + off / variance,
      squares: sum.squares + off ** 2 / variance,
      logs: sum.logs + Math.log((variance / ROUGH_NOISE[at]! ** 2) * group.spaces.length),
    };
  });
  return { names, sums, known, score: known + sums.reduce((total, sum, at) => total + logOf(sum, at), 0) };
}

/** Logarithm of the likelihood of one tone, over all lights that there may be. */
function logOf({ inverse, linear, squares, logs }: ToneSums, tone: number): number {
  const width = FIELD_WIDTHS[tone]![0]! ** 2;
  return -(squares - linear ** 2 / (1 / width + inverse) + logs + Math.log(1 + width * inverse)) / 2;
}

/** Logarithm of how likely the spaces differ so much within their groups. */
function logWithin(groups: readonly LookGroup[], tones: readonly SpaceTone[]): number {
  let squares = 0;
  for (const { spaces, tone } of groups) {
    for (const space of spaces) {
      for (let at = 0; at < 3; at++) {
        squares += ((tones[space]!.tone[at]! - tone[at]!) / ROUGH_NOISE[at]!) ** 2;
      }
    }
  }
  return -squares / 2;
}

function labelsOf(groups: readonly LookGroup[], names: readonly number[]): readonly number[] {
  const labels: number[] = [];
  groups.forEach(({ spaces }, index) => {
    for (const space of spaces) labels[space] = names[index]!;
  });
  return labels;
}

function differences(a: readonly number[], b: readonly number[]): number {
  return a.filter((label, space) => label !== b[space]).length;
}

function sharesOfLabels(labels: readonly number[], expected: Shares): Shares {
  return normalised(
    bySurface((space, surface) => {
      const label = labels[space];
      const isOpen = label === undefined || label === STRANGE || label === surface;
      return expected[cellOf(space, surface)]! * (isOpen ? 1 : REST);
    }),
  );
}

export interface LookGroup {
  readonly spaces: readonly Space[];
  /** The middle of its tones. */
  readonly tone: Tone;
}

/** How much spaces of one surface differ, roughly: shadows make brightness tell little. */
const ROUGH_NOISE: Tone = [0.6, 0.08, 0.08];

/**
 * Every way to see the photo as `least` to `most` groups: beginning with each space alone, the two groups whose union
 * differs least within itself are put together, again and again (Ward's method).
 */
export function lookGroups(
  tones: readonly SpaceTone[],
  least: number,
  most: number,
): readonly (readonly LookGroup[])[] {
  let groups: readonly LookGroup[] = tones.flatMap(({ isSeen, tone }, space) =>
    isSeen ? [{ spaces: [space], tone }] : [],
  );
  const partitions: (readonly LookGroup[])[] = [];
  while (groups.length > 0) {
    if (groups.length >= least && groups.length <= most) partitions.push(groups);
    if (groups.length <= least) break;
    groups = withClosestJoined(groups);
  }
  return partitions;
}

function withClosestJoined(groups: readonly LookGroup[]): readonly LookGroup[] {
  let [first, second, least] = [0, 1, Infinity];
  for (let a = 0; a < groups.length; a++) {
    for (let b = a + 1; b < groups.length; b++) {
      const cost = costOfJoining(groups[a]!, groups[b]!);
      if (cost < least) [first, second, least] = [a, b, cost];
    }
  }
  const joined = join(groups[first]!, groups[second]!);
  return groups.flatMap((group, index) => (index === first ? [joined] : index === second ? [] : [group]));
}

function costOfJoining(a: LookGroup, b: LookGroup): number {
  let squares = 0;
  for (let tone = 0; tone < 3; tone++) squares += ((a.tone[tone]! - b.tone[tone]!) / ROUGH_NOISE[tone]!) ** 2;
  return (squares * a.spaces.length * b.spaces.length) / (a.spaces.length + b.spaces.length);
}

function join(a: LookGroup, b: LookGroup): LookGroup {
  const share = a.spaces.length / (a.spaces.length + b.spaces.length);
  const mean = (tone: 0 | 1 | 2): number => share * a.tone[tone] + (1 - share) * b.tone[tone];
  return { spaces: [...a.spaces, ...b.spaces], tone: [mean(0), mean(1), mean(2)] };
}
