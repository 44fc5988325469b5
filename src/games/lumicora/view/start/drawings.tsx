/** The pictures of the start page: few paths, nothing of the rules. */

import Svg, { Circle, Path } from 'react-native-svg';

import { hexagonCorners, hexagonPath } from '@/ui/board/layout';
import { useColors, useThemeName } from '@/ui/tokens/ThemeContext';

import { CORAL, FIGURES, GROUND } from '../palette';

const CORNERS = hexagonCorners(false);
const STEP = { x: 43.3, y: 75 };

/** A hexagon at a place of a honeycomb; every other row lies half a space aside. */
function at(column: number, row: number, radius = 47): string {
  return hexagonPath(CORNERS, { x: (2 * column + (row % 2) + 1) * STEP.x, y: row * STEP.y + 50 }, radius);
}

/** Wide enough for the widest column, so that the strip is cut at its sides only and its spaces never grow. */
const HERO_COLUMNS = 16;
const HERO_WIDTH = (2 * HERO_COLUMNS + 1) * STEP.x;
const HERO = {
  water: Array.from({ length: HERO_COLUMNS + 1 }, (_, column) => at(column, 0) + at(column - 1, 1)).join(''),
  green: at(1, 1) + at(6, 0) + at(9, 1) + at(13, 0),
  pink: at(3, 0) + at(6, 1) + at(10, 0) + at(12, 1),
  blue: at(4, 1) + at(2, 0) + at(8, 0) + at(14, 1),
  yellow: at(5, 1) + at(0, 0) + at(11, 0) + at(7, 1),
};
const CORALS = ['green', 'pink', 'blue', 'yellow'] as const;

/** A strip of reef across the top of the page. */
export function HeroReef({ height }: { readonly height: number }) {
  const ground = GROUND[useThemeName()];
  return (
    <Svg
      width="100%"
      height={height}
      viewBox={`0 3 ${HERO_WIDTH} 169`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden
    >
      <Path d={HERO.water} fill={ground.water} />
      {CORALS.map((color) => (
        <Path key={color} d={HERO[color]} fill={CORAL[color].fill} />
      ))}
    </Svg>
  );
}

/** One reef with a Lumino on it. */
export function ReefDrawing() {
  const ground = GROUND[useThemeName()];
  return (
    <Svg width={110} height={70} viewBox="0 0 275 176" aria-hidden>
      <Path d={at(0, 0) + at(2, 0) + at(0, 1) + at(1, 1)} fill={ground.water} />
      <Path d={at(1, 0)} fill={ground.limestone} />
      <Path d={at(1, 0) + at(0, 1)} fill={CORAL.pink.fill} stroke={CORAL.pink.edge} strokeWidth={6} />
      <Path d={at(1, 1)} fill={CORAL.green.fill} stroke={CORAL.green.edge} strokeWidth={6} />
    </Svg>
  );
}

/** Four reefs around a table. */
export function TableDrawing() {
  const colors = useColors();
  const seats = [
    { x: 45, y: 88, color: 'green' },
    { x: 138, y: 36, color: 'pink' },
    { x: 231, y: 88, color: 'blue' },
    { x: 138, y: 140, color: 'yellow' },
  ] as const;
  return (
    <Svg width={110} height={70} viewBox="0 0 276 176" aria-hidden>
      <Circle cx={138} cy={88} r={44} fill={colors.raised} stroke={colors.border} strokeWidth={5} />
      {seats.map(({ x, y, color }) => (
        <Path key={color} d={hexagonPath(CORNERS, { x, y }, 34)} fill={CORAL[color].fill} />
      ))}
    </Svg>
  );
}

export function TrophyDrawing() {
  const { edge, fill } = CORAL.yellow;
  return (
    <Svg width={52} height={52} viewBox="0 0 52 52" aria-hidden>
      <Path
        d="M13 10H4v6c0 7 4 11 11 12M39 10h9v6c0 7-4 11-11 12"
        fill="none"
        stroke={edge}
        strokeWidth={4}
      />
      <Path d="M12 6h28v14c0 9-6 15-14 15S12 29 12 20Z" fill={fill} />
      <Path d="M23 34h6v7h8v6H15v-6h8Z" fill={fill} />
    </Svg>
  );
}

const RING = 20;
const ROUND = 2 * Math.PI * RING;

/** How far somebody has come, as a ring. */
export function LearnRing({ share }: { readonly share: number }) {
  const colors = useColors();
  return (
    <Svg width={52} height={52} viewBox="0 0 52 52" aria-hidden>
      <Circle cx={26} cy={26} r={RING} fill="none" stroke={colors.raised} strokeWidth={7} />
      {share > 0 ? (
        <Circle
          cx={26}
          cy={26}
          r={RING}
          fill="none"
          stroke={colors.accent}
          strokeWidth={7}
          strokeLinecap="round"
          strokeDasharray={`${ROUND * share} ${ROUND}`}
          transform="rotate(-90 26 26)"
        />
      ) : null}
      <Path d="M17 20l9-4 9 4-9 4ZM20 23v6c3 3 9 3 12 0v-6" fill={colors.text} />
    </Svg>
  );
}

export function PuzzleDrawing() {
  return (
    <Svg width={52} height={52} viewBox="0 0 174 176" aria-hidden>
      <Path d={at(0, 0) + at(1, 0)} fill={CORAL.blue.fill} />
      <Path d={at(0, 1, 42)} fill="none" stroke={CORAL.yellow.fill} strokeWidth={10} />
      <Circle cx={86} cy={125} r={12} fill={FIGURES.light} />
    </Svg>
  );
}

/** A space that comes round again. */
export function ReviewDrawing() {
  const { accent } = useColors();
  const line = { fill: 'none', stroke: accent, strokeWidth: 5, strokeLinecap: 'round' } as const;
  return (
    <Svg width={52} height={52} viewBox="0 0 52 52" aria-hidden>
      <Path d={hexagonPath(CORNERS, { x: 26, y: 27 }, 11)} fill={CORAL.pink.fill} />
      <Path d="M44 20A20 20 0 0 0 8 18M8 34A20 20 0 0 0 44 36" {...line} />
      <Path d="M8 8v11h11M44 46V35H33" {...line} strokeLinejoin="round" />
    </Svg>
  );
}

/** A reef, and somebody who says how it goes on. */
export function CoachDrawing() {
  const { accent, raised } = useColors();
  return (
    <Svg width={52} height={52} viewBox="0 0 52 52" aria-hidden>
      <Path d={hexagonPath(CORNERS, { x: 18, y: 36 }, 13)} fill={CORAL.green.fill} />
      <Path
        d="M14 4H46Q50 4 50 8V22Q50 26 46 26H34L26 33V26H14Q10 26 10 22V8Q10 4 14 4Z"
        fill={raised}
        stroke={accent}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <Path d="M17 12H43M17 19H36" stroke={accent} strokeWidth={3} strokeLinecap="round" />
    </Svg>
  );
}
