/** How a piece of a picture lies in a drawing: upright, or a quarter turn clockwise, as boards can be turned. */

import type { Point } from '@/ui/board/layout';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size, Point {}

export interface PicturePlace extends Size {
  readonly isTurned: boolean;
  /** For SVG that is given in pixels of the picture. */
  readonly transform: string;
  readonly toDrawing: (pixel: Point) => Point;
  readonly toPicture: (point: Point) => Point;
}

/** A drawing of that piece of the picture, `scale` units a pixel. */
export function placePicture(piece: Box, scale: number, isTurned: boolean): PicturePlace {
  const [width, height] = [piece.width * scale, piece.height * scale];
  if (!isTurned) {
    const [left, top] = [piece.x * scale, piece.y * scale];
    return {
      width,
      height,
      isTurned,
      transform: matrix(scale, 0, 0, scale, -left, -top),
      toDrawing: ({ x, y }) => ({ x: x * scale - left, y: y * scale - top }),
      toPicture: ({ x, y }) => ({ x: (x + left) / scale, y: (y + top) / scale }),
    };
  }
  const [right, top] = [(piece.y + piece.height) * scale, piece.x * scale];
  return {
    width: height,
    height: width,
    isTurned,
    transform: matrix(0, scale, -scale, 0, right, -top),
    toDrawing: ({ x, y }) => ({ x: right - y * scale, y: x * scale - top }),
    toPicture: ({ x, y }) => ({ x: (y + top) / scale, y: (right - x) / scale }),
  };
}

function matrix(...numbers: readonly number[]): string {
  return `matrix(${numbers.map((number) => Math.round(number * 1e4) / 1e4).join(' ')})`;
}

/** How much larger a quarter turn must make a picture to be worth it. */
const WORTH_TURNING = 1.1;

export function isWorthTurning(piece: Size, room: Size, turnedRoom: Size): boolean {
  const upright = Math.min(room.width / piece.width, room.height / piece.height);
  const turned = Math.min(turnedRoom.width / piece.height, turnedRoom.height / piece.width);
  return turned > upright * WORTH_TURNING;
}
