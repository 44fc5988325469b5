import type { ReactNode } from 'react';
import { G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { widthOf } from '@/tabletop/record/fitText';
import type { Box } from '@/tabletop/record/pictureFrame';
import { PictureText } from '@/tabletop/record/view/PictureText';
import { hexagonPath } from '@/ui/board/layout';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { DRAWING_FONT } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { ReefBoard } from '../../../rules/boards';
import type { ReefCounts } from '../../../rules/finalScoring';
import { ANIMALS, COLORS } from '../../../rules/model';
import { countAnimals } from '../../../session/reef/finalReef';
import { reefStrings } from '../../../strings/reef';
import { sharingStrings } from '../../../strings/sharing';
import { CORAL } from '../../palette';
import { SymbolDrawing } from '../../reef/HalfSymbols';
import { reefLayout } from '../../reef/reefCells';
import { ReefDrawing } from '../../reef/ReefDrawing';
import { FishFigure } from '../../table/figures';
import type { PicturePlayer } from './pictureModel';

const CARD_HEAD = 76;
const CARD_PADDING = 20;
/** Room around the spaces for what is lifted out of them, in units of the board. */
const REEF_MARGIN = { x: 8, y: 20 } as const;
const FISH = 44;
const NAME = 28;
const TOTAL = 38;

interface PictureReefProps {
  readonly player: PicturePlayer;
  readonly board: ReefBoard;
  readonly box: Box;
}

/** Of a card so wide. */
export function reefCardHeight(width: number): number {
  const board = reefLayout(false);
  const scale = (width - 2 * CARD_PADDING) / (board.width + 2 * REEF_MARGIN.x);
  return Math.round(CARD_HEAD + scale * (board.height + 2 * REEF_MARGIN.y) + CARD_PADDING);
}

/** A player's reef under their name; where it was only counted, its figures. */
export function PictureReef({ player: { name, fish, total, isWinner, reef }, board, box }: PictureReefProps) {
  const colors = useColors();
  const layout = reefLayout(false);
  const scale = (box.width - 2 * CARD_PADDING) / (layout.width + 2 * REEF_MARGIN.x);
  const points = minus(total);
  const left = box.x + CARD_PADDING + FISH + 14;
  const right = box.x + box.width - CARD_PADDING - 4;
  const inside = {
    x: box.x + CARD_PADDING,
    y: box.y + CARD_HEAD,
    width: box.width - 2 * CARD_PADDING,
    height: box.height - CARD_HEAD - CARD_PADDING,
  };
  return (
    <>
      <Rect
        {...box}
        rx={28}
        fill={colors.surface}
        stroke={isWinner ? colors.accent : colors.border}
        strokeWidth={isWinner ? 4 : 2}
      />
      <G transform={`translate(${box.x + CARD_PADDING} ${box.y + 18})`}>
        <FishFigure fish={fish} size={FISH} />
      </G>
      <PictureText
        x={left}
        y={box.y + 50}
        size={NAME}
        strong
        text={name}
        width={right - widthOf(points, TOTAL) - 16 - left}
      />
      <PictureText
        x={right}
        y={box.y + 54}
        size={TOTAL}
        strong
        tone="accentText"
        anchor="end"
        text={points}
      />
      {reef.kind === 'counts' ? (
        <PictureCounts counts={reef.counts} box={inside} />
      ) : (
        <G
          transform={`translate(${inside.x} ${inside.y}) scale(${scale}) translate(${REEF_MARGIN.x} ${REEF_MARGIN.y})`}
        >
          <ReefDrawing layout={layout} board={board} reef={reef} />
        </G>
      )}
    </>
  );
}

const HEXAGON = hexagonPath(reefLayout(false).corners, { x: 0, y: 0 }, 38);

/** Coral spaces by colour, and the animals where somebody counted them. */
function PictureCounts({ counts, box }: { readonly counts: ReefCounts; readonly box: Box }) {
  const colors = useColors();
  const { onlyCounted } = useStrings(sharingStrings).result;
  const { letters } = useStrings(reefStrings);
  const hasAnimals = countAnimals(counts) > 0;
  const middle = box.y + box.height / 2;
  const top = hasAnimals ? middle - 110 : middle - 30;
  const place = (index: number) => box.x + ((index + 0.5) * box.width) / 4;
  return (
    <>
      {COLORS.map((color, index) => (
        <Figure key={color} x={place(index)} y={top} count={counts.spaces[color]}>
          <Path d={HEXAGON} fill={CORAL[color].fill} stroke={CORAL[color].edge} strokeWidth={4} />
          <SvgText
            y={13}
            fontSize={36}
            fontWeight="bold"
            fontFamily={DRAWING_FONT}
            textAnchor="middle"
            fill={CORAL[color].ink}
          >
            {letters[color]}
          </SvgText>
        </Figure>
      ))}
      {hasAnimals
        ? ANIMALS.map((animal, index) => (
            <Figure key={animal} x={place(index)} y={top + 166} count={counts.animals[animal]}>
              <SymbolDrawing symbol={animal} ink={colors.text} edge={colors.border} />
            </Figure>
          ))
        : null}
      <PictureText
        x={box.x + box.width / 2}
        y={box.y + box.height - 6}
        size={22}
        tone="mutedText"
        anchor="middle"
        text={onlyCounted}
      />
    </>
  );
}

interface FigureProps {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly children: ReactNode;
}

function Figure({ x, y, count, children }: FigureProps) {
  return (
    <G transform={`translate(${x} ${y})`}>
      {children}
      <PictureText x={0} y={80} size={32} strong anchor="middle" text={String(count)} />
    </G>
  );
}
