import { memo, useEffect, useState, type PropsWithChildren } from 'react';
import {
  Animated,
  Easing,
  StyleSheet,
  useWindowDimensions,
  View,
  type LayoutChangeEvent,
} from 'react-native';
import Svg, { Path, Rect, Text as SvgText } from 'react-native-svg';

import { useStrings } from '@/ui/i18n/LanguageContext';
import { DRAWING_FONT } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';
import { useReducedMotion } from '@/ui/useReducedMotion';

import { TRACK_LENGTH, trackPosition, type TrackPosition } from '../../rules/ranking';
import type { Fish, TablePlayer } from '../../session/table/table';
import { finalScoringStrings } from '../../strings/finalScoring';
import { BADGE } from '../palette';
import { FishFigure } from '../table/figures';
import { fishPlaces, lapFrom, TRACK_COLUMNS, TRACK_PLACES, TRACK_ROWS, type TrackPlace } from './trackShape';

interface ScoreTrackProps extends PropsWithChildren {
  readonly players: readonly Pick<TablePlayer, 'name' | 'fish'>[];
  /** Running totals, by seat. */
  readonly totals: readonly number[];
  /** Seats whose fish swim once round the track, for joy. */
  readonly winners?: readonly number[];
}

/** FS-8: all players on one lap of 50 spaces, each with their tile. What it holds inside are its children. */
export function ScoreTrack({ players, totals, winners = NOBODY, children }: ScoreTrackProps) {
  const strings = useStrings(finalScoringStrings);
  const window = useWindowDimensions();
  const widest = Math.min(WIDEST, Math.max(NARROWEST, (window.height - AROUND) * RATIO));
  const [width, setWidth] = useState(Math.min(window.width, widest));
  const isStill = useReducedMotion();
  const positions = totals.map(trackPosition);
  const places = fishPlaces(positions.map(({ space }) => space));
  const size = Math.max(SMALLEST_FISH, (width / TRACK_COLUMNS) * FISH_PER_SQUARE);
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    if (layout.width > 0) setWidth(layout.width);
  };
  return (
    <View style={[styles.track, { maxWidth: widest }]} onLayout={measure}>
      <View style={styles.drawing} aria-hidden importantForAccessibility="no-hide-descendants">
        <TrackSpaces />
      </View>
      <View style={styles.inside}>{children}</View>
      <View role="list" accessibilityLabel={strings.track} style={styles.drawing}>
        {players.map(({ name, fish }, seat) => {
          const { space, lap, tile } = positions[seat]!;
          return (
            <FishMarker
              key={seat}
              fish={fish}
              label={strings.onTrack(name, totals[seat]!, tile, space, lap)}
              {...places[seat]!}
              tile={tileOf(positions[seat]!)}
              size={size}
              layer={players.length - seat}
              isStill={isStill}
              swimsFrom={winners.includes(seat) ? space : null}
            />
          );
        })}
      </View>
    </View>
  );
}

/** The box has tiles of 50 and 100; beyond 149 the drawing goes on counting, below 0 it shows on which side one is. */
function tileOf({ lap, tile }: TrackPosition): string | null {
  if (lap < 0) return '−';
  const passed = lap * TRACK_LENGTH;
  if (passed !== tile) return String(passed);
  return tile === 0 ? null : String(tile);
}

const NOBODY: readonly number[] = [];
/** Wider, the numbers would shout. */
const WIDEST = 680;
/** What stands above and below the track in low windows. */
const AROUND = 150;
const RATIO = TRACK_COLUMNS / TRACK_ROWS;
const NARROWEST = 240;
const SMALLEST_FISH = 20;
const FISH_PER_SQUARE = 1.3;

const styles = StyleSheet.create({
  track: { width: '100%', aspectRatio: RATIO, alignSelf: 'center' },
  drawing: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  inside: {
    position: 'absolute',
    left: `${(1.8 / TRACK_COLUMNS) * 100}%`,
    right: `${(1.8 / TRACK_COLUMNS) * 100}%`,
    top: `${(1.4 / TRACK_ROWS) * 100}%`,
    bottom: `${(1.4 / TRACK_ROWS) * 100}%`,
    alignItems: 'center',
    justifyContent: 'center',
  },
});

interface FishMarkerProps extends TrackPlace {
  readonly fish: Fish;
  readonly label: string;
  /** What its victory point tile shows; null without one. */
  readonly tile: string | null;
  readonly size: number;
  /** Higher ones lie over lower ones, so that their tiles are not hidden. */
  readonly layer: number;
  /** Stands at its new place at once. */
  readonly isStill: boolean;
  /** Its space, where it has won and swims a lap from there. */
  readonly swimsFrom: number | null;
}

const MOVE_MS = 180;

