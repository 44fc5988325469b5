import { memo } from 'react';
import { G, Path, Text as SvgText } from 'react-native-svg';

import type { Point } from '@/ui/board/layout';
import { DRAWING_FONT } from '@/ui/tokens/metrics';

import { SURFACES, type SpaceReading } from '../../exchange/photo/model';
import type { Space } from '../../rules/model';
import { ON_PHOTO, SURFACE_INKS } from './onPhoto';
import { outlinePath, type PhotoLayout } from './photoLayout';
import { useSurfaceLetters } from './useSurfaceLetters';

export interface ReadingMarksProps {
  readonly layout: PhotoLayout;
  readonly spaces: readonly SpaceReading[];
  readonly chosen: Space | null;
}

const INWARD = 0.1;
const BADGE = 21;

/** What was read, over the picture it was read from: rims and badges leave most of each space in sight. */
export const ReadingMarks = memo(function ReadingMarks({ layout, spaces, chosen }: ReadingMarksProps) {
  const { outlines, board } = layout;
  const rims = (wanted: readonly SpaceReading[]) =>
    wanted.map(({ space }) => outlinePath(outlines[space]!, INWARD)).join('');
  const badges = (wanted: readonly SpaceReading[]) =>
    wanted.map(({ space }) => circle(board.centers[space]!)).join('');
  const doubtful = spaces.filter(({ isDoubtful }) => isDoubtful);
  const bySurface = SURFACES.map((surface) => spaces.filter((each) => each.surface === surface));
  return (
    <G strokeLinejoin="round" fill="none">
      <Path d={rims(spaces)} stroke={ON_PHOTO.casing} strokeOpacity={0.7} strokeWidth={9} />
      {SURFACES.map((surface, index) => (
        <Path key={surface} d={rims(bySurface[index]!)} stroke={SURFACE_INKS[surface].fill} strokeWidth={5} />
      ))}
      {doubtful.length === 0 ? null : <Ring d={rims(doubtful)} color={ON_PHOTO.doubt} isDashed />}
      {chosen === null ? null : <Ring d={outlinePath(outlines[chosen]!, INWARD)} color={ON_PHOTO.chosen} />}
      {SURFACES.map((surface, index) => (
        <Path
          key={surface}
          d={badges(bySurface[index]!)}
          fill={SURFACE_INKS[surface].fill}
          stroke={ON_PHOTO.casing}
          strokeWidth={2.5}
        />
      ))}
      {spaces.map((each) => (
        <Letter key={each.space} at={board.centers[each.space]!} {...each} />
      ))}
    </G>
  );
});

interface RingProps {
  readonly d: string;
  readonly color: string;
  readonly isDashed?: boolean;
}

function Ring({ d, color, isDashed = false }: RingProps) {
  return (
    <>
      <Path d={d} stroke={ON_PHOTO.casing} strokeWidth={15} />
      <Path d={d} stroke={color} strokeWidth={9} strokeDasharray={isDashed ? '16 9' : undefined} />
    </>
  );
}

interface LetterProps extends Pick<SpaceReading, 'surface' | 'isDoubtful'> {
  readonly at: Point;
}

const Letter = memo(function Letter({ at, surface, isDoubtful }: LetterProps) {
  const letter = useSurfaceLetters()(surface);
  return (
    <SvgText
      x={at.x}
      y={at.y + 8.5}
      fontSize={letter.length > 1 || isDoubtful ? 20 : 25}
      fill={SURFACE_INKS[surface].ink}
      fontFamily={DRAWING_FONT}
      fontWeight="bold"
      textAnchor="middle"
    >
      {isDoubtful ? `${letter}?` : letter}
    </SvgText>
  );
});

function circle({ x, y }: Point): string {
  return `M${x - BADGE} ${y}a${BADGE} ${BADGE} 0 1 0 ${2 * BADGE} 0a${BADGE} ${BADGE} 0 1 0 ${-2 * BADGE} 0z`;
}
