/** What would make a better photo, told while somebody still aims. */

import { SPACE_COUNT } from '../../rules/boards';
import { spaceOutline } from './homography';
import type { CornerGuess, Corners, Pixels } from './model';

export type LiveHint = 'too-dark' | 'glare' | 'no-board' | 'cut-off' | 'too-tilted' | 'good';

/** Means of the stored values, 0 to 255. */
const DARK = 38;
/** Nearly white in all channels, and more of it than badges and foam have. */
const WHITE = 246;
const MOST_WHITE = 0.03;
/** How much shorter the far side of the board may be seen, and how much it may be flattened. */
const SHORTEST = 0.62;

/** `guess` is what was found of the board on the same frame. */
export function liveHint(pixels: Pixels, guess: CornerGuess | null): LiveHint {
  const { mean, white } = lightOf(pixels);
  if (mean < DARK) return 'too-dark';
  if (guess === null) return white > MOST_WHITE ? 'glare' : 'no-board';
  if (!isWhole(guess.corners, pixels)) return 'cut-off';
  if (isTilted(guess.corners)) return 'too-tilted';
  return white > MOST_WHITE ? 'glare' : 'good';
}

function lightOf({ data }: Pixels): { readonly mean: number; readonly white: number } {
  let [sum, white] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    sum += data[at]! + data[at + 1]! + data[at + 2]!;
    if (Math.min(data[at]!, data[at + 1]!, data[at + 2]!) >= WHITE) white += 1;
  }
  const count = data.length / 4;
  return { mean: sum / (3 * count), white: white / count };
}

function isWhole(corners: Corners, { width, height }: Pixels): boolean {
  return Array.from({ length: SPACE_COUNT }, (_, space) => spaceOutline(corners, space))
    .flat()
    .every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
}

/** From straight above, opposite sides are equal, and rows as far apart as the board has them. */
function isTilted([a1, a5, g5, g1]: Corners): boolean {
  const [top, bottom] = [Math.hypot(a5.x - a1.x, a5.y - a1.y), Math.hypot(g5.x - g1.x, g5.y - g1.y)];
  const [left, right] = [Math.hypot(g1.x - a1.x, g1.y - a1.y), Math.hypot(g5.x - a5.x, g5.y - a5.y)];
  const ratios = [top / bottom, left / right, (4 * (left + right)) / (3 * Math.sqrt(3) * (top + bottom))];
  return ratios.some((ratio) => Math.min(ratio, 1 / ratio) < SHORTEST);
}
