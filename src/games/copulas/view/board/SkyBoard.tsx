import { memo, useMemo, type ReactNode } from 'react';
import { G, Path } from 'react-native-svg';

import { CellBoard, type BoardCell } from '@/ui/board/CellBoard';
import { SQUARE, squareLayout } from '@/ui/board/squareLayout';
import { useThemeName } from '@/ui/tokens/ThemeContext';

import { cellsOfBoard, isInMiddle, isOnBoard, lightOf, type Board } from '../../rules/board';
import { cellAt, columnOf, rowOf, type Cell } from '../../rules/cells';
import { cellsOf, type Color, type Tile } from '../../rules/pieces';
import { coveredBy, type LaidTile } from '../../rules/placement';
import { SKY, TILE_LOOKS } from './palette';

export interface SkyMarks {
  /** A tile before it is placed. */
  readonly ghost?: { readonly tile: Tile; readonly color: Color; readonly isRefused: boolean } | null;
  /** Cells that show why a place is refused. */
  readonly refused?: readonly Cell[];
  /** Tiles that something is said about, as places in the list of laid ones. */
  readonly lit?: readonly number[];
  /** By cell, the most points that a place which covers it would bring. */
  readonly heat?: ReadonlyMap<Cell, number> | null;
}

interface SkyBoardProps extends SkyMarks {
  readonly board: Board;
  readonly laid: readonly LaidTile[];
  /** By seat. */
  readonly colors: readonly Color[];
  readonly label: string;
  /** What a cell is called. */
  readonly describe: (cell: Cell) => string;
  readonly showsMiddle?: boolean;
  readonly onPress: (cell: Cell) => void;
  readonly onStroke?: (cells: readonly Cell[]) => void;
  readonly onCellFocus?: (cell: Cell | null) => void;
  readonly mayRepeat?: boolean;
  readonly children?: ReactNode;
}

/** The board with its lights and tiles, in few paths, as large as its room allows. */
export function SkyBoard(props: SkyBoardProps) {
  const { board, laid, colors, label, describe, showsMiddle = false, onPress, onStroke, onCellFocus } = props;
  const { columns, rows } = board;
  const layout = useMemo(() => squareLayout(columns, rows), [columns, rows]);
  const cells = useMemo<readonly BoardCell[]>(
    () => cellsOfBoard({ columns, rows }).map((cell) => ({ label: describe(cell) })),
    [columns, rows, describe],
  );
  const toCell = (index: number): Cell => cellAt(index % columns, Math.floor(index / columns));
  return (
    <CellBoard
      layout={layout}
      cells={cells}
      label={label}
      mayRepeat={props.mayRepeat ?? true}
      onPress={(index) => onPress(toCell(index))}
      onStroke={onStroke && ((indexes) => onStroke(indexes.map(toCell)))}
      onCellFocus={onCellFocus && ((index) => onCellFocus(index === null ? null : toCell(index)))}
    >
      <Ground board={board} showsMiddle={showsMiddle} />
      <Heat heat={props.heat ?? null} />
      <LaidTiles laid={laid} colors={colors} lit={props.lit ?? NONE} />
      <Ghost ghost={props.ghost ?? null} refused={props.refused ?? NONE} board={board} />
      {props.children}
    </CellBoard>
  );
}

const NONE: readonly never[] = [];

const INSET = 1.5;

function squarePath(cell: Cell, inset: number, corner = 6): string {
  const [x, y] = [columnOf(cell) * SQUARE + inset, rowOf(cell) * SQUARE + inset];
  const side = SQUARE - 2 * inset - 2 * corner;
  const arc = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  return `M${x + corner} ${y}h${side}${arc(corner, corner)}v${side}${arc(-corner, corner)}h${-side}${arc(-corner, -corner)}v${-side}${arc(corner, -corner)}z`;
}

/** Where the points of a light stand in its cell, as on dice. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-8, -8],
    [8, 8],
  ],
  [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  [
    [-8, -8],
    [8, -8],
    [-8, 8],
    [8, 8],
  ],
  [
    [-10, -10],
    [10, -10],
    [0, 0],
    [-10, 10],
    [10, 10],
  ],
];

/** A round cap on a line of no length is a dot. */
export function pipsPath(board: Board, cells: readonly Cell[]): string {
  return cells
    .flatMap((cell) =>
      PIPS[lightOf(board, cell)]!.map(
        ([dx, dy]) => `M${(columnOf(cell) + 0.5) * SQUARE + dx} ${(rowOf(cell) + 0.5) * SQUARE + dy}h.01`,
      ),
    )
    .join('');
}

interface GroundProps {
  readonly board: Board;
  readonly showsMiddle: boolean;
}

/** `memo`, because the ground is most of the drawing and hardly ever changes. */
const Ground = memo(function Ground({ board, showsMiddle }: GroundProps) {
  const sky = SKY[useThemeName()];
  const paths = useMemo(() => {
    const cells = cellsOfBoard(board);
    const { columns, rows, moduleSize, joints } = board;
    const size = moduleSize * SQUARE;
    const across = Array.from(
      { length: columns / moduleSize - 1 },
      (_, at) => `M${(at + 1) * size} 0V${rows * SQUARE}`,
    );
    const down = Array.from(
      { length: rows / moduleSize - 1 },
      (_, at) => `M0 ${(at + 1) * size}H${columns * SQUARE}`,
    );
    return {
      cells: cells.map((cell) => squarePath(cell, INSET)).join(''),
      middle: cells
        .filter((cell) => isInMiddle(board, cell))
        .map((cell) => squarePath(cell, INSET))
        .join(''),
      seams: [...across, ...down].join(''),
      lights: pipsPath(board, cells),
      joints: joints.map((cell) => squarePath(cell, 8, 3)).join(''),
    };
  }, [board]);
  return (
    <G>
      <Path d={`M-3 -3H${board.columns * SQUARE + 3}V${board.rows * SQUARE + 3}H-3z`} fill={sky.ground} />
      <Path d={paths.cells} fill={sky.cell} />
      {showsMiddle ? <Path d={paths.middle} fill={sky.middle} /> : null}
      <Path d={paths.seams} stroke={sky.seam} strokeWidth={1.5} strokeDasharray="6 6" fill="none" />
      <Path d={paths.joints} fill={sky.joint} />
      <Path d={paths.lights} stroke={sky.light} strokeWidth={8} strokeLinecap="round" fill="none" />
    </G>
  );
});

