/** The spaces where a photo shows them, as a board that can be tapped like any other. */

import { CELL_RADIUS, hexagonBoard, type BoardLayout } from '@/ui/board/layout';

import { spaceMiddles, spaceOutline } from '../../exchange/photo/homography';
import type { Corners, Point, SeenSurface } from '../../exchange/photo/model';
import { PAIRS, SPACE_NAMES } from '../../rules/boards';
import { CORAL, GROUND } from '../palette';

export interface PhotoLayout {
  readonly board: BoardLayout;
  readonly place: PicturePlace;
}

/** Of the board, that is shown around it. */
const MARGIN = 0.03;

/** The piece of a picture that shows the board. The corners must be sound. */
export function boardPiece(corners: Corners): Box {
  const points = SPACE_NAMES.flatMap((_, space) => spaceOutline(corners, space));
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const margin = MARGIN * Math.max(right - left, bottom - top);
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

/** Far spaces look smaller than near ones; on average, a space has the size that boards are drawn in. */
export function layoutPhoto(corners: Corners, isTurned: boolean): PhotoLayout {
  const middles = spaceMiddles(corners);
  const apart = PAIRS.map(([a, b]) => distance(middles[a]!, middles[b]!));
  const mean = apart.reduce((sum, each) => sum + each, 0) / apart.length;
  const place = placePicture(boardPiece(corners), (CELL_RADIUS * Math.sqrt(3)) / mean, isTurned);
  return {
    place,
    board: {
      width: place.width,
      height: place.height,
      ...hexagonBoard(middles.map(place.toDrawing), isTurned),
      polygons: SPACE_NAMES.map((_, space) => spaceOutline(corners, space).map(place.toDrawing)),
    },
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** SVG path of a shape with these corners, drawn in towards its middle by a share. */
export function outlinePath(corners: readonly Point[], inward = 0): string {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const points = corners.map(({ x, y }) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return `${tenth(middle.x + dx * (1 - inward))} ${tenth(middle.y + dy * (1 - inward))}`;
  });
  return `M${points.join('L')}Z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

// How a piece of a picture lies in a drawing: upright, or a quarter turn clockwise, as boards can be turned.

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size, Point {}

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

// Colours of what is drawn over photos, the same in both themes: nobody knows what is beneath.

export const ON_PHOTO = {
  ring: '#FFE98A',
  line: '#FFFFFF',
  casing: '#04121C',
  doubt: '#FFCE73',
  chosen: '#FFFFFF',
} as const;

interface SurfaceInk {
  readonly fill: string;
  readonly ink: string;
}

export const SURFACE_INKS: Readonly<Record<SeenSurface, SurfaceInk>> = {
  green: CORAL.green,
  pink: CORAL.pink,
  blue: CORAL.blue,
  yellow: CORAL.yellow,
  water: { fill: GROUND.light.water, ink: '#06283A' },
  limestone: { fill: GROUND.light.limestone, ink: '#2B2A26' },
};
