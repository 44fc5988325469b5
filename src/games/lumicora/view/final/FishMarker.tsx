import { useEffect, useState } from 'react';
import { Animated, StyleSheet, View } from 'react-native';
import Svg, { Rect, Text as SvgText } from 'react-native-svg';

import { DRAWING_FONT } from '@/ui/tokens/metrics';

import type { Fish } from '../../session/table';
import { BADGE } from '../palette';
import { FishFigure } from '../table/figures';
import { TRACK_COLUMNS, TRACK_ROWS, type TrackPlace } from './trackShape';

export interface FishMarkerProps extends TrackPlace {
  readonly fish: Fish;
  readonly label: string;
  /** What its victory point tile shows; null without one. */
  readonly tile: string | null;
  readonly size: number;
  /** Higher ones lie over lower ones, so that their tiles are not hidden. */
  readonly layer: number;
  /** Stands at its new place at once. */
  readonly isStill: boolean;
}

const MOVE_MS = 180;

/** A fish on the score track; it swims when its place changes. */
export function FishMarker({ fish, label, x, y, inward, tile, size, layer, isStill }: FishMarkerProps) {
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
  const place = {
    left: at.x.interpolate({ inputRange: [0, TRACK_COLUMNS], outputRange: ['0%', '100%'] }),
    top: at.y.interpolate({ inputRange: [0, TRACK_ROWS], outputRange: ['0%', '100%'] }),
    marginLeft: -size / 2,
    marginTop: -size / 2,
    zIndex: layer,
  };
  return (
    <Animated.View role="listitem" accessible accessibilityLabel={label} style={[styles.marker, place]}>
      <FishFigure fish={fish} size={size} />
      {tile === null ? null : <Tile text={tile} size={size} inward={inward} />}
    </Animated.View>
  );
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
    <View style={[styles.tile, place]} aria-hidden importantForAccessibility="no-hide-descendants">
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

const styles = StyleSheet.create({
  marker: { position: 'absolute', pointerEvents: 'none' },
  tile: { position: 'absolute' },
});
