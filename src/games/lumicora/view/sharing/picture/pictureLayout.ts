/** Where everything stands in the picture, in units of the drawing. */

import { reefLayout } from '../../reef/reefLayouts';
import type { PictureModel } from './pictureModel';

export const WIDTH = 1080;
export const MARGIN = 48;
export const INNER = WIDTH - 2 * MARGIN;
const GAP = 28;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const HEAD_HEIGHT = 196;
const FOOT_HEIGHT = 84;

export const TABLE_HEAD = 150;
export const ROW_HEIGHT = 50;
export const TOTAL_HEIGHT = 82;
export const LABEL_WIDTH = 306;

export const CARD_HEAD = 76;
export const CARD_PADDING = 20;
/** Room around the spaces for what is lifted out of them, in units of the board. */
export const REEF_MARGIN = { x: 8, y: 20 } as const;

export interface PictureLayout {
  readonly height: number;
  readonly head: Box;
  readonly table: Box;
  /** One a player. */
  readonly reefs: readonly Box[];
  readonly foot: Box;
}

export function layoutPicture({ players, rows }: Pick<PictureModel, 'players' | 'rows'>): PictureLayout {
  const head = { x: MARGIN, y: MARGIN, width: INNER, height: HEAD_HEIGHT };
  const tableHeight = TABLE_HEAD + (rows.length - 1) * ROW_HEIGHT + TOTAL_HEIGHT;
  const table = { x: MARGIN, y: bottomOf(head) + GAP, width: INNER, height: tableHeight };
  const reefs = layoutReefs(players.length, bottomOf(table) + GAP);
  const foot = { x: MARGIN, y: bottomOf(reefs.at(-1) ?? table), width: INNER, height: FOOT_HEIGHT };
  return { height: bottomOf(foot), head, table, reefs, foot };
}

/** Two in a row; one that is left over stands in the middle. */
function layoutReefs(count: number, top: number): readonly Box[] {
  const width = count === 1 ? INNER : (INNER - GAP) / 2;
  const height = reefHeight(width);
  return Array.from({ length: count }, (_, index) => {
    const isLeftOver = index === count - 1 && index % 2 === 0;
    const x = isLeftOver ? (WIDTH - width) / 2 : MARGIN + (index % 2) * (width + GAP);
    return { x, y: top + Math.floor(index / 2) * (height + GAP), width, height };
  });
}

function reefHeight(width: number): number {
  const board = reefLayout(false);
  const scale = (width - 2 * CARD_PADDING) / (board.width + 2 * REEF_MARGIN.x);
  return Math.round(CARD_HEAD + scale * (board.height + 2 * REEF_MARGIN.y) + CARD_PADDING);
}

function bottomOf({ y, height }: Box): number {
  return y + height;
}
