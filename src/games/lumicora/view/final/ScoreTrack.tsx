import { useState, type PropsWithChildren } from 'react';
import { StyleSheet, useWindowDimensions, View, type LayoutChangeEvent } from 'react-native';

import { useStrings } from '@/ui/i18n/LanguageContext';

import { TRACK_LENGTH, trackPosition, type TrackPosition } from '../../rules/ranking';
import type { TablePlayer } from '../../session/table';
import { finalScoringStrings } from '../../strings/finalScoring';
import { FishMarker } from './FishMarker';
import { fishPlaces, TRACK_COLUMNS, TRACK_ROWS } from './trackShape';
import { TrackSpaces } from './TrackSpaces';
import { useReducedMotion } from './useReducedMotion';

export interface ScoreTrackProps extends PropsWithChildren {
  readonly players: readonly Pick<TablePlayer, 'name' | 'fish'>[];
  /** Running totals, by seat. */
  readonly totals: readonly number[];
}

/** FS-8: all players on one lap of 50 spaces, each with their tile. What it holds inside are its children. */
export function ScoreTrack({ players, totals, children }: ScoreTrackProps) {
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
