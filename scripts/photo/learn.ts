/**
 * Learns the two small nets of the photo reader from rendered photographs, and writes them to `netWeights.ts`:
 *
 *     npx tsx scripts/photo/learn.ts [photos]
 *
 * Seeded: the same number of photos gives the same weights. Every photo shows another print. The benchmark renders prints
 * of its own, from seeds that are not used here.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { COVER_SIZE, coverLooks } from '@/games/lumicora/exchange/photo/coverLook';
import { movedPose, poseOf } from '@/games/lumicora/exchange/photo/gridLines';
import { ROW_HEIGHT } from '@/games/lumicora/exchange/photo/homography';
import { type Corners, isCoral } from '@/games/lumicora/exchange/photo/model';
import { LOOK_SIZE, lookAtSide, tellable } from '@/games/lumicora/exchange/photo/sideLook';
import { answerOf, type SmallNet } from '@/games/lumicora/exchange/photo/smallNet';
import { FINE_LONG_EDGE, shrink } from '@/games/lumicora/exchange/photo/smallPicture';
import { SPACE_CELLS } from '@/games/lumicora/rules/boards';
import { createRng, type Rng } from '@/kit/rng';

import { renderPhoto, TIERS, type RenderedPhoto } from './render';

interface Lesson {
  readonly inputs: Float64Array;
  readonly isYes: boolean;
}

const PHOTOS = Number(process.argv[2] ?? 180);
/** The grid never lies perfectly: how far off it is while learning, in widths of a space. */
const OFF = 0.06;

const ACROSS = [
  { x: 2, row: 0, angle: Math.PI / 2 },
  { x: 1, row: 1, angle: -Math.PI / 6 },
  { x: -1, row: 1, angle: Math.PI / 6 },
] as const;
const SPACES = new Set(SPACE_CELLS.map(({ row, x }) => `${row} ${x}`));

/** Sides of the board, and as many around it where the honeycomb would go on. */
function sideLessons({ pixels, corners }: RenderedPhoto, rng: Rng): readonly Lesson[] {
  const picture = shrink(pixels, FINE_LONG_EDGE);
  const off = () => (2 * rng.next() - 1) * OFF;
  const pose = movedPose(poseOf(corners, picture), 0, off(), off());
  const lessons: Lesson[] = [];
  const look = new Float64Array(LOOK_SIZE);
  for (let row = -4; row <= 10; row++) {
    for (let x = -6; x <= 20; x++) {
      if ((row + x) % 2 === 0) continue;
      for (const across of ACROSS) {
        const isYes = SPACES.has(`${row} ${x}`) || SPACES.has(`${row + across.row} ${x + across.x}`);
        const u = (x + across.x / 2) / 2 - 3.5;
        const v = (row + across.row / 2 - 3) * ROW_HEIGHT;
        const [du, dv] = [Math.cos(across.angle), Math.sin(across.angle)];
        if (Math.hypot(u, v) > 6.8 || !lookAtSide(picture, pose, u, v, du, dv, look)) continue;
        lessons.push({ inputs: tellable(look), isYes });
      }
    }
  }
  return lessons;
}

function coverLessons({ pixels, corners, surfaces }: RenderedPhoto, rng: Rng): readonly Lesson[] {
  const width = Math.hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y) / 4;
  const off = () => (2 * rng.next() - 1) * 1.5 * OFF * width;
  const laid = corners.map(({ x, y }) => ({ x: x + off(), y: y + off() })) as unknown as Corners;
  return coverLooks(shrink(pixels, FINE_LONG_EDGE), laid).flatMap((inputs, space) =>
    inputs === null ? [] : [{ inputs, isYes: isCoral(surfaces[space]!) }],
  );
}

const HIDDEN = 16;
const ROUNDS = 3000;
const BATCH = 512;
const RATE = 0.006;
const DECAY = 3e-4;

