import { edgeFieldOf } from '@/games/lumicora/exchange/photo/edgeField';
import { agreement, fitRounds } from '@/games/lumicora/exchange/photo/gridFit';
import { BOARD_LINES, cornersOf, movedPose, poseOf } from '@/games/lumicora/exchange/photo/gridLines';
import { spaceOutline } from '@/games/lumicora/exchange/photo/homography';
import type { Corners, Pixels } from '@/games/lumicora/exchange/photo/model';
import { shrink } from '@/games/lumicora/exchange/photo/smallPicture';
import { SPACE_NAMES } from '@/games/lumicora/rules/boards';

const CORNERS: Corners = [
  { x: 70, y: 40 },
  { x: 160, y: 30 },
  { x: 175, y: 150 },
  { x: 60, y: 145 },
];

/** Dark lines around every space, and nothing else. */
function drawing(corners: Corners): Pixels {
  const width = 240;
  const data = new Uint8Array(width * 180 * 4).fill(200);
  for (const space of SPACE_NAMES.keys()) {
    const outline = spaceOutline(corners, space);
    outline.forEach((from, index) => {
      const to = outline[(index + 1) % 6]!;
      for (let share = 0; share < 1; share += 0.02) {
        const x = Math.floor(from.x + share * (to.x - from.x));
        const y = Math.floor(from.y + share * (to.y - from.y));
        data.fill(40, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    });
  }
  return { width, height: 180, data };
}

const picture = shrink(drawing(CORNERS), 240);
const field = edgeFieldOf(picture);
const pose = poseOf(CORNERS, picture);

test('a pose keeps the corners', () => {
  cornersOf(pose, picture).forEach((corner, index) => {
    expect(corner.x).toBeCloseTo(CORNERS[index]!.x);
    expect(corner.y).toBeCloseTo(CORNERS[index]!.y);
  });
});

test('lines agree where they are drawn, and nowhere else', () => {
  expect(agreement(field, pose, BOARD_LINES)).toBeGreaterThan(0.3);
  expect(agreement(field, movedPose(pose, 0, 0.25, 0), BOARD_LINES)).toBeLessThan(0.1);
  expect(agreement(field, movedPose(pose, Math.PI / 6, 0, 0), BOARD_LINES)).toBeLessThan(0.1);
});

test('the honeycomb moved by a space agrees but for the rim', () => {
  const moved = movedPose(pose, 0, 1, 0);
  expect(agreement(field, moved, BOARD_LINES)).toBeLessThan(agreement(field, pose, BOARD_LINES));
});

test.each([
  [0, 0.15, 0.1],
  [0, -0.15, -0.1],
  [0.03, 0, 0.1],
])('a fit turns back by %d and moves back by (%d, %d)', (turn, u, v) => {
  const fitted = fitRounds(field, movedPose(pose, turn, u, v), BOARD_LINES, 0.25, 'perspective', 5)!;
  cornersOf(fitted, picture).forEach((corner, index) => {
    expect(Math.hypot(corner.x - CORNERS[index]!.x, corner.y - CORNERS[index]!.y)).toBeLessThan(1.5);
  });
});

test('a fit knows nothing of an empty picture', () => {
  const empty = edgeFieldOf(shrink({ width: 240, height: 180, data: new Uint8Array(240 * 180 * 4) }, 240));
  expect(agreement(empty, pose, BOARD_LINES)).toBe(0);
  expect(fitRounds(empty, pose, BOARD_LINES, 0.25, 'perspective', 1)).toBeNull();
});
