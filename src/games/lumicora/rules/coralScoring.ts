/** SC-2: in each level the smallest visible number of the colour counts; the sum is the score. */

import { SPACE_COUNT } from './boards';
import { byColor, COLORS, type ByColor, type Color, type CoralNumber, type Space } from './model';
import { FIRST_ANIMAL_CODE, type View } from './surface';

export interface CoralLine {
  readonly level: number;
  readonly number: CoralNumber;
  /** The spaces that show the number; one of them is scored. */
  readonly spaces: readonly Space[];
}

export interface CoralScore {
  /** One line for each level that shows a number of the colour, lowest level first. */
  readonly lines: readonly CoralLine[];
  readonly total: number;
}

export function scoreCoral(view: View, color: Color): CoralScore {
  const index = COLORS.indexOf(color);
  const byLevel = new Map<number, { number: number; spaces: Space[] }>();
  for (let space = 0; space < SPACE_COUNT; space++) {
    const number = view.symbols[space]!;
    if (view.colors[space] !== index || number === 0 || number >= FIRST_ANIMAL_CODE) continue;
    const level = view.levels[space]!;
    const best = byLevel.get(level);
    if (best === undefined || number < best.number) byLevel.set(level, { number, spaces: [space] });
    else if (number === best.number) best.spaces.push(space);
  }
  const lines = [...byLevel]
    .sort(([a], [b]) => a - b)
    .map(([level, { number, spaces }]) => ({ level, number: number as CoralNumber, spaces }));
  return { lines, total: lines.reduce((sum, line) => sum + line.number, 0) };
}

export function previewCorals(view: View): ByColor<CoralScore> {
  return byColor((color) => scoreCoral(view, color));
}

/** The numbers of `3 + 2 + 0 + 6`: every level up to the highest that counts, 0 where it shows none. */
export function coralFormula(score: CoralScore): readonly number[] {
  const highest = score.lines.at(-1)?.level ?? 0;
  return Array.from(
    { length: highest },
    (_, i) => score.lines.find((line) => line.level === i + 1)?.number ?? 0,
  );
}

// Constants of its own: bundlers turn imported ones into property reads, which cost in tight loops.
const SPACES = SPACE_COUNT;
const COLOR_COUNT = COLORS.length;
const FIRST_ANIMAL = FIRST_ANIMAL_CODE;

const MOST_LEVELS = 256;
/** Scratch of one call, by level and colour. All 0 between calls. */
const smallest = new Uint8Array(MOST_LEVELS * COLOR_COUNT);

/** The four totals of `previewCorals`, in the order of COLORS, without making lines: for look-aheads. */
export function totalCorals(view: View, totals: Int32Array): void {
  const { levels, colors, symbols } = view;
  let highest = 0;
  for (let space = 0; space < SPACES; space++) {
    const number = symbols[space]!;
    if (number === 0 || number >= FIRST_ANIMAL) continue;
    const level = levels[space]!;
    if (level > highest) highest = level;
    const slot = level * COLOR_COUNT + colors[space]!;
    if (smallest[slot] === 0 || number < smallest[slot]!) smallest[slot] = number;
  }
  const end = (highest + 1) * COLOR_COUNT;
  for (let color = 0; color < COLOR_COUNT; color++) {
    let total = 0;
    for (let slot = color; slot < end; slot += COLOR_COUNT) total += smallest[slot]!;
    totals[color] = total;
  }
  smallest.fill(0, 0, end);
}