/** The cells of a tile as one piece: bridges join cells that lie side by side. */
function tilePath(cells: readonly Cell[], inset: number): string {
  const bridges = cells.flatMap((cell) => {
    const [x, y] = [columnOf(cell) * SQUARE, rowOf(cell) * SQUARE];
    const wide = SQUARE - 2 * inset;
    const right = cells.includes(cell + 1)
      ? [`M${x + SQUARE / 2} ${y + inset}h${SQUARE}v${wide}h${-SQUARE}z`]
      : [];
    const below = cells.includes(cell + cellAt(0, 1))
      ? [`M${x + inset} ${y + SQUARE / 2}h${wide}v${SQUARE}h${-wide}z`]
      : [];
    return [...right, ...below];
  });
  return [...cells.map((cell) => squarePath(cell, inset, 9)), ...bridges].join('');
}

function texturePath(tiles: readonly Tile[], texture: string): string {
  return tiles
    .flatMap((tile) => cellsOf(tile, tile.at))
    .map((cell) => {
      const [x, y] = [(columnOf(cell) + 0.5) * SQUARE, (rowOf(cell) + 0.5) * SQUARE];
      return shifted(texture, x, y);
    })
    .join('');
}

/** Moves a path whose commands are M, L, H, h and A to another middle. */
function shifted(path: string, x: number, y: number): string {
  return path.replace(/([MLHA])([^MLHAh]*)/g, (_, command: string, numbers: string) => {
    const values = numbers.trim().split(/[ ,]+/).map(Number);
    if (command === 'H') return `H${values[0]! + x}`;
    const end = values.length;
    values[end - 2]! += x;
    values[end - 1]! += y;
    return `${command}${values.join(' ')}`;
  });
}

interface LaidTilesProps {
  readonly laid: readonly LaidTile[];
  readonly colors: readonly Color[];
  readonly lit: readonly number[];
}

/** Two paths a color, and one around what is lit. */
const LaidTiles = memo(function LaidTiles({ laid, colors, lit }: LaidTilesProps) {
  const sky = SKY[useThemeName()];
  return (
    <G>
      {colors.map((color, seat) => {
        const tiles = laid.filter((each) => each.seat === seat).map(({ tile }) => tile);
        if (tiles.length === 0) return null;
        const look = TILE_LOOKS[color];
        return (
          <G key={color}>
            <Path d={tiles.map((tile) => tilePath(cellsOf(tile, tile.at), 2.5)).join('')} fill={look.fill} />
            <Path
              d={texturePath(tiles, look.texture)}
              stroke={look.line}
              strokeWidth={3.5}
              strokeLinecap="round"
              strokeOpacity={0.55}
              fill="none"
            />
          </G>
        );
      })}
      {lit.length === 0 ? null : (
        <Path
          d={lit.flatMap((index) => coveredBy(laid[index]!).map((cell) => squarePath(cell, 4, 8))).join('')}
          fill="none"
          stroke={sky.light}
          strokeWidth={4}
        />
      )}
    </G>
  );
});

/** The more points, the larger the square: seen without color too. */
function Heat({ heat }: { readonly heat: ReadonlyMap<Cell, number> | null }) {
  const sky = SKY[useThemeName()];
  if (heat === null) return null;
  const squares = [...heat].map(([cell, points]) => squarePath(cell, 17 - 1.5 * Math.min(9, points), 2));
  return <Path d={squares.join('')} fill={sky.heat} fillOpacity={0.42} stroke={sky.heat} strokeWidth={1.5} />;
}

interface GhostProps {
  readonly ghost: SkyMarks['ghost'];
  readonly refused: readonly Cell[];
  readonly board: Board;
}

function Ghost({ ghost, refused, board }: GhostProps) {
  const sky = SKY[useThemeName()];
  const line = ghost?.isRefused === true ? sky.refused : sky.light;
  const onBoard = (cell: Cell) => isOnBoard(board, cell);
  const cells = ghost ? cellsOf(ghost.tile, ghost.tile.at).filter(onBoard) : [];
  const shown = refused.filter(onBoard);
  return (
    <G>
      {ghost ? (
        <>
          <Path d={tilePath(cells, 2.5)} fill={TILE_LOOKS[ghost.color].fill} fillOpacity={0.4} />
          <Path
            d={cells.map((cell) => squarePath(cell, 3.5, 8)).join('')}
            fill="none"
            stroke={line}
            strokeWidth={3}
            strokeDasharray="7 5"
          />
          <Path
            d={pipsPath(
              board,
              cells.filter((cell) => lightOf(board, cell) > 0),
            )}
            stroke={sky.light}
            strokeWidth={9}
            strokeLinecap="round"
            fill="none"
          />
        </>
      ) : null}
      {shown.length === 0 ? null : (
        <Path
          d={shown.map((cell) => squarePath(cell, 3, 8)).join('')}
          fill={sky.refused}
          fillOpacity={0.35}
          stroke={sky.refused}
          strokeWidth={5}
        />
      )}
    </G>
  );
}
