/** The spaces where a photo shows them, as a board that can be tapped like any other. */

import { CELL_RADIUS, hexagonCorners, type BoardLayout } from '@/ui/board/layout';

import { spaceMiddles, spaceOutline } from '../../exchange/photo/homography';
import type { Corners, Point } from '../../exchange/photo/model';
import { PAIRS, SPACE_NAMES } from '../../rules/boards';
import { placePicture, type Box, type PicturePlace } from './picturePlace';

export interface PhotoLayout {
  readonly board: BoardLayout;
  readonly place: PicturePlace;
  /** The six corners of each space, in units of the drawing. */
  readonly outlines: readonly (readonly Point[])[];
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
      centers: middles.map(place.toDrawing),
      corners: hexagonCorners(isTurned),
      isTurned,
    },
    outlines: SPACE_NAMES.map((_, space) => spaceOutline(corners, space).map(place.toDrawing)),
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
