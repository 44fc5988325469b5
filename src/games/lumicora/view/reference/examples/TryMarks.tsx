import { Circle, G, Path, Text as SvgText } from 'react-native-svg';

import type { BoardLayout, Point } from '@/ui/board/layout';
import { DRAWING_FONT } from '@/ui/tokens/metrics';
import { useColors, useThemeName } from '@/ui/tokens/ThemeContext';

import type { ReadTry } from '../../../lessons/reference/readReef';
import type { View } from '../../../rules/surface';
import { MARKS } from '../../palette';
import { markAt, STONE, STONE_SCALE } from '../../reef/markShapes';
import { PendingLumino } from '../../reef/PendingLumino';
import { liftedCenter } from '../../reef/pieceShape';
import { LitMarks } from '../../reef/ReefMarks';

interface TryMarksProps {
  readonly layout: BoardLayout;
  readonly view: View;
  readonly tries: readonly ReadTry[];
}

/** Luminos held over the board, each with a tick or a cross, and its price where it has one. */
export function TryMarks({ layout, view, tries }: TryMarksProps) {
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
