import { memo } from 'react';
import { G, Path, Rect, Text as SvgText } from 'react-native-svg';

import type { BoardLayout } from '@/ui/board/layout';
import { DRAWING_FONT } from '@/ui/tokens/metrics';
import { useThemeName } from '@/ui/tokens/ThemeContext';

import type { SpacePair } from '../../rules/model';
import { MARKS } from '../palette';
import { pieceShape } from '../reef/pieceShape';
import { warningPlace } from '../reef/ReefMarks';
import { PlaceBar } from './PlaceBar';
import type { ReefTag } from './puzzleTags';

interface TagLayerProps {
  readonly layout: BoardLayout;
  readonly tags: readonly ReefTag[];
  /** The placement whose Lumino is drawn. */
  readonly shown: SpacePair | null;
}

/** What a puzzle writes on a reef, over its drawing. */
export const TagLayer = memo(function TagLayer({ layout, tags, shown }: TagLayerProps) {
  return tags.map((tag, index) =>
    tag.kind === 'found' || tag.kind === 'missed' ? (
      <PlaceBar key={index} layout={layout} tag={tag} />
    ) : (
      <WrittenTag key={index} layout={layout} tag={tag} kind={tag.on === shown ? 'shown' : tag.kind} />
    ),
  );
});

const HEIGHT = { placement: 40, shown: 44, order: 27, broken: 34 } as const;

interface WrittenTagProps {
  readonly layout: BoardLayout;
  readonly tag: ReefTag;
  readonly kind: keyof typeof HEIGHT;
}

/** Squarish, so that nobody takes it for the round badge of a number. */
function WrittenTag({ layout, kind, tag: { on, level, part, text } }: WrittenTagProps) {
  const marks = MARKS[useThemeName()];
  const height = HEIGHT[kind];
  const width = height + (text !== null && text.length > 1 ? 7 : 0);
  const { x, y } = warningPlace(layout, on, level, part);
  const look = {
    placement: { fill: marks.casing, line: marks.lit, ink: marks.chosen },
    shown: { fill: marks.lit, line: marks.casing, ink: marks.casing },
    order: { fill: marks.casing, line: marks.chosen, ink: marks.chosen },
    broken: { fill: marks.warning, line: marks.warningInk, ink: marks.warningInk },
  }[kind];
  return (
    <G>
      {kind === 'placement' ? (
        <PlaceOutline face={pieceShape(layout, on, level, 'both', false).face} />
      ) : null}
      <Rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={7}
        fill={look.fill}
        stroke={look.line}
        strokeWidth={2.5}
      />
      <SvgText
        x={x}
        y={y + height * 0.26}
        fontSize={height * 0.74}
        fill={look.ink}
        fontFamily={DRAWING_FONT}
        fontWeight="bold"
        textAnchor="middle"
      >
        {text}
      </SvgText>
    </G>
  );
}

/** In two tones, to be seen on coral of every colour. */
function PlaceOutline({ face }: { readonly face: string }) {
  const marks = MARKS[useThemeName()];
  return (
    <>
      <Path d={face} fill="none" stroke={marks.casing} strokeWidth={8} />
      <Path d={face} fill="none" stroke={marks.lit} strokeWidth={5} strokeDasharray="13 9" />
    </>
  );
}
