import { spaceMiddles } from '@/games/lumicora/exchange/photo/homography';
import {
  boardPiece,
  isWorthTurning,
  layoutPhoto,
  placePicture,
} from '@/games/lumicora/view/photo/photoLayout';
import { firstCorners } from '@/games/lumicora/view/photo/photoState';
import { cellAt } from '@/ui/board/cells';

const PIECE = { x: 20, y: 40, width: 200, height: 100 };

/** What SVG makes of a transform. */
function transformed(transform: string, { x, y }: { readonly x: number; readonly y: number }) {
  const [a, b, c, d, e, f] = /\((.*)\)/.exec(transform)![1]!.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

describe.each([
  ['upright', false],
  ['turned', true],
])('%s', (_, isTurned) => {
  const place = placePicture(PIECE, 3, isTurned);

  test('points and the picture itself go the same way, and back', () => {
    for (const pixel of [
      { x: 20, y: 40 },
      { x: 220, y: 140 },
      { x: 33, y: 77 },
    ]) {
      const point = place.toDrawing(pixel);
      expect(transformed(place.transform, pixel)).toEqual(point);
      expect(place.toPicture(point)).toEqual(pixel);
    }
  });

  test('the piece fills the drawing', () => {
    const corners = [place.toDrawing({ x: 20, y: 40 }), place.toDrawing({ x: 220, y: 140 })];
    expect(Math.min(...corners.map(({ x }) => x))).toBe(0);
    expect(Math.max(...corners.map(({ x }) => x))).toBe(place.width);
    expect(Math.min(...corners.map(({ y }) => y))).toBe(0);
    expect(Math.max(...corners.map(({ y }) => y))).toBe(place.height);
  });

  test('a board on a photo can be tapped where its spaces are', () => {
    const corners = firstCorners({ width: 640, height: 480 });
    const { board } = layoutPhoto(corners, isTurned);
    expect(board.centers.map((center) => cellAt(board, center))).toEqual(
      board.centers.map((_each, cell) => cell),
    );
    for (const { x, y } of board.polygons.flat()) {
      expect(x > 0 && x < board.width && y > 0 && y < board.height).toBe(true);
    }
  });
});

test('a quarter turn puts the left of the picture on top', () => {
  const place = placePicture(PIECE, 1, true);
  expect(place.toDrawing({ x: 20, y: 40 })).toEqual({ x: 100, y: 0 });
  expect(place.toDrawing({ x: 20, y: 140 })).toEqual({ x: 0, y: 0 });
});

test('pictures are turned only where they become clearly larger', () => {
  const phone = { width: 390, height: 500 };
  expect(isWorthTurning({ width: 800, height: 600 }, phone, phone)).toBe(true);
  expect(isWorthTurning({ width: 600, height: 800 }, phone, phone)).toBe(false);
  expect(isWorthTurning({ width: 620, height: 600 }, phone, phone)).toBe(false);
});

test('the piece with the board holds every space', () => {
  const corners = firstCorners({ width: 640, height: 480 });
  const { x, y, width, height } = boardPiece(corners);
  for (const middle of spaceMiddles(corners)) {
    expect(middle.x > x && middle.x < x + width && middle.y > y && middle.y < y + height).toBe(true);
  }
});
