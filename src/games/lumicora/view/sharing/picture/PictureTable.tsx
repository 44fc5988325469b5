import { Circle, G, Path, Rect } from 'react-native-svg';

import { useColors } from '@/ui/tokens/ThemeContext';

import { minus } from '../../../strings/phrases';
import { CORAL } from '../../palette';
import { FishFigure } from '../../table/figures';
import { fitLines } from './fitText';
import { LABEL_WIDTH, ROW_HEIGHT, TABLE_HEAD, TOTAL_HEIGHT, type Box } from './pictureLayout';
import type { PictureModel, PictureRow } from './pictureModel';
import { PictureText } from './PictureText';

const FISH = 52;
const NAME = 24;
const INSET = 28;

interface PictureTableProps {
  readonly model: PictureModel;
  readonly box: Box;
}

/** All players side by side, a row for each category; the winners' columns stand out. */
export function PictureTable({ model: { players, rows }, box }: PictureTableProps) {
  const colors = useColors();
  const width = (box.width - LABEL_WIDTH - INSET / 2) / players.length;
  const middleOf = (column: number) => box.x + LABEL_WIDTH + (column + 0.5) * width;
  const topOf = (row: number) => box.y + TABLE_HEAD + row * ROW_HEIGHT;
  const lines = rows.map((_, row) => `M${box.x + INSET} ${topOf(row)}H${box.x + box.width - INSET}`).join('');
  return (
    <>
      <Rect {...box} rx={28} fill={colors.surface} stroke={colors.border} strokeWidth={2} />
      {players.map(({ name, fish, isWinner }, column) => (
        <G key={name}>
          {isWinner ? (
            <Rect
              x={middleOf(column) - width / 2 + 4}
              y={box.y + 10}
              width={width - 8}
              height={box.height - 20}
              rx={18}
              fill={colors.raised}
            />
          ) : null}
          <G transform={`translate(${middleOf(column) - FISH / 2} ${box.y + 18})`}>
            <FishFigure fish={fish} size={FISH} />
          </G>
          {fitLines(name, width - 16, NAME, 2).map((line, index, { length }) => (
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
        <TableRow key={row.label} row={row} left={box.x + INSET} top={topOf(index)} middleOf={middleOf} />
      ))}
    </>
  );
}

interface TableRowProps {
  readonly row: PictureRow;
  readonly left: number;
  readonly top: number;
  readonly middleOf: (column: number) => number;
}

function TableRow({ row: { label, color, points, isTotal }, left, top, middleOf }: TableRowProps) {
  const size = isTotal ? 42 : 27;
  const base = top + (isTotal ? TOTAL_HEIGHT : ROW_HEIGHT) / 2 + size * 0.36;
  const indent = color === null ? 0 : 32;
  return (
    <>
      {color === null ? null : (
        <Circle
          cx={left + 10}
          cy={top + ROW_HEIGHT / 2}
          r={10}
          fill={CORAL[color].fill}
          stroke={CORAL[color].edge}
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