/** A fish on the score track; it swims when its place changes. */
export function FishMarker(props: FishMarkerProps) {
  const { fish, label, x, y, inward, tile, size, layer, isStill, swimsFrom } = props;
  const [at] = useState(() => new Animated.ValueXY({ x, y }));
  useEffect(() => {
    if (isStill) {
      at.setValue({ x, y });
      return undefined;
    }
    const move = Animated.timing(at, { toValue: { x, y }, duration: MOVE_MS, useNativeDriver: false });
    move.start();
    return () => move.stop();
  }, [at, x, y, isStill]);
  const lap = useLap(isStill ? null : swimsFrom, { x, y });
  const place = {
    left: lap?.left ?? at.x.interpolate({ inputRange: [0, TRACK_COLUMNS], outputRange: ['0%', '100%'] }),
    top: lap?.top ?? at.y.interpolate({ inputRange: [0, TRACK_ROWS], outputRange: ['0%', '100%'] }),
    marginLeft: -size / 2,
    marginTop: -size / 2,
    zIndex: layer,
  };
  return (
    <Animated.View
      role="listitem"
      accessible
      accessibilityLabel={label}
      style={[fishMarkerStyles.marker, place]}
    >
      <FishFigure fish={fish} size={size} />
      {tile === null ? null : <Tile text={tile} size={size} inward={inward} />}
    </Animated.View>
  );
}

/** A moment, and long enough to be followed by eye. */
const LAP_MS = 2600;

/** Once round the track and back to where it stands. */
function useLap(from: number | null, { x, y }: Pick<TrackPlace, 'x' | 'y'>) {
  const [along] = useState(() => new Animated.Value(0));
  useEffect(() => {
    if (from === null) return undefined;
    along.setValue(0);
    const swim = Animated.timing(along, {
      toValue: 1,
      duration: LAP_MS,
      easing: Easing.inOut(Easing.quad),
      useNativeDriver: false,
    });
    swim.start();
    return () => swim.stop();
  }, [along, from]);
  if (from === null) return null;
  const way = [...lapFrom(from), { x, y }];
  const inputRange = way.map((_, step) => step / (way.length - 1));
  const percent = (value: number, of: number) => `${(value / of) * 100}%`;
  return {
    left: along.interpolate({ inputRange, outputRange: way.map((each) => percent(each.x, TRACK_COLUMNS)) }),
    top: along.interpolate({ inputRange, outputRange: way.map((each) => percent(each.y, TRACK_ROWS)) }),
  };
}

interface TileProps extends Pick<TrackPlace, 'inward'> {
  readonly text: string;
  readonly size: number;
}

/** FS-8: the tile that goes with a fish, on its inner side, where fish on the next spaces do not hide it. */
function Tile({ text, size, inward }: TileProps) {
  const width = size * 0.88;
  const height = size * 0.52;
  const aside = inward.y === 0 ? inward.x * 0.74 * size : 0;
  const place = {
    left: (size - width) / 2 + aside,
    top: (size - height) / 2 + inward.y * 0.44 * size,
  };
  return (
    <View style={[fishMarkerStyles.tile, place]} aria-hidden importantForAccessibility="no-hide-descendants">
      <Svg width={width} height={height} viewBox="0 0 44 26">
        <Rect
          x={2}
          y={2}
          width={40}
          height={22}
          rx={6}
          fill={BADGE.fill}
          stroke={BADGE.ink}
          strokeWidth={2}
        />
        <SvgText
          x={22}
          y={20}
          fontSize={text.length > 2 ? 18 : 20}
          fontFamily={DRAWING_FONT}
          fontWeight="bold"
          textAnchor="middle"
          fill={BADGE.ink}
        >
          {text}
        </SvgText>
      </Svg>
    </View>
  );
}

const fishMarkerStyles = StyleSheet.create({
  marker: { position: 'absolute', pointerEvents: 'none' },
  tile: { position: 'absolute' },
});

const GAP = 0.06;
const SIDE = 1 - 2 * GAP;
const CORNER = 0.2;

/** A square with round corners, its middle at a place of the track. */
function squarePath({ x, y }: { readonly x: number; readonly y: number }): string {
  const straight = round(SIDE - 2 * CORNER);
  const corner = (dx: number, dy: number) => `a${CORNER} ${CORNER} 0 0 1 ${dx} ${dy}`;
  return [
    `M${round(x - SIDE / 2 + CORNER)} ${round(y - SIDE / 2)}h${straight}${corner(CORNER, CORNER)}`,
    `v${straight}${corner(-CORNER, CORNER)}h${-straight}${corner(-CORNER, -CORNER)}`,
    `v${-straight}${corner(CORNER, -CORNER)}z`,
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const isNumbered = (space: number) => space % 5 === 0;
const PLAIN = TRACK_PLACES.filter((_, space) => !isNumbered(space))
  .map(squarePath)
  .join('');
const NUMBERED = TRACK_PLACES.filter((_, space) => isNumbered(space))
  .map(squarePath)
  .join('');

/** The 50 spaces, every fifth with its number. */
export const TrackSpaces = memo(function TrackSpaces() {
  const colors = useColors();
  const line = { stroke: colors.border, strokeWidth: 0.05 };
  return (
    <Svg width="100%" height="100%" viewBox={`0 0 ${TRACK_COLUMNS} ${TRACK_ROWS}`}>
      <Path d={PLAIN} fill={colors.surface} {...line} />
      <Path d={NUMBERED} fill={colors.raised} {...line} />
      {TRACK_PLACES.map(({ x, y }, space) =>
        isNumbered(space) ? (
          <SvgText
            key={space}
            x={x}
            y={y + 0.19}
            fontSize={0.53}
            fontFamily={DRAWING_FONT}
            fontWeight="bold"
            textAnchor="middle"
            fill={colors.text}
          >
            {space}
          </SvgText>
        ) : null,
      )}
    </Svg>
  );
});
