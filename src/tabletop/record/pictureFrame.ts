/** The frame of a picture that tells a result: what stands in it, and where. */

export interface PicturePlayer {
  readonly name: string;
  readonly isWinner: boolean;
}

export interface PictureRow {
  readonly label: string;
  /** In the order of the players. */
  readonly points: readonly number[];
  readonly isTotal: boolean;
}

/** All that stands in the picture, in words and figures. A game adds what its cards show. */
export interface PictureModel<Player extends PicturePlayer, Row extends PictureRow> {
  readonly headline: string;
  readonly title: string;
  readonly variant: string;
  /** Winners first; of a game under way, in the order of the table. */
  readonly players: readonly Player[];
  /** The last is the total. */
  readonly rows: readonly Row[];
  readonly made: string;
}

export const WIDTH = 1080;
const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 28;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const HEAD_HEIGHT = 196;
const FOOT_HEIGHT = 84;

export const TABLE_HEAD = 150;
export const ROW_HEIGHT = 50;
export const TOTAL_HEIGHT = 82;
export const LABEL_WIDTH = 306;

interface PictureLayout {
  readonly height: number;
  readonly head: Box;
  readonly table: Box;
  /** One a player. */
  readonly cards: readonly Box[];
  readonly foot: Box;
}

interface Counted {
  readonly players: readonly unknown[];
  readonly rows: readonly unknown[];
}

/** Units of the drawing. `cardHeight` tells how high a player's card of a width is. */
export function layoutPicture(
  { players, rows }: Counted,
  cardHeight: (width: number) => number,
): PictureLayout {
  const head = { x: MARGIN, y: MARGIN, width: INNER, height: HEAD_HEIGHT };
  const tableHeight = TABLE_HEAD + (rows.length - 1) * ROW_HEIGHT + TOTAL_HEIGHT;
  const table = { x: MARGIN, y: bottomOf(head) + GAP, width: INNER, height: tableHeight };
  const cards = layoutCards(players.length, bottomOf(table) + GAP, cardHeight);
  const foot = { x: MARGIN, y: bottomOf(cards.at(-1) ?? table), width: INNER, height: FOOT_HEIGHT };
  return { height: bottomOf(foot), head, table, cards, foot };
}

/** Two in a row; one that is left over stands in the middle. */
function layoutCards(count: number, top: number, cardHeight: (width: number) => number): readonly Box[] {
  const width = count === 1 ? INNER : (INNER - GAP) / 2;
  const height = cardHeight(width);
  return Array.from({ length: count }, (_, index) => {
    const isLeftOver = index === count - 1 && index % 2 === 0;
    const x = isLeftOver ? (WIDTH - width) / 2 : MARGIN + (index % 2) * (width + GAP);
    return { x, y: top + Math.floor(index / 2) * (height + GAP), width, height };
  });
}

function bottomOf({ y, height }: Box): number {
  return y + height;
}
