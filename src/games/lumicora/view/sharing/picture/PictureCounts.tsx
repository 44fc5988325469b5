import type { ReactNode } from 'react';
import { G, Path, Text as SvgText } from 'react-native-svg';

import { hexagonPath } from '@/ui/board/layout';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { DRAWING_FONT } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { ReefCounts } from '../../../rules/finalScoring';
import { ANIMALS, COLORS } from '../../../rules/model';
import { countAnimals } from '../../../session/finalReef';
import { reefStrings } from '../../../strings/reef';
import { sharingStrings } from '../../../strings/sharing';
import { CORAL } from '../../palette';
import { SymbolDrawing } from '../../reef/HalfSymbols';
import { reefLayout } from '../../reef/reefLayouts';
import type { Box } from './pictureLayout';
import { PictureText } from './PictureText';

const HEXAGON = hexagonPath(reefLayout(false).corners, { x: 0, y: 0 }, 38);

/** Coral spaces by colour, and the animals where somebody counted them. */
export function PictureCounts({ counts, box }: { readonly counts: ReefCounts; readonly box: Box }) {
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
