import { G, Rect } from 'react-native-svg';

import { useColors } from '@/ui/tokens/ThemeContext';

import type { ReefBoard } from '../../../rules/boards';
import { minus } from '../../../strings/phrases';
import { ReefDrawing } from '../../reef/ReefDrawing';
import { reefLayout } from '../../reef/reefLayouts';
import { FishFigure } from '../../table/figures';
import { PictureCounts } from './PictureCounts';
import { widthOf } from './fitText';
import { CARD_HEAD, CARD_PADDING, REEF_MARGIN, type Box } from './pictureLayout';
import type { PicturePlayer } from './pictureModel';
import { PictureText } from './PictureText';

const FISH = 44;
const NAME = 28;
const TOTAL = 38;

interface PictureReefProps {
  readonly player: PicturePlayer;
  readonly board: ReefBoard;
  readonly box: Box;
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
