import { memo } from 'react';
import { G, Path } from 'react-native-svg';

import type { BoardLayout, Point } from '@/ui/board/layout';
import { useThemeName } from '@/ui/tokens/ThemeContext';

import type { ByColor, Color, CoralSymbol, LaidLumino, Space } from '../../rules/model';
import { CORAL, coralFill, MARKS } from '../palette';
import { HalfSymbols } from './HalfSymbols';
import { cornerPlace } from './markShapes';
import { liftedCenter, pieceShape, spaceShape, type Part, type PieceShape } from './pieceShape';

/** Plain values only, so that a piece is drawn again only when something about it is another. */
interface LuminoPieceProps {
  readonly layout: BoardLayout;
  readonly firstSpace: Space;
  readonly secondSpace: Space;
  readonly firstColor: Color;
  readonly secondColor: Color;
  readonly firstSymbol: CoralSymbol;
  readonly secondSymbol: CoralSymbol;
  readonly level: number;
  readonly part: Part;
  readonly isDimmed?: boolean;
}

export function pieceProps({ on, colors, symbols }: LaidLumino) {
  return {
    firstSpace: on[0],
    secondSpace: on[1],
    firstColor: colors[0],
    secondColor: colors[1],
    firstSymbol: symbols[0],
    secondSymbol: symbols[1],
  };
}

const DIMMED = 0.35;

/** What is seen of one Lumino. Halves that belong together are one piece (PL-2 depends on seeing it). */
export const LuminoPiece = memo(function LuminoPiece(props: LuminoPieceProps) {
  const { layout, level, part } = props;
  const halves = [
    { part: 'first', space: props.firstSpace, color: props.firstColor, symbol: props.firstSymbol },
    { part: 'second', space: props.secondSpace, color: props.secondColor, symbol: props.secondSymbol },
  ] as const;
  const seen = halves.filter((half) => part === 'both' || part === half.part);
  const isOneBody = part === 'both' && props.firstColor === props.secondColor;
  const bodies = isOneBody
    ? [{ part: 'both' as const, color: props.firstColor, halves: seen }]
    : seen.map((half) => ({ part: half.part, color: half.color, halves: [half] }));
  const on = [props.firstSpace, props.secondSpace] as const;
  return (
    <G opacity={props.isDimmed ? DIMMED : 1}>
      {bodies.map((body) => (
        <CoralBody
          key={body.part}
          color={body.color}
          level={level}
          shape={pieceShape(layout, on, level, body.part, part !== 'both')}
          texture={body.halves
            .map(({ space, symbol, color }) =>
              texturePath(color, layout, liftedCenter(layout, space, level), symbol === null),
            )
            .join('')}
        />
      ))}
      {seen.map(({ space, color, symbol }) => (
        <HalfSymbols
          key={space}
          layout={layout}
          center={liftedCenter(layout, space, level)}
          color={color}
          symbol={symbol}
          level={level}
        />
      ))}
    </G>
  );
});

interface PendingLuminoProps {
  readonly layout: BoardLayout;
  readonly lumino: LaidLumino;
  readonly level: number;
}

/** A Lumino that is chosen but not confirmed: drawn where it will lie, in a dashed line. */
export function PendingLumino({ layout, lumino, level }: PendingLuminoProps) {
  const marks = MARKS[useThemeName()];
  const { face } = pieceShape(layout, lumino.on, level, 'both', false);
  return (
    <>
      <LuminoPiece layout={layout} {...pieceProps(lumino)} level={level} part="both" />
      <Path d={face} fill="none" stroke={marks.pendingCasing} strokeWidth={8} />
      <Path d={face} fill="none" stroke={marks.pending} strokeWidth={5} strokeDasharray="13 9" />
    </>
  );
}

const GHOST = 0.5;

/** A Lumino that may not lie there: faint, behind a heavy line of its own, and crossed out. */
export function RefusedLumino({ layout, lumino, level }: PendingLuminoProps) {
  const marks = MARKS[useThemeName()];
  const { face } = pieceShape(layout, lumino.on, level, 'both', false);
  const [a, b] = lumino.on.map((space) => liftedCenter(layout, space, level));
  const middle = { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 };
  const cross = `M${tenth(middle.x - 15)} ${tenth(middle.y - 15)}l30 30m0 -30l-30 30`;
  return (
    <G strokeLinecap="round">
      <G opacity={GHOST}>
        <LuminoPiece layout={layout} {...pieceProps(lumino)} level={level} part="both" />
      </G>
      <Path d={face + cross} fill="none" stroke={marks.casing} strokeWidth={13} />
      <Path d={face + cross} fill="none" stroke={marks.refused} strokeWidth={7} />
    </G>
  );
}

