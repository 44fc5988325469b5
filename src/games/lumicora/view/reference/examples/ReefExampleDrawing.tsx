import { useMemo } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Circle, G, Path, Text as SvgText } from 'react-native-svg';

import type { BoardLayout, Point } from '@/ui/board/layout';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { DRAWING_FONT, radius } from '@/ui/tokens/metrics';
import { useColors, useThemeName } from '@/ui/tokens/ThemeContext';

import type { ReefExample } from '../../../lessons/reference/entry';
import { readReef, type ReadReef, type ReadTry } from '../../../lessons/reference/readReef';
import { nameOf, type ReefBoard } from '../../../rules/boards';
import type { View } from '../../../rules/surface';
import type { ReferenceStrings } from '../../../strings/en/reference';
import { reefStrings } from '../../../strings/reef';
import { referenceStrings } from '../../../strings/reference';
import { BADGE, MARKS } from '../../palette';
import { PendingLumino } from '../../reef/LuminoPiece';
import { markAt, STONE, STONE_SCALE } from '../../reef/markShapes';
import { liftedCenter } from '../../reef/pieceShape';
import { reefLayout } from '../../reef/reefCells';
import { ReefDrawing } from '../../reef/ReefDrawing';
import { LitMarks, MarkLayer } from '../../reef/ReefMarks';
import { frameOf } from './frame';
import { Picture } from './Picture';

const LAYOUT = reefLayout(false);

/** A few Luminos on their part of the board. */
export function ReefExampleDrawing({ example }: { readonly example: ReefExample }) {
  const strings = useStrings(referenceStrings).pictures;
  const { picture } = useStrings(reefStrings);
  const reef = useMemo(() => readReef(example), [example]);
  const shown = useMemo(() => ({ kind: 'luminos', luminos: reef.luminos }) as const, [reef]);
  const marks = useMemo(() => ({ involved: reef.lit, links: reef.links }), [reef]);
  const { board, surface, luminos, tries } = reef;
  const { x, y, width, height } = frameOf(LAYOUT, reef.shown);
  return (
    <Picture
      label={describeReefExample(strings, picture(luminos.length), reef)}
      style={[styles.board, { aspectRatio: width / height }]}
    >
      <Svg width="100%" height="100%" viewBox={`${x} ${y} ${width} ${height}`}>
        <ReefDrawing layout={LAYOUT} board={board} reef={shown} />
        <MarkLayer layout={LAYOUT} board={board} view={surface} marks={marks} luminos={luminos} />
        {example.isNamed ? <SpaceNames layout={LAYOUT} board={board} /> : null}
        <TryMarks layout={LAYOUT} view={surface} tries={tries} />
      </Svg>
    </Picture>
  );
}

interface SpaceNamesProps {
  readonly layout: BoardLayout;
  readonly board: ReefBoard;
}

/** BO-2: its name on every space. */
function SpaceNames({ layout, board }: SpaceNamesProps) {
  const { text } = useColors();
  return layout.centers.map(({ x, y }, space) => (
    <SvgText
      key={space}
      x={x}
      y={y + 11}
      fontSize={32}
      // Limestone is bright in both themes.
      fill={board.terrain[space] === 'limestone' ? BADGE.ink : text}
      fontFamily={DRAWING_FONT}
      fontWeight="bold"
      textAnchor="middle"
    >
      {nameOf(space)}
    </SvgText>
  ));
}

interface TryMarksProps {
  readonly layout: BoardLayout;
  readonly view: View;
  readonly tries: readonly ReadTry[];
}

/** Luminos held over the board, each with a tick or a cross, and its price where it has one. */
function TryMarks({ layout, view, tries }: TryMarksProps) {
  return tries.map((each) => {
    const { lumino, level, isOnePiece } = each;
    const [a, b] = lumino.on.map((space) => liftedCenter(layout, space, level));
    const { sign, price } = signPlaces(a!, b!);
    return (
      <G key={lumino.on.join()}>
        {isOnePiece ? (
          <PendingLumino layout={layout} lumino={lumino} level={level} />
        ) : (
          <LitMarks layout={layout} levels={view.levels} spaces={lumino.on} tone="chosen" />
        )}
        <Sign place={sign} isAllowed={each.answer === 'legal'} />
        {each.cost === 0 ? null : <Price place={price} cost={each.cost} />}
      </G>
    );
  });
}

/** On the seam, where neither numbers nor levels stand; the price beside it. */
function signPlaces(a: Point, b: Point): { readonly sign: Point; readonly price: Point } {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  if (a.y !== b.y) return { sign: middle, price: { x: middle.x + ASIDE, y: middle.y } };
  const sign = { x: middle.x, y: middle.y + BELOW_LEVEL };
  return { sign, price: { x: sign.x, y: sign.y + ASIDE } };
}

const ASIDE = 37;
const BELOW_LEVEL = 12;
const RADIUS = 17;
const TICK = 'm-8 0l6 6l10 -12';
const CROSS = 'm-7 -7l14 14m0 -14l-14 14';

/** Tick and cross differ in shape, so that nobody needs their colours. */
function Sign({ place, isAllowed }: { readonly place: Point; readonly isAllowed: boolean }) {
  const marks = MARKS[useThemeName()];
  const { danger } = useColors();
  return (
    <>
      <Circle
        cx={place.x}
        cy={place.y}
        r={RADIUS}
        fill={isAllowed ? marks.legal : danger}
        stroke={marks.casing}
        strokeWidth={3.5}
      />
      <Path
        d={markAt(place, isAllowed ? TICK : CROSS)}
        fill="none"
        stroke={marks.casing}
        strokeWidth={4.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

function Price({ place, cost }: { readonly place: Point; readonly cost: number }) {
  const marks = MARKS[useThemeName()];
  return (
    <>
      <Path d={markAt(place, STONE.large)} fill={marks.stone} stroke={marks.stoneInk} strokeWidth={2} />
      <SvgText
        x={place.x}
        y={place.y + 8 * STONE_SCALE.large}
        fontSize={22 * STONE_SCALE.large}
        fill={marks.stoneInk}
        fontFamily={DRAWING_FONT}
        fontWeight="bold"
        textAnchor="middle"
      >
        {cost}
      </SvgText>
    </>
  );
}

/** A drawn reef in words: `Reef with 1 Lumino. c3 c4: allowed. e5 d6: not allowed`. */
function describeReefExample(
  strings: ReferenceStrings['pictures'],
  picture: string,
  { tries, lit, points }: ReadReef,
): string {
  return [
    picture,
    ...tries.map(({ lumino, answer, cost }) => {
      const spaces = lumino.on.map(nameOf).join(' ');
      return answer === 'legal' ? strings.allowed(spaces, cost) : strings.refused(spaces, cost);
    }),
    ...(lit.size === 0 ? [] : [strings.marked([...lit].map(nameOf))]),
    ...(points === null ? [] : [strings.earned(points)]),
  ].join('. ');
}

const styles = StyleSheet.create({
  board: { borderRadius: radius.m, overflow: 'hidden' },
});
