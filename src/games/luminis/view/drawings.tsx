/** The pictures of the start page: few paths, nothing of the rules. */

import Svg, { G, Path, Rect } from 'react-native-svg';

import { useColors } from '@/ui/tokens/ThemeContext';

import { CARD_HEIGHT, CARD_WIDTH, CardDrawing } from './CardDrawing';
import { Shape } from './shapes';

const RESOURCES_IN_TURN = [
  'square',
  'triangle',
  'circle',
  'triangle',
  'square',
  'circle',
  'triangle',
] as const;
const WINDOWS = 14;

/** A row of pointed windows across the top of the page. */
export function HeroWindows({ height }: { readonly height: number }) {
  const colors = useColors();
  return (
    <Svg
      width="100%"
      height={height}
      viewBox={`0 0 ${WINDOWS * 80} 100`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden
    >
      <Rect width={WINDOWS * 80} height={100} fill={colors.surface} />
      {Array.from({ length: WINDOWS }, (_, index) => (
        <G key={index} transform={`translate(${index * 80}, 0)`}>
          <Path
            d="M10 100 V50 Q10 16 40 6 Q70 16 70 50 V100 Z"
            fill={colors.raised}
            stroke={colors.border}
            strokeWidth={3}
          />
          <Shape resource={RESOURCES_IN_TURN[index % 7]!} x={40} y={42} size={26} />
          <Shape resource={RESOURCES_IN_TURN[(index + 3) % 7]!} x={28} y={78} size={18} />
          <Shape resource={RESOURCES_IN_TURN[(index + 5) % 7]!} x={53} y={78} size={18} />
        </G>
      ))}
    </Svg>
  );
}

const LEFT = {
  level: 1,
  cost: [1, 0, 0],
  center: [1, 0, 0],
  local: [2, 0, 0],
  arrows: ['up', 'right'],
  draw: false,
} as const;
const RIGHT = {
  level: 1,
  cost: [0, 1, 0],
  center: [0, 1, 1],
  local: [0, 0, 0],
  arrows: [],
  draw: false,
} as const;
const TOP = {
  level: 2,
  cost: [3, 1, 0],
  center: [1, 0, 1],
  local: [0, 1, 0],
  arrows: ['up'],
  draw: false,
} as const;

/** A small cathedral with a free space on it. */
export function TowerDrawing() {
  const { accent } = useColors();
  const [stepX, stepY] = [CARD_WIDTH + 8, CARD_HEIGHT + 8];
  return (
    <Svg width={108} height={80} viewBox={`-2 -2 ${2 * stepX} ${2 * stepY}`} aria-hidden>
      <G transform={`translate(0, ${stepY})`}>
        <CardDrawing card={LEFT} />
      </G>
      <G transform={`translate(${stepX}, ${stepY})`}>
        <CardDrawing card={RIGHT} />
      </G>
      <CardDrawing card={TOP} />
      <Rect
        x={stepX + 3}
        y={3}
        width={CARD_WIDTH - 6}
        height={CARD_HEIGHT - 6}
        rx={9}
        fill="none"
        stroke={accent}
        strokeWidth={5}
        strokeDasharray="10 7"
      />
    </Svg>
  );
}

/** Cards behind each other. */
export function CardsDrawing() {
  return (
    <Svg width={100} height={80} viewBox="0 0 140 112" aria-hidden>
      {[TOP, RIGHT, LEFT].map((card, index) => (
        <G key={index} transform={`translate(${34 - 16 * index}, ${14 * index})`}>
          <CardDrawing card={card} />
        </G>
      ))}
    </Svg>
  );
}

export function LessonDrawing() {
  const { accent } = useColors();
  return (
    <Svg width={44} height={44} viewBox="0 0 44 44" aria-hidden>
      <Path d="M6 40 V20 Q6 8 22 3 Q38 8 38 20 V40 Z" fill="none" stroke={accent} strokeWidth={4} />
      <Shape resource="triangle" x={22} y={25} size={20} />
    </Svg>
  );
}

export function PuzzleDrawing() {
  return (
    <Svg width={44} height={44} viewBox="0 0 44 44" aria-hidden>
      <Shape resource="square" x={13} y={13} size={20} />
      <Shape resource="circle" x={32} y={14} size={18} />
      <Shape resource="triangle" x={22} y={33} size={18} />
    </Svg>
  );
}
