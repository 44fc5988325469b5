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

const HERO = {
  water: [0, 1, 2, 3, 4, 5, 6, 7].flatMap((column) => [at(column, 0), at(column, 1)]).join(''),
  green: at(2, 1) + at(6, 0),
  pink: at(4, 0) + at(7, 1),
  blue: at(5, 1) + at(3, 0),
  yellow: at(6, 1) + at(1, 0),
};
const CORALS = ['green', 'pink', 'blue', 'yellow'] as const;

/** A strip of reef across the top of the page. */
export function HeroReef() {
  const ground = GROUND[useThemeName()];
  return (
    <Svg width="100%" height={92} viewBox="0 0 736 176" preserveAspectRatio="xMaxYMid slice" aria-hidden>
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