/** Plain values only, so that a space is drawn again only when something about it is another. */
interface CoralPieceProps {
  readonly layout: BoardLayout;
  readonly space: Space;
  readonly color: Color;
  readonly symbol: CoralSymbol;
  readonly level: number;
  readonly isDimmed?: boolean;
}

/** One coral space as it is seen from above, without the Lumino it belongs to. */
export const CoralPiece = memo(function CoralPiece({ layout, isDimmed, ...seen }: CoralPieceProps) {
  const { space, color, symbol, level } = seen;
  const center = liftedCenter(layout, space, level);
  return (
    <G opacity={isDimmed ? DIMMED : 1}>
      <CoralBody
        color={color}
        level={level}
        shape={spaceShape(layout, space, level)}
        texture={texturePath(color, layout, center, symbol === null)}
      />
      <HalfSymbols layout={layout} center={center} color={color} symbol={symbol} level={level} />
    </G>
  );
});

interface CoralBodyProps {
  readonly color: Color;
  readonly level: number;
  readonly shape: PieceShape;
  readonly texture: string;
}

const MOST_RIM = 5;
const SHADOW = { color: '#000A12', opacity: 0.42 };

/** Coral of one color: its shadow, its sides, its upper side, its texture. Height shows at a glance: the higher, the brighter. */
function CoralBody({ color, level, shape, texture }: CoralBodyProps) {
  const coral = CORAL[color];
  return (
    <>
      {shape.shadow === null ? null : <Path d={shape.shadow} fill={SHADOW.color} opacity={SHADOW.opacity} />}
      <Path d={shape.edge} fill={coral.edge} stroke={coral.edge} strokeWidth={3.5} strokeLinejoin="round" />
      <Path
        d={shape.face}
        fill={coralFill(color, level)}
        stroke={coral.shine}
        strokeWidth={Math.min(1 + level, MOST_RIM)}
      />
      <Path
        d={texture}
        fill="none"
        stroke={coral.texture}
        strokeWidth={TEXTURES[color].strokeWidth}
        strokeLinecap="round"
      />
    </>
  );
}

// What makes the four corals differ without colour: tufts, rings, waves, dots.

interface Texture {
  /** One mark, relative to its middle. */
  readonly mark: string;
  readonly strokeWidth: number;
}

export const TEXTURES: ByColor<Texture> = {
  green: { mark: 'm0 5v-10m0 10l-5 -7.5m5 7.5l5 -7.5', strokeWidth: 2.2 },
  pink: { mark: 'm-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0', strokeWidth: 2.4 },
  blue: { mark: 'm-6 1q3 -6 6 0t6 0', strokeWidth: 2.6 },
  yellow: { mark: 'm-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0', strokeWidth: 3 },
};

const RIM = 33.5;
const ORIGIN: Point = { x: 0, y: 0 };
const MIDDLE = 17;

/** Marks of one space as an SVG path: along the rim, and in the middle too where no symbol stands. */
export function texturePath(color: Color, layout: BoardLayout, center: Point, isPlain: boolean): string {
  const places = [...rimPlaces(layout), ...(isPlain ? MIDDLE_PLACES : [])];
  const { mark } = TEXTURES[color];
  return places.map(({ x, y }) => `M${tenth(center.x + x)} ${tenth(center.y + y)}${mark}`).join('');
}

const MIDDLE_PLACES = [ORIGIN, ...ring(MIDDLE, 6)];

/** Twelve places along the rim, less those where the letter and the level stand. */
function rimPlaces(layout: BoardLayout): readonly Point[] {
  const taken = [cornerPlace(layout, ORIGIN, 'upperLeft'), cornerPlace(layout, ORIGIN, 'upperRight')];
  return ring(RIM, 12).filter((place) =>
    taken.every((other) => Math.hypot(place.x - other.x, place.y - other.y) > 17),
  );
}

function ring(distance: number, count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
  });
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
