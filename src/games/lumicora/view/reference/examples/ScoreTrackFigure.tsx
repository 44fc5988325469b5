import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { ExampleOf } from '../../../lessons/reference/example';
import { trackPosition } from '../../../rules/ranking';
import { FISH } from '../../../session/table';
import { minus } from '../../../strings/phrases';
import { referenceStrings } from '../../../strings/reference';
import { TRACK_COLUMNS, TRACK_PLACES, TRACK_ROWS } from '../../final/trackShape';
import { TrackSpaces } from '../../final/TrackSpaces';
import { FishFigure } from '../../table/figures';
import { Picture } from './Picture';

const SIZE = 30;

/** PL-5, FS-8: a fish on the track, and in the middle how its place is read. */
export function ScoreTrackFigure({ example }: { readonly example: ExampleOf<'score-track'> }) {
  const strings = useStrings(referenceStrings).pictures;
  const { before, score } = example;
  const { tile, space } = trackPosition(score);
  const label = strings.track(before, score);
  return (
    <Picture label={tile === 0 ? label : `${label}: ${strings.onTrack(tile, space)}`} style={styles.track}>
      <View style={styles.spaces}>
        <TrackSpaces />
      </View>
      {before === null ? null : <FishOn space={trackPosition(before).space} isPast />}
      <FishOn space={space} />
      <Text variant="lead" strong>
        {before === null ? `${tile} + ${space} = ${score}` : `${minus(before)} → ${minus(score)}`}
      </Text>
    </Picture>
  );
}

function FishOn({ space, isPast = false }: { readonly space: number; readonly isPast?: boolean }) {
  const { x, y } = TRACK_PLACES[space]!;
  const place = {
    left: `${(x / TRACK_COLUMNS) * 100}%`,
    top: `${(y / TRACK_ROWS) * 100}%`,
  } as const;
  return (
    <View style={[styles.fish, place, isPast && styles.past]}>
      <FishFigure fish={FISH[0]} size={SIZE} />
    </View>
  );
}

const styles = StyleSheet.create({
  track: { aspectRatio: TRACK_COLUMNS / TRACK_ROWS, alignItems: 'center', justifyContent: 'center' },
  spaces: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  fish: { position: 'absolute', marginLeft: -SIZE / 2, marginTop: -SIZE / 2 },
  past: { opacity: 0.4 },
});
