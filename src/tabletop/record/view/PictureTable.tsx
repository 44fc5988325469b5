import type { ReactNode } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';

import { minus } from '@/ui/i18n/phrases';
import { useColors } from '@/ui/tokens/ThemeContext';

import { fitLines, widthOf } from '../fitText';
import {
  LABEL_WIDTH,
  ROW_HEIGHT,
  TABLE_HEAD,
  TOTAL_HEIGHT,
  type Box,
  type PictureModel,
  type PicturePlayer,
  type PictureRow,
} from '../pictureFrame';
import { PictureText } from './PictureText';

/** A dot before the words of a row. */
export interface RowMark {
  readonly fill: string;
  readonly edge: string;
}

/** What a game draws into the picture. */
export interface PictureSlots<P extends PicturePlayer, R extends PictureRow> {
  /** The game's sign, so high and wide. */
  readonly emblem: (size: number) => ReactNode;
  /** What stands for a player at the table. */
  readonly figure: (player: P, size: number) => ReactNode;
  readonly markOf: (row: R) => RowMark | null;
  /** How high a card is that is so wide. */
  readonly cardHeight: (width: number) => number;
  /** What a player built, or had in the end. */
  readonly card: (player: P, box: Box) => ReactNode;
}

interface PartProps<P extends PicturePlayer, R extends PictureRow> {
  readonly model: PictureModel<P, R>;
  readonly slots: PictureSlots<P, R>;
  readonly box: Box;
}

const EMBLEM = 132;
const LARGE = 58;
const SMALL = 44;

/** The game, its day, and who won. */
export function PictureHead<P extends PicturePlayer, R extends PictureRow>({
  model,
  slots,
  box,
}: PartProps<P, R>) {
  const left = box.x + EMBLEM + 28;
  const width = box.x + box.width - left;
  const isShort = widthOf(model.headline, LARGE) <= width;
  const size = isShort ? LARGE : SMALL;
  const lines = fitLines(model.headline, width, size, 2);
  const step = size * 1.12;
  const first = box.y + (lines.length === 1 ? 108 : 88);
  return (
    <>
      <G transform={`translate(${box.x} ${box.y + 30})`}>{slots.emblem(EMBLEM)}</G>
      <PictureText x={left} y={box.y + 36} size={28} tone="mutedText" text={model.title} />
      {lines.map((line, index) => (
        <PictureText
          key={index}
          x={left}
          y={first + index * step}
          size={size}
          strong
          tone="accentText"
          text={line}
        />
      ))}
      <PictureText x={left} y={box.y + box.height - 16} size={26} tone="mutedText" text={model.variant} />
    </>
  );
}

const FIGURE = 52;
const NAME = 24;
const INSET = 28;

/** All players side by side, a row for each category; the winners' columns stand out. */
export function PictureTable<P extends PicturePlayer, R extends PictureRow>({
  model: { players, rows },
  slots,
  box,
}: PartProps<P, R>) {
  const colors = useColors();
  const width = (box.width - LABEL_WIDTH - INSET / 2) / players.length;
  const middleOf = (column: number) => box.x + LABEL_WIDTH + (column + 0.5) * width;
  const topOf = (row: number) => box.y + TABLE_HEAD + row * ROW_HEIGHT;
  const lines = rows.map((_, row) => `M${box.x + INSET} ${topOf(row)}H${box.x + box.width - INSET}`).join('');
  return (
    <>
      <Rect {...box} rx={28} fill={colors.surface} stroke={colors.border} strokeWidth={2} />
      {players.map((player, column) => (
        <G key={player.name}>
          {player.isWinner ? (
            <Rect
              x={middleOf(column) - width / 2 + 4}
              y={box.y + 10}
              width={width - 8}
              height={box.height - 20}
              rx={18}
              fill={colors.raised}
            />
          ) : null}
          <G transform={`translate(${middleOf(column) - FIGURE / 2} ${box.y + 18})`}>
            {slots.figure(player, FIGURE)}
          </G>
          {fitLines(player.name, width - 16, NAME, 2).map((line, index, { length }) => (
            <PictureText
              key={index}
              x={middleOf(column)}
              y={box.y + TABLE_HEAD - 32 + (index - (length - 1) / 2) * NAME * 1.15}
              size={NAME}
              strong
              anchor="middle"
              text={line}
            />
          ))}
        </G>
      ))}
      <Path d={lines} stroke={colors.border} strokeWidth={1} opacity={0.6} />
      {rows.map((row, index) => (
        <TableRow
          key={row.label}
          row={row}
          mark={slots.markOf(row)}
          left={box.x + INSET}
          top={topOf(index)}
          middleOf={middleOf}
        />
      ))}
    </>
  );
}

interface TableRowProps {
  readonly row: PictureRow;
  readonly mark: RowMark | null;
  readonly left: number;
  readonly top: number;
  readonly middleOf: (column: number) => number;
}

function TableRow({ row: { label, points, isTotal }, mark, left, top, middleOf }: TableRowProps) {
  const size = isTotal ? 42 : 27;
  const base = top + (isTotal ? TOTAL_HEIGHT : ROW_HEIGHT) / 2 + size * 0.36;
  const indent = mark === null ? 0 : 32;
  return (
    <>
      {mark === null ? null : (
        <Circle
          cx={left + 10}
          cy={top + ROW_HEIGHT / 2}
          r={10}
          fill={mark.fill}
          stroke={mark.edge}
          strokeWidth={2}
        />
      )}
      <PictureText
        x={left + indent}
        y={isTotal ? base - 4 : base}
        size={isTotal ? 32 : 27}
        strong={isTotal}
        text={label}
        width={LABEL_WIDTH - indent - 8}
      />
      {points.map((value, column) => (
        <PictureText
          key={column}
          x={middleOf(column)}
          y={base}
          size={size}
          strong={isTotal}
          tone={isTotal ? 'accentText' : value === 0 ? 'mutedText' : 'text'}
          anchor="middle"
          text={minus(value)}
        />
      ))}
    </>
  );
}
