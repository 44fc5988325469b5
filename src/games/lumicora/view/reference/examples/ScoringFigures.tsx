import { StyleSheet, View } from 'react-native';

import { DataTable } from '@/ui/components/DataTable';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { capitalized, minus } from '@/ui/i18n/phrases';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { ExampleOf } from '../../../lessons/reference/entry';
import { DARK_SIDE_POINTS, LIGHT_SIDE_RULES, MOST_ANIMALS_COUNTED } from '../../../rules/animals';
import { scoreMajority } from '../../../rules/majorities';
import { ANIMALS } from '../../../rules/model';
import { rankPlayers, trackPosition } from '../../../rules/ranking';
import { FISH } from '../../../session/table/table';
import { lumicoraStrings } from '../../../strings';
import { referenceStrings } from '../../../strings/reference';
import { TrackSpaces } from '../../final/ScoreTrack';
import { TRACK_COLUMNS, TRACK_PLACES, TRACK_ROWS } from '../../final/trackShape';
import { CORAL } from '../../palette';
import { FishFigure, LimestoneFigure } from '../../table/figures';
import { Picture } from './Picture';

const COUNTS = Array.from({ length: MOST_ANIMALS_COUNTED }, (_, index) => index + 1);

/** FS-3, FS-4: what animals bring. */
export function AnimalTable({ example: { scoreBoard } }: { readonly example: ExampleOf<'animal-table'> }) {
  const { words } = useStrings(lumicoraStrings);
  const label = words.scoreBoards[scoreBoard];
  return scoreBoard === 'dark' ? <DarkTable label={label} /> : <LightTable label={label} />;
}

function DarkTable({ label }: { readonly label: string }) {
  const { animals } = useStrings(lumicoraStrings).words;
  const strings = useStrings(referenceStrings).pictures;
  return (
    <DataTable
      label={label}
      corner={strings.inSight}
      columns={COUNTS.map((count) => ({
        label: count === MOST_ANIMALS_COUNTED ? strings.atMost(count) : String(count),
      }))}
      rows={ANIMALS.map((species) => ({
        label: capitalized(animals[species]),
        values: COUNTS.map((count) => String(DARK_SIDE_POINTS[species][count])),
      }))}
    />
  );
}

function LightTable({ label }: { readonly label: string }) {
  const { animals } = useStrings(lumicoraStrings).words;
  const { pictures: strings, wants } = useStrings(referenceStrings);
  return (
    <DataTable
      label={label}
      columns={[{ label: strings.few }, { label: strings.many }]}
      rows={ANIMALS.map((species) => {
        const { wants: wanted, small, large } = LIGHT_SIDE_RULES[species];
        return {
          label: strings.animalWants(capitalized(animals[species]), wants[wanted]),
          values: [small, large].map(({ from, points }) => strings.from(from, points)),
        };
      })}
    />
  );
}

/** FS-5: one bar a player, with what it brings. */
export function MajorityFigure({ example }: { readonly example: ExampleOf<'majority'> }) {
  const strings = useStrings(referenceStrings).pictures;
  const { color, counts } = example;
  const shares = scoreMajority(counts);
  const most = Math.max(...counts);
  const { fill, edge } = CORAL[color];
  return (
    <Picture
      label={shares.map(({ count, points }, seat) => strings.share(seat, count, points)).join('. ')}
      style={styles.bars}
    >
      {shares.map(({ count, points }, seat) => (
        <View key={seat} style={styles.row}>
          <FishFigure fish={FISH[seat]!} size={28} />
          <View style={styles.room}>
            <View
              style={[
                styles.bar,
                { width: `${(count / most) * 100}%`, backgroundColor: fill, borderColor: edge },
                count === 0 && styles.none,
              ]}
            />
          </View>
          <View style={styles.figure}>
            <Text tabular>{count}</Text>
          </View>
          <View style={styles.figure}>
            <Text tabular strong tone={points === 0 ? 'mutedText' : 'accentText'}>
              {strings.earnedShort(points)}
            </Text>
          </View>
        </View>
      ))}
    </Picture>
  );
}

/** FS-7: points, then limestone; who wins has a frame. */
export function StandingsFigure({ example: { standings } }: { readonly example: ExampleOf<'standings'> }) {
  const strings = useStrings(referenceStrings).pictures;
  const colors = useColors();
  const { places, winners } = rankPlayers(standings);
  const label = standings
    .map(({ total, limestone }, seat) => strings.standing(seat, places[seat]!, total, limestone))
    .join('. ');
  return (
    <Picture label={label} style={styles.rows}>
      {standings.map(({ total, limestone }, seat) => {
        const isWinner = winners.includes(seat);
        return (
          <View
            key={seat}
            style={[styles.standing, { borderColor: isWinner ? colors.accent : 'transparent' }]}
          >
            <Text strong={isWinner}>{strings.place(places[seat]!)}</Text>
            <FishFigure fish={FISH[seat]!} size={28} />
            <View style={styles.total}>
              <Text tabular strong>
                {minus(total)}
              </Text>
            </View>
            <LimestoneFigure size={22} />
            <Text tabular>{limestone}</Text>
          </View>
        );
      })}
    </Picture>
  );
}

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
  bars: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  room: { flex: 1 },
  bar: { height: 20, borderRadius: radius.s, borderWidth: 1 },
  none: { borderWidth: 0 },
  figure: { width: 28, alignItems: 'flex-end' },
  rows: { gap: space.xs },
  standing: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderWidth: 2,
    borderRadius: radius.m,
  },
  total: { width: 40, alignItems: 'flex-end' },
  track: { aspectRatio: TRACK_COLUMNS / TRACK_ROWS, alignItems: 'center', justifyContent: 'center' },
  spaces: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  fish: { position: 'absolute', marginLeft: -SIZE / 2, marginTop: -SIZE / 2 },
  past: { opacity: 0.4 },
});