/** One hidden layer, taught by Adam on what was normalized before; the normalization is then folded into its weights. */
function learn(lessons: readonly Lesson[], size: number, rng: Rng): SmallNet {
  const middle = Array.from({ length: size }, (_, at) => mean(lessons.map(({ inputs }) => inputs[at]!)));
  const spread = middle.map(
    (value, at) => Math.sqrt(mean(lessons.map(({ inputs }) => (inputs[at]! - value) ** 2))) || 1,
  );
  const stride = size + 2;
  const weights = Float64Array.from({ length: HIDDEN * stride + 1 }, (_, at) =>
    at === HIDDEN * stride || at % stride === size ? 0 : 0.8 * (rng.next() + rng.next() - 1),
  );
  const [first, second] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = new Float64Array(weights.length);
    for (let pick = 0; pick < BATCH; pick++)
      addSlopes(slopes, weights, lessons[rng.int(lessons.length)]!, middle, spread);
    for (let at = 0; at < weights.length; at++) {
      const slope = slopes[at]! / BATCH + DECAY * weights[at]!;
      first[at] = 0.9 * first[at]! + 0.1 * slope;
      second[at] = 0.999 * second[at]! + 0.001 * slope * slope;
      weights[at]! -=
        (RATE * (first[at]! / (1 - 0.9 ** round))) / (Math.sqrt(second[at]! / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  return {
    units: Array.from({ length: HIDDEN }, (_, unit) => {
      const own = weights.subarray(unit * stride, (unit + 1) * stride);
      const scaled = middle.map((_value, at) => own[at]! / spread[at]!);
      const offset = own[size]! - middle.reduce((sum, value, at) => sum + value * scaled[at]!, 0);
      return [...scaled, offset, own[size + 1]!].map(short);
    }),
    offset: short(weights[HIDDEN * stride]!),
  };
}

function addSlopes(
  slopes: Float64Array,
  weights: Float64Array,
  { inputs, isYes }: Lesson,
  middle: readonly number[],
  spread: readonly number[],
): void {
  const size = middle.length;
  const stride = size + 2;
  const normal = middle.map((value, at) => (inputs[at]! - value) / spread[at]!);
  const hidden = Array.from({ length: HIDDEN }, (_, unit) => {
    let inside = weights[unit * stride + size]!;
    for (let at = 0; at < size; at++) inside += weights[unit * stride + at]! * normal[at]!;
    return Math.tanh(inside);
  });
  const answer = hidden.reduce(
    (sum, value, unit) => sum + value * weights[unit * stride + size + 1]!,
    weights.at(-1)!,
  );
  const error = 1 / (1 + Math.exp(-answer)) - (isYes ? 1 : 0);
  slopes[slopes.length - 1]! += error;
  hidden.forEach((value, unit) => {
    const from = unit * stride;
    const inner = error * weights[from + size + 1]! * (1 - value * value);
    slopes[from + size + 1]! += error * value;
    slopes[from + size]! += inner;
    for (let at = 0; at < size; at++) slopes[from + at]! += inner * normal[at]!;
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function short(value: number): number {
  return Number(value.toPrecision(4));
}

function written(name: string, comment: string, { units, offset }: SmallNet): string {
  const rows = units.map((unit) => `    [${unit.join(', ')}],`).join('\n');
  return `/** ${comment} */\nexport const ${name}: SmallNet = {\n  units: [\n${rows}\n  ],\n  offset: ${offset},\n};\n`;
}

function rightShare(net: SmallNet, lessons: readonly Lesson[]): string {
  const right = lessons.filter(({ inputs, isYes }) => answerOf(net, inputs) > 0 === isYes).length;
  return `${((100 * right) / lessons.length).toFixed(1)} % of ${lessons.length}`;
}

function main(): void {
  const rng = createRng(2026);
  const [sides, covers]: [Lesson[], Lesson[]] = [[], []];
  for (let seed = 0; seed < PHOTOS; seed++) {
    const photo = renderPhoto({ seed, tier: TIERS[seed % TIERS.length]! });
    sides.push(...sideLessons(photo, rng));
    covers.push(...coverLessons(photo, rng));
  }
  const [side, cover] = [learn(sides, LOOK_SIZE, rng), learn(covers, COVER_SIZE, rng)];
  console.log(`sides right: ${rightShare(side, sides)}, covered or not right: ${rightShare(cover, covers)}`);
  const head = `/**\n * Weights of two small nets, learned by \`scripts/photo/learn.ts\` from rendered photographs of many prints, never from one\n * print alone.\n */\n\nimport type { SmallNet } from './smallNet';\n\n`;
  const text =
    head +
    written(
      'SIDE_NET',
      'From the look of a side (`sideLook.ts`) to whether it is the printed or cut side of a space.',
      side,
    ) +
    '\n' +
    written('COVER_NET', 'From the look of a space (`coverLook.ts`) to whether a Lumino lies on it.', cover);
  writeFileSync(
    process.env.NETS ?? join(__dirname, '../../src/games/lumicora/exchange/photo/netWeights.ts'),
    text,
  );
}

main();
