import { memo, type ReactNode } from 'react';
import { G, Path, Rect, Text as SvgText } from 'react-native-svg';

import type { BoardLayout, Point } from '@/ui/board/layout';
import { signed } from '@/ui/i18n/phrases';
import { DRAWING_FONT } from '@/ui/tokens/metrics';
import { useThemeName } from '@/ui/tokens/ThemeContext';

import type { ReefBoard as Board, Terrain } from '../../rules/boards';
import type { LaidLumino, Space } from '../../rules/model';
import { surfaceOf, type View } from '../../rules/surface';
import { MARKS } from '../palette';
import { PendingLumino, RefusedLumino } from './LuminoPiece';
import {
  cornerPlace,
  costPlace,
  markAt,
  outlineOf,
  STONE,
  STONE_SCALE,
  STONE_SIZES,
  type ReefMarks,
  type SpaceLink,
} from './markShapes';
import { liftedCenter, visiblePieces, type Part } from './pieceShape';

interface MarkLayerProps {
  readonly layout: BoardLayout;
  readonly board: Board;
  readonly view: View;
  readonly marks: ReefMarks;
  /** For marks that are about Luminos; empty where only the view is known. */
  readonly luminos: readonly LaidLumino[];
}

/** All that is pointed out on a reef, over its drawing. */
export const MarkLayer = memo(function MarkLayer({ layout, board, view, marks, luminos }: MarkLayerProps) {
  const { levels } = view;
  const { legal, changes, chosen, involved, broken, pending, refused, links } = marks;
  const warned =
    broken === undefined || broken.size === 0
      ? []
      : visiblePieces(luminos, surfaceOf(luminos)).filter(({ index }) => broken.has(index));
  return (
    <>
      {legal === undefined || legal.size === 0 ? null : (
        <LegalMarks layout={layout} levels={levels} terrain={board.terrain} legal={legal} changes={changes} />
      )}
      {involved === undefined || involved.size === 0 ? null : (
        <LitMarks layout={layout} levels={levels} spaces={[...involved]} tone="lit" />
      )}
      {links === undefined || links.length === 0 ? null : (
        <LinkMarks layout={layout} levels={levels} links={links} />
      )}
      {chosen === undefined ? null : (
        <LitMarks layout={layout} levels={levels} spaces={chosen} tone="chosen" />
      )}
      {warned.length === 0 ? null : (
        <WarningMarks
          places={warned.map(({ lumino, level, part }) => warningPlace(layout, lumino.on, level, part))}
        />
      )}
      {pending == null ? null : (
        <PendingLumino layout={layout} lumino={pending} level={levels[pending.on[0]]! + 1} />
      )}
      {refused == null ? null : (
        <RefusedLumino
          layout={layout}
          lumino={refused}
          level={Math.max(...refused.on.map((space) => levels[space]!)) + 1}
        />
      )}
    </>
  );
});

interface LayerProps {
  readonly layout: BoardLayout;
  /** Level of the top Lumino by space; 0 on bare ground. */
  readonly levels: Readonly<Uint8Array>;
}

interface LegalMarksProps extends LayerProps {
  readonly terrain: readonly Terrain[];
  readonly legal: ReadonlyMap<Space, number>;
  readonly changes: ReadonlyMap<Space, number> | undefined;
}

/** Spaces where something may be placed: they glow, and what it costs stands in them. */
const LegalMarks = memo(function LegalMarks({ layout, levels, terrain, legal, changes }: LegalMarksProps) {
  const marks = MARKS[useThemeName()];
  const priced = [...legal].filter(([, cost]) => cost > 0);
  const told = [...(changes ?? [])].filter(([, change]) => change !== 0);
  const costs = priced.map(([space, cost]) => {
    const isFree = !changes?.get(space) && levels[space] === 0 && typeof terrain[space] === 'string';
    const size = isFree ? 'large' : 'small';
    return { space, cost, size, ...costPlace(layout, space, levels[space]!, isFree) } as const;
  });
  return (
    <Glow layout={layout} levels={levels} spaces={[...legal.keys()]} color={marks.legal} width={4.5}>
      <Path
        d={costs.map((cost) => markAt(cost, STONE[cost.size])).join('')}
        fill={marks.stone}
        stroke={marks.stoneInk}
        strokeWidth={2}
      />
      {STONE_SIZES.map((size) => (
        <Figures
          key={size}
          figures={costs.filter((cost) => cost.size === size)}
          scale={STONE_SCALE[size]}
          ink={marks.stoneInk}
        />
      ))}
      {told.map(([space, change]) => (
        <ChangeMark
          key={space}
          change={change}
          {...cornerPlace(layout, liftedCenter(layout, space, levels[space]!), 'lowerLeft')}
        />
      ))}
    </Glow>
  );
});

interface FiguresProps {
  readonly figures: readonly (Point & { readonly cost: number })[];
  readonly scale: number;
  readonly ink: string;
}

/** About the width of a digit for its height; phones center a text as a whole, not each of its digits. */
const DIGIT_WIDTH = 0.57;

/** Each digit in its place, all in one text: a board has dozens of them, and elements are what takes time. */
function Figures({ figures, scale, ink }: FiguresProps) {
  if (figures.length === 0) return null;
  const size = 22 * scale;
  return (
    <SvgText
      x={figures.map(({ x }) => x - (DIGIT_WIDTH / 2) * size)}
      y={figures.map(({ y }) => y + 8 * scale)}
      fontSize={size}
      fill={ink}
      fontFamily={DRAWING_FONT}
      fontWeight="bold"
    >
      {figures.map(({ cost }) => cost).join('')}
    </SvgText>
  );
}

