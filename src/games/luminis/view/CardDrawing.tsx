/** A card of Luminis, drawn: level, local resources with arrows, center, and the cost at its foot. */

import { memo } from 'react';
import Svg, { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { DRAWING_FONT } from '@/ui/tokens/metrics';

import { RESOURCES, type Arrow, type CardFace, type Resource, type Resources } from '../rules/model';
import { Shape } from './shapes';

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 84;

const PAPER = '#F6ECD8';
const EDGE = '#B99B6B';
const INK = '#2A1220';
export const NUMERALS = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' } as const;

/** Where an arrow stands on the edge of its card, and where its tip points. */
const ARROW_PLACES: Readonly<Record<Arrow, string>> = {
  left: 'M2 42 L12 34 L12 50 Z',
  right: 'M98 42 L88 34 L88 50 Z',
  up: 'M50 2 L42 12 L58 12 Z',
  'up-left': 'M3 3 L16 6 L6 16 Z',
  'up-right': 'M97 3 L84 6 L94 16 Z',
};

interface CardDrawingProps {
  readonly card: CardFace;
  /** The cost stands at the foot; a placed card has been paid. */
  readonly showsCost?: boolean;
}

/** Inside a drawing, from (0, 0). */
export const CardDrawing = memo(function CardDrawing({ card, showsCost = false }: CardDrawingProps) {
  const { level, cost, center, local, arrows, draw } = card;
  return (
    <G>
      <Rect
        x={1}
        y={1}
        width={CARD_WIDTH - 2}
        height={CARD_HEIGHT - 2}
        rx={9}
        fill={PAPER}
        stroke={EDGE}
        strokeWidth={2}
      />
      {arrows.map((arrow) => (
        <Path key={arrow} d={ARROW_PLACES[arrow]} fill="#8E2B4E" />
      ))}
      <ShapeRow resources={local} x={24} y={21} size={11} />
      <SvgText
        x={CARD_WIDTH - 18}
        y={26}
        fill={INK}
        fontSize={14}
        fontWeight="bold"
        fontFamily={DRAWING_FONT}
        textAnchor="end"
      >
        {NUMERALS[level]}
      </SvgText>
      <ShapeRow resources={center} x={18} y={showsCost ? 47 : 54} size={20} />
      {draw ? <DrawSign x={86} y={showsCost ? 58 : 68} /> : null}
      {showsCost ? <CostFoot cost={cost} /> : null}
    </G>
  );
});

/** By itself, as wide as it is told. */
export function CardPicture({ width, ...props }: CardDrawingProps & { readonly width: number }) {
  return (
    <Svg
      width={width}
      height={(width * CARD_HEIGHT) / CARD_WIDTH}
      viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
    >
      <CardDrawing {...props} />
    </Svg>
  );
}

interface ShapeRowProps {
  readonly resources: Resources;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Up to so many are drawn one by one; more are told by a number. */
const MOST_DRAWN = 3;

function ShapeRow({ resources, x, y, size }: ShapeRowProps) {
  const total = resources.reduce((sum, amount) => sum + amount, 0);
  const signs = RESOURCES.flatMap((resource, index): readonly { resource: Resource; amount: number }[] => {
    const amount = resources[index]!;
    if (amount === 0) return [];
    return total <= MOST_DRAWN
      ? Array.from({ length: amount }, () => ({ resource, amount: 1 }))
      : [{ resource, amount }];
  });
  const isCounted = total > MOST_DRAWN;
  const step = isCounted ? size * 1.25 : size * 1.15;
  return (
    <G>
      {signs.map(({ resource, amount }, index) => (
        <G key={index}>
          <Shape resource={resource} x={x + index * step} y={y} size={size} />
          {isCounted ? (
            <SvgText
              x={x + index * step}
              y={y + size * 1.05}
              fill={INK}
              fontSize={size * 0.62}
              fontWeight="bold"
              fontFamily={DRAWING_FONT}
              textAnchor="middle"
            >
              {amount}
            </SvgText>
          ) : null}
        </G>
      ))}
    </G>
  );
}

/** What the card costs, in a dark foot. */
function CostFoot({ cost }: { readonly cost: Resources }) {
  const signs = RESOURCES.flatMap((resource, index) =>
    cost[index]! > 0 ? [{ resource, amount: cost[index]! }] : [],
  );
  return (
    <G>
      <Path d={`M2 66 H98 V74 Q98 82 90 82 H10 Q2 82 2 74 Z`} fill="#3B2A4D" />
      {signs.map(({ resource, amount }, index) => (
        <G key={resource}>
          <Shape resource={resource} x={13 + index * 30} y={74} size={11} />
          <SvgText
            x={21 + index * 30}
            y={78.5}
            fill="#FFFFFF"
            fontSize={12}
            fontWeight="bold"
            fontFamily={DRAWING_FONT}
          >
            {amount}
          </SvgText>
        </G>
      ))}
    </G>
  );
}

/** LT-4: a hand of cards with an arrow out of it. */
function DrawSign({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <G>
      <Circle cx={x} cy={y} r={8} fill="#FFFFFF" stroke={INK} strokeWidth={1.2} />
      <Path d={`M${x - 4} ${y + 3} h5 v-6 h-5 Z`} fill="none" stroke={INK} strokeWidth={1.3} />
      <Path d={`M${x + 2} ${y} h4 m-2 -2 l2 2 l-2 2`} fill="none" stroke={INK} strokeWidth={1.3} />
    </G>
  );
}
