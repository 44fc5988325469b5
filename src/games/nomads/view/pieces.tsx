/** Discs, tiles and moons as they are drawn everywhere: by color, and by a letter or a number for who cannot tell colors. */

import { View } from 'react-native';
import Svg, { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { DRAWING_FONT } from '@/ui/tokens/metrics';

import type { Adventurer, Disc, Top } from '../rules/model';
import type { LegendLook } from '../session/cardLibrary';

interface Ink {
  readonly fill: string;
  readonly ink: string;
  readonly letter: string;
}

const DISC: Readonly<Record<Disc, Ink>> = {
  nomad: { fill: '#4C9DF0', ink: '#0A1C33', letter: '' },
  ulrich: { fill: '#2B2724', ink: '#FFFFFF', letter: 'U' },
  moon: { fill: '#D8DCE6', ink: '#1D2330', letter: 'M' },
  red: { fill: '#E0473E', ink: '#1F0200', letter: 'R' },
  siana: { fill: '#F5C542', ink: '#2B1E00', letter: 'S' },
  nostromo: { fill: '#3FAE5A', ink: '#02200B', letter: 'N' },
  frog: { fill: '#3FAE5A', ink: '#02200B', letter: 'F' },
};

/** The colors to choose from for a legend; all carry dark figures. */
export const LEGEND_COLORS: readonly string[] = [
  '#F0705C',
  '#F2A33A',
  '#F4DA5C',
  '#7CC66A',
  '#52C3CE',
  '#8FA2F2',
  '#C98BE0',
  '#F29CBB',
  '#C9A77C',
  '#B8C0C8',
];
const TILE_INK = '#1C120C';
const MOON_FILL = '#1E2A4A';
const MOON_LIGHT = '#F2F0DC';
const WILD_FILL = '#FFFFFF';
const UNKNOWN_FILL = '#6B5546';

const DISC_EDGE = '#00000066';
const DARK_DISC_EDGE = '#B9A899';

interface BarProps {
  readonly disc: Disc;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A disc seen from the side, in a pile. */
export function DiscBar({ disc, x, y, width, height }: BarProps) {
  const { fill, ink, letter } = DISC[disc];
  const edge = disc === 'ulrich' ? DARK_DISC_EDGE : DISC_EDGE;
  return (
    <G>
      <Rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={height / 2.4}
        fill={fill}
        stroke={edge}
        strokeWidth={1}
      />
      {letter === '' || height < 8 ? null : (
        <SvgText
          x={x + width / 2}
          y={y + height * 0.82}
          fontSize={height * 0.9}
          fontWeight="800"
          fontFamily={DRAWING_FONT}
          textAnchor="middle"
          fill={ink}
        >
          {letter}
        </SvgText>
      )}
    </G>
  );
}

/** A disc seen from above. */
export function DiscDot({
  disc,
  x,
  y,
  radius,
}: {
  readonly disc: Disc;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  const { fill, ink, letter } = DISC[disc];
  return (
    <G>
      <Circle
        cx={x}
        cy={y}
        r={radius}
        fill={fill}
        stroke={disc === 'ulrich' ? DARK_DISC_EDGE : DISC_EDGE}
        strokeWidth={1.5}
      />
      <SvgText
        x={x}
        y={y + radius * 0.42}
        fontSize={radius * 1.2}
        fontWeight="800"
        fontFamily={DRAWING_FONT}
        textAnchor="middle"
        fill={ink}
      >
        {letter}
      </SvgText>
    </G>
  );
}

export function AdventurerMark({
  adventurer,
  size,
}: {
  readonly adventurer: Adventurer;
  readonly size: number;
}) {
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants">
      <Svg width={size} height={size} viewBox="0 0 32 32">
        <DiscDot disc={adventurer} x={16} y={16} radius={14} />
      </Svg>
    </View>
  );
}

interface TileProps {
  readonly tile: Exclude<Top, null>;
  readonly looks: readonly LegendLook[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function TileShape({ tile, looks, x, y, size }: TileProps) {
  const fill =
    tile === 'moon'
      ? MOON_FILL
      : tile === 'wild'
        ? WILD_FILL
        : tile === 'unknown'
          ? UNKNOWN_FILL
          : LEGEND_COLORS[looks[tile - 1]!.color];
  return (
    <G>
      <Rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx={size * 0.2}
        fill={fill}
        stroke={DISC_EDGE}
        strokeWidth={1}
      />
      {tile === 'moon' ? (
        <Path d={crescent(x + size / 2, y + size / 2, size * 0.32)} fill={MOON_LIGHT} />
      ) : (
        <SvgText
          x={x + size / 2}
          y={y + size * 0.72}
          fontSize={size * 0.62}
          fontWeight="800"
          fontFamily={DRAWING_FONT}
          textAnchor="middle"
          fill={tile === 'unknown' ? '#FFF3E6' : TILE_INK}
        >
          {tile === 'wild' ? '★' : tile === 'unknown' ? '?' : String(tile)}
        </SvgText>
      )}
    </G>
  );
}

function crescent(x: number, y: number, r: number): string {
  return `M ${x + r * 0.35} ${y - r} A ${r} ${r} 0 1 0 ${x + r} ${y + r * 0.35} A ${r * 0.85} ${r * 0.85} 0 0 1 ${x + r * 0.35} ${y - r} Z`;
}

export function TileIcon({ tile, looks, size }: Pick<TileProps, 'tile' | 'looks' | 'size'>) {
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants">
      <Svg width={size} height={size} viewBox="0 0 32 32">
        <TileShape tile={tile} looks={looks} x={1} y={1} size={30} />
      </Svg>
    </View>
  );
}

/** The moon chart: four places, and what lies beyond them. */
export function MoonChart({ count, height }: { readonly count: number; readonly height: number }) {
  const places = Math.max(4, count);
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants">
      <Svg width={places * height} height={height} viewBox={`0 0 ${places * 32} 32`}>
        {Array.from({ length: places }, (_, place) => (
          <G key={place}>
            <Circle
              cx={place * 32 + 16}
              cy={16}
              r={13}
              fill={place < count ? MOON_FILL : 'none'}
              stroke={place < 4 ? '#B9A899' : '#FFD873'}
              strokeWidth={2}
            />
            {place < count ? <Path d={crescent(place * 32 + 16, 16, 9)} fill={MOON_LIGHT} /> : null}
          </G>
        ))}
      </Svg>
    </View>
  );
}

export function ColorDot({ color }: { readonly color: string }) {
  return (
    <Svg width={28} height={28} viewBox="0 0 28 28" aria-hidden>
      <Circle cx={14} cy={14} r={12} fill={color} />
    </Svg>
  );
}