/** What placing there would change, in one sign and number; gains and losses differ by more than color. */
function ChangeMark({ x, y, change }: Point & { readonly change: number }) {
  const marks = MARKS[useThemeName()];
  const text = signed(change);
  const width = 18 + 13 * text.length;
  return (
    <>
      <Rect
        x={x - width / 2}
        y={y - 16}
        width={width}
        height={32}
        rx={change > 0 ? 16 : 5}
        fill={marks.casing}
        stroke={change > 0 ? marks.legal : marks.lit}
        strokeWidth={3}
      />
      <SvgText
        x={x}
        y={y + 8.5}
        fontSize={24}
        fill={change > 0 ? marks.legal : marks.lit}
        fontFamily={DRAWING_FONT}
        fontWeight="bold"
        textAnchor="middle"
      >
        {text}
      </SvgText>
    </>
  );
}

interface LitMarksProps extends LayerProps {
  readonly spaces: readonly Space[];
  readonly tone: 'lit' | 'chosen';
}

/** Spaces that are spoken about, or chosen. */
export const LitMarks = memo(function LitMarks({ tone, ...rest }: LitMarksProps) {
  const marks = MARKS[useThemeName()];
  return <Glow {...rest} color={marks[tone]} width={6.5} />;
});

interface LinkMarksProps extends LayerProps {
  readonly links: readonly SpaceLink[];
}

const LINK_END = 7;

/** A line from each animal to every neighbour that counts for it, with a dot at its end. */
const LinkMarks = memo(function LinkMarks({ layout, levels, links }: LinkMarksProps) {
  const marks = MARKS[useThemeName()];
  const lines = links.flatMap(({ from, to }) =>
    to.map((space) => {
      const a = liftedCenter(layout, from, levels[from]!);
      const b = liftedCenter(layout, space, levels[space]!);
      return { start: between(a, b, 0.36), end: between(a, b, 0.68) };
    }),
  );
  const path = lines.map(({ start, end }) => `M${start.x} ${start.y}L${end.x} ${end.y}`).join('');
  const dots = lines.map(({ end }) => dotAt(end)).join('');
  return (
    <G strokeLinecap="round" fill="none">
      <Path d={path} stroke={marks.casing} strokeWidth={11} />
      <Path d={dots} fill={marks.lit} stroke={marks.casing} strokeWidth={5} />
      <Path d={path} stroke={marks.lit} strokeWidth={6} />
      <Path d={dots} fill={marks.lit} />
    </G>
  );
});

function between(a: Point, b: Point, share: number): Point {
  const at = (from: number, to: number) => Math.round((from + (to - from) * share) * 10) / 10;
  return { x: at(a.x, b.x), y: at(a.y, b.y) };
}

function dotAt({ x, y }: Point): string {
  return `M${x - LINK_END} ${y}a${LINK_END} ${LINK_END} 0 1 0 ${2 * LINK_END} 0a${LINK_END} ${LINK_END} 0 1 0 ${-2 * LINK_END} 0z`;
}

interface GlowProps extends LayerProps {
  readonly spaces: readonly Space[];
  readonly color: string;
  readonly width: number;
  readonly children?: ReactNode;
}

/** Ground shines as a whole; coral only along its rim, because something stands on it. */
function Glow({ layout, levels, spaces, color, width, children }: GlowProps) {
  const { casing } = MARKS[useThemeName()];
  const ground = spaces.filter((space) => levels[space] === 0);
  const coral = spaces.filter((space) => levels[space] !== 0);
  const onGround = outlineOf(layout, ground, levels);
  const onCoral = outlineOf(layout, coral, levels);
  return (
    <G strokeLinejoin="round">
      {ground.length === 0 ? null : (
        <>
          <Path
            d={onGround}
            fill={color}
            fillOpacity={0.22}
            stroke={color}
            strokeWidth={13}
            strokeOpacity={0.3}
          />
          <Path d={onGround} fill="none" stroke={color} strokeWidth={width} />
        </>
      )}
      {coral.length === 0 ? null : (
        <>
          <Path d={onCoral} fill="none" stroke={casing} strokeWidth={width + 4} />
          <Path d={onCoral} fill="none" stroke={color} strokeWidth={width} />
        </>
      )}
      {children}
    </G>
  );
}

const TRIANGLE = 'm0 -13l14 24h-28z';
const EXCLAMATION = 'm0 -4v7m0 4.5v.1';

/** Luminos that break a rule carry a warning. */
export function WarningMarks({ places }: { readonly places: readonly Point[] }) {
  const marks = MARKS[useThemeName()];
  const line = { stroke: marks.warningInk, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  return (
    <>
      <Path
        d={places.map((place) => markAt(place, TRIANGLE)).join('')}
        fill={marks.warning}
        strokeWidth={3}
        {...line}
      />
      <Path
        d={places.map((place) => markAt(place, EXCLAMATION)).join('')}
        fill="none"
        strokeWidth={3.6}
        {...line}
      />
    </>
  );
}

/** On the seam of a Lumino that is seen in full, else in the lower left of the half that is seen. */
export function warningPlace(
  layout: BoardLayout,
  on: readonly [Space, Space],
  level: number,
  part: Part,
): Point {
  const [a, b] = [liftedCenter(layout, on[0], level), liftedCenter(layout, on[1], level)];
  if (part === 'both') return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return cornerPlace(layout, part === 'first' ? a : b, 'lowerLeft');
}
