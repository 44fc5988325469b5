import { liveHint } from '@/games/lumicora/exchange/photo/liveHint';
import type { Corners, Pixels } from '@/games/lumicora/exchange/photo/model';

function filled(value: number, whiteShare = 0): Pixels {
  const [width, height] = [120, 90];
  const data = new Uint8Array(4 * width * height).fill(value);
  data.fill(255, 0, Math.round(whiteShare * width * height) * 4);
  return { width, height, data };
}

const seen = (corners: Corners) => ({ corners, confidence: 1, isSure: true });
const quad = (a: number, b: number, c: number, d: number, top: number, bottom: number): Corners => [
  { x: a, y: top },
  { x: b, y: top },
  { x: c, y: bottom },
  { x: d, y: bottom },
];
const STRAIGHT = quad(45, 75, 75, 45, 25, 64);

test.each([
  ['in the dark', filled(20), seen(STRAIGHT), 'too-dark'],
  ['where nothing is found', filled(120), null, 'no-board'],
  ['where nothing is found and much is white', filled(120, 0.1), null, 'glare'],
  ['of a board beyond the edge', filled(120), seen(quad(82, 112, 112, 82, 25, 64)), 'cut-off'],
  ['of a board seen from its side', filled(120), seen(quad(52, 68, 76, 44, 30, 58)), 'too-tilted'],
  ['with a mirrored lamp', filled(120, 0.1), seen(STRAIGHT), 'glare'],
  ['of a board from straight above', filled(120), seen(STRAIGHT), 'good'],
] as const)('a frame %s', (_, pixels, guess, hint) => {
  expect(liveHint(pixels, guess)).toBe(hint);
});
