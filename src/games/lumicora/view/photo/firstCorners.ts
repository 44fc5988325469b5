import type { Corners, Point } from '../../exchange/photo/model';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In widths of a space: the board with its rim, and the rectangle between the middles of its four corner spaces. */
const BOARD: Size = { width: 8.6, height: 7 };
const CORNERS: Size = { width: 4, height: 3 * Math.sqrt(3) };

/** The grid before anything is known: in the middle of the picture, as large as it goes, lengthwise along the longer side. */
export function firstCorners({ width, height }: Size): Corners {
  const isTurned = height > width;
  const [across, down] = isTurned ? [BOARD.height, BOARD.width] : [BOARD.width, BOARD.height];
  const unit = Math.min(width / across, height / down);
  const at = (x: number, y: number): Point => {
    const [right, below] = isTurned ? [-y, x] : [x, y];
    return { x: width / 2 + right * unit, y: height / 2 + below * unit };
  };
  const [x, y] = [CORNERS.width / 2, CORNERS.height / 2];
  return [at(-x, -y), at(x, -y), at(x, y), at(-x, y)];
}
