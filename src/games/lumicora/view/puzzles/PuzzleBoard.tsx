import { memo, useMemo } from 'react';
import { G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { CellBoard } from '@/ui/board/CellBoard';
import type { BoardLayout, Point } from '@/ui/board/layout';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { DRAWING_FONT } from '@/ui/tokens/metrics';
import { useThemeName } from '@/ui/tokens/ThemeContext';

import type { Space, SpacePair } from '../../rules/model';
import { surfaceOf } from '../../rules/surface';
import { reefStrings } from '../../strings/reef';
import { MARKS } from '../palette';
import type { ReefMarks } from '../reef/markShapes';
import { liftedCenter, pieceShape } from '../reef/pieceShape';
import { describeCells, reefLayout } from '../reef/reefCells';
import { ReefDrawing } from '../reef/ReefDrawing';
import { MarkLayer, warningPlace } from '../reef/ReefMarks';
import type { ReefPuzzle, ReefTag } from './kinds/reefPuzzle';

export interface PuzzleBoardProps {
  readonly puzzle: ReefPuzzle;
  readonly marks: ReefMarks;
  readonly tags: readonly ReefTag[];
  readonly isTurned: boolean;
  readonly onPress: (space: Space) => void;
}

/** The reef of a puzzle, with what the puzzle writes on it. Needs a parent that bounds its height. */
export function PuzzleBoard({ puzzle, marks, tags, isTurned, onPress }: PuzzleBoardProps) {
  const strings = useStrings(reefStrings);
  const { board, luminos } = puzzle;
  const layout = reefLayout(isTurned);
  const reef = useMemo(() => ({ kind: 'luminos', luminos }) as const, [luminos]);
  const surface = useMemo(() => surfaceOf(luminos), [luminos]);
  const cells = useMemo(
    () =>
      describeCells(strings, board, surface, marks).map((cell, space) => {
        const words = new Set(tagsOn(tags, space).map((tag) => tag.words));
        return { ...cell, label: [cell.label, ...words].join(', ') };
      }),
    [strings, board, surface, marks, tags],
  );
  return (
    <CellBoard
      layout={layout}
      cells={cells}
      label={strings.picture(luminos.length)}
      mayRepeat
      onPress={onPress}
    >
      <ReefDrawing layout={layout} board={board} reef={reef} />
      <MarkLayer layout={layout} view={surface} board={board} marks={marks} luminos={luminos} />
      <TagLayer layout={layout} tags={tags} shown={marks.pending?.on ?? null} />
    </CellBoard>
  );
}

/** The tags that a space carries: a Lumino that is half hidden carries its own only where it is seen. */
function tagsOn(tags: readonly ReefTag[], space: Space): readonly ReefTag[] {
  return tags.filter(({ on, part }) => {
    const half = on.indexOf(space);
    return half !== -1 && (part === 'both' || (part === 'first') === (half === 0));
  });
}

interface TagLayerProps {
  readonly layout: BoardLayout;
  readonly tags: readonly ReefTag[];
  /** The placement whose Lumino is drawn. */
  readonly shown: SpacePair | null;
}

/** What a puzzle writes on a reef, over its drawing. */
const TagLayer = memo(function TagLayer({ layout, tags, shown }: TagLayerProps) {
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

interface PlaceBarProps {
  readonly layout: BoardLayout;
  readonly tag: ReefTag;
}

const TICK = 'm-8 0l5.5 6l10.5 -12';
const DOT = 17;

/** Joins the two spaces of a place, because places overlap. One that was found has a tick; at the end each has the number of its line. */
function PlaceBar({ layout, tag: { kind, on, level, text } }: PlaceBarProps) {
  const marks = MARKS[useThemeName()];
  const color = kind === 'found' ? marks.legal : marks.lit;
  const [a, b] = [liftedCenter(layout, on[0], level), liftedCenter(layout, on[1], level)];
  const bar = `M${at(a, b, 0.1)}L${at(a, b, 0.9)}`;
  const middle = at(a, b, 0.5);
  const dot = `M${middle}m${-DOT} 0a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0z`;
  return (
    <G strokeLinecap="round" strokeLinejoin="round" fill="none">
      <Path d={bar} stroke={marks.casing} strokeWidth={15} />
      <Path d={bar} stroke={color} strokeWidth={9} />
      <Path d={dot} fill={marks.casing} stroke={color} strokeWidth={4} />
      {text !== null ? (
        <SvgText
          x={(a.x + b.x) / 2}
          y={(a.y + b.y) / 2 + DOT * 0.5}
          fontSize={DOT * 1.4}
          fill={color}
          fontFamily={DRAWING_FONT}
          fontWeight="bold"
          textAnchor="middle"
        >
          {text}
        </SvgText>
      ) : kind === 'found' ? (
        <Path d={`M${middle}${TICK}`} stroke={color} strokeWidth={5} />
      ) : null}
    </G>
  );
}

function at(a: Point, b: Point, share: number): string {
  const between = (from: number, to: number) => Math.round((from + (to - from) * share) * 10) / 10;
  return `${between(a.x, b.x)} ${between(a.y, b.y)}`;
}
