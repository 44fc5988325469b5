/** The campfire as a ring of eight spaces: labelled targets over one drawing. */

import { memo, useMemo } from 'react';
import { G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { CellBoard } from '@/ui/board/CellBoard';
import { nearestToward, type CellLayout, type Point } from '@/ui/board/cells';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { DRAWING_FONT } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { SPACES, type Campfire, type CampSpace, type Space } from '../../rules/model';
import type { Drop } from '../../rules/moves';
import type { LegendLook } from '../../session/cardLibrary';
import { nomadsStrings, type NomadsStrings } from '../../strings';
import { describeTop } from '../describe';
import { DiscBar, DiscDot, TileShape } from '../pieces';

const BOX = 84;
const SIZE = 388;
const MIDDLE = SIZE / 2;
const RADIUS = (SIZE - BOX) / 2;

/** Space 1 at the top, then clockwise. */
const CENTERS: readonly Point[] = SPACES.map((space) => {
  const angle = (Math.PI / 4) * space - Math.PI / 2;
  return { x: MIDDLE + RADIUS * Math.cos(angle), y: MIDDLE + RADIUS * Math.sin(angle) };
});

const HALF = BOX / 2;
const NONE: readonly Space[] = [];
const NO_DROPS: readonly Drop[] = [];
const LAYOUT: CellLayout = {
  width: SIZE,
  height: SIZE,
  centers: CENTERS,
  polygons: CENTERS.map(({ x, y }) => [
    { x: x - HALF, y: y - HALF },
    { x: x + HALF, y: y - HALF },
    { x: x + HALF, y: y + HALF },
    { x: x - HALF, y: y + HALF },
  ]),
  target: { width: BOX, height: BOX, isRound: false },
  toward: nearestToward(CENTERS),
};

export interface RingBoardProps {
  readonly campfire: Campfire;
  readonly looks: readonly LegendLook[];
  readonly onPress: (space: Space) => void;
  /** Spaces that may be tapped for what is asked now. */
  readonly lit?: readonly Space[];
  readonly chosen?: Space | null;
  /** Spaces that are part of an answer. */
  readonly picked?: readonly Space[];
  /** A move on its way: these discs fall, those from `fallen` on are still in hand. */
  readonly drops?: readonly Drop[];
  readonly from?: Space | null;
  readonly fallen?: number;
}

export const RingBoard = memo(function RingBoard(props: RingBoardProps) {
  const { campfire, looks, onPress, lit = NONE, chosen = null, picked = NONE } = props;
  const { drops = NO_DROPS, from = null, fallen = 0 } = props;
  const strings = useStrings(nomadsStrings);
  const cells = useMemo(
    () =>
      campfire.spaces.map((space, index) => ({
        label: spaceLabel(strings, looks, campfire, space, index, lit.includes(index)),
        isSelected: index === chosen || picked.includes(index),
      })),
    [campfire, strings, looks, lit, chosen, picked],
  );
  return (
    <CellBoard
      layout={LAYOUT}
      cells={cells}
      order={SPACES}
      label={strings.ring.label}
      onPress={onPress}
      mayRepeat
    >
      <Fire />
      {campfire.spaces.map((space, index) => (
        <SpaceDrawing
          key={index}
          space={space}
          number={index + 1}
          center={CENTERS[index]!}
          looks={looks}
          hasLys={campfire.lys === index}
          isLit={lit.includes(index)}
          isChosen={index === chosen || picked.includes(index)}
        />
      ))}
      {from === null ? null : <Way from={from} drops={drops} fallen={fallen} />}
    </CellBoard>
  );
});

function spaceLabel(
  { ring, words }: NomadsStrings,
  looks: readonly LegendLook[],
  { lys }: Campfire,
  { discs, top, left }: CampSpace,
  index: Space,
  isLit: boolean,
): string {
  const pile = discs.length === 0 ? ring.noDiscs : ring.discs(discs.map((disc) => words.discs[disc]));
  const base = ring.space(index + 1, describeTop({ words, ring }, looks, top), left, pile);
  return [base, ...(lys === index ? [ring.lys] : []), ...(isLit ? [ring.yours] : [])].join('. ');
}

function Fire() {
  return (
    <G x={MIDDLE} y={MIDDLE + 4}>
      <Path d="M-26 26 L26 34 M26 26 L-26 34" stroke="#6B4327" strokeWidth={8} strokeLinecap="round" />
      <Path d="M0 -40 C22 -14 28 4 22 20 C16 34 -16 34 -22 20 C-28 4 -8 -8 0 -40 Z" fill="#FF8A3D" />
      <Path d="M3 -12 C14 2 15 12 11 21 C7 29 -8 29 -11 20 C-14 11 -2 6 3 -12 Z" fill="#FFD873" />
    </G>
  );
}

interface SpaceDrawingProps {
  readonly space: CampSpace;
  readonly number: number;
  readonly center: Point;
  readonly looks: readonly LegendLook[];
  readonly hasLys: boolean;
  readonly isLit: boolean;
  readonly isChosen: boolean;
}

const LYS_LETTER = 'L';
const TILE = 30;
const BAR = { width: 32, height: 12 } as const;
/** Room for a pile, from the foot of its space upwards. */
const PILE_ROOM = BOX - 14;

const SpaceDrawing = memo(function SpaceDrawing(props: SpaceDrawingProps) {
  const { space, number, center, looks, hasLys, isLit, isChosen } = props;
  const colors = useColors();
  const left = center.x - HALF;
  const top = center.y - HALF;
  const { discs } = space;
  const step = Math.min(BAR.height + 1, (PILE_ROOM - BAR.height) / Math.max(1, discs.length - 1));
  return (
    <G>
      <Rect
        x={left + 1}
        y={top + 1}
        width={BOX - 2}
        height={BOX - 2}
        rx={16}
        fill={isLit ? colors.raised : colors.surface}
        stroke={isChosen || isLit ? colors.accent : colors.border}
        strokeWidth={isChosen ? 5 : isLit ? 3 : 1.5}
      />
      {space.top === null ? null : (
        <TileShape tile={space.top} looks={looks} x={left + 8} y={top + 8} size={TILE} />
      )}
      <SvgText
        x={left + 8 + TILE / 2}
        y={top + 56}
        fontSize={14}
        fontWeight="600"
        fontFamily={DRAWING_FONT}
        textAnchor="middle"
        fill={colors.text}
      >
        {String(space.left)}
      </SvgText>
      <SvgText x={left + 9} y={top + BOX - 9} fontSize={11} fontFamily={DRAWING_FONT} fill={colors.mutedText}>
        {String(number)}
      </SvgText>
      {discs.map((disc, index) => (
        <DiscBar
          key={index}
          disc={disc}
          x={left + BOX - BAR.width - 7}
          y={top + BOX - 8 - BAR.height - index * step}
          width={BAR.width}
          height={BAR.height}
        />
      ))}
      {hasLys ? <Lys x={left + 32} y={top + BOX - 13} color={colors.accent} ink={colors.background} /> : null}
    </G>
  );
});

function Lys({
  x,
  y,
  color,
  ink,
}: {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly ink: string;
}) {
  return (
    <G>
      <Path d={`M ${x} ${y - 11} L ${x + 10} ${y + 8} L ${x - 10} ${y + 8} Z`} fill={color} />
      <SvgText
        x={x}
        y={y + 6}
        fontSize={11}
        fontWeight="800"
        fontFamily={DRAWING_FONT}
        textAnchor="middle"
        fill={ink}
      >
        {LYS_LETTER}
      </SvgText>
    </G>
  );
}

/** The way of a move around the fire, with the discs where they fall. */
function Way({
  from,
  drops,
  fallen,
}: {
  readonly from: Space;
  readonly drops: readonly Drop[];
  readonly fallen: number;
}) {
  const { accent } = useColors();
  const spots = drops.map(({ space }, index) =>
    spot(space, drops.slice(0, index).filter((other) => other.space === space).length),
  );
  const points = [spot(from, 0), ...spots];
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ');
  return (
    <G>
      <Path
        d={line}
        fill="none"
        stroke={accent}
        strokeWidth={4}
        strokeDasharray="7 7"
        strokeLinejoin="round"
      />
      {drops.map(({ disc }, index) =>
        index < fallen ? (
          <DiscDot key={index} disc={disc} x={spots[index]!.x} y={spots[index]!.y} radius={11} />
        ) : null,
      )}
    </G>
  );
}

/** Between a space and the fire; a second disc on the same space lies further in. */
function spot(space: Space, before: number): Point {
  const { x, y } = CENTERS[space]!;
  const inward = 0.36 + 0.15 * Math.min(before, 2);
  return { x: x + (MIDDLE - x) * inward, y: y + (MIDDLE - y) * inward };
}
