import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { ExampleOf } from '../../../lessons/reference/entry';
import { DEFAULT_BOARDS } from '../../../rules/boards';
import { luminoSupply } from '../../../rules/box';
import { MARKERS_PER_POINT } from '../../../rules/finalScoring';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../../rules/round';
import { STORAGE, storeLimestone } from '../../../rules/turn';
import { FISH } from '../../../session/table/table';
import { lumicoraStrings } from '../../../strings';
import { referenceStrings } from '../../../strings/reference';
import { reefLayout } from '../../reef/reefCells';
import { FishFigure, LimestoneFigure } from '../../table/figures';
import { TerrainLayer } from '../../Terrain';
import { describeFace, LooseLumino } from './LooseLumino';
import { Picture } from './Picture';

const LAYOUT = reefLayout(false);

/** BO-4: the boards of a table. */
export function BoardsFigure({ example: { sides } }: { readonly example: ExampleOf<'boards'> }) {
  const { words } = useStrings(lumicoraStrings);
  const strings = useStrings(referenceStrings).pictures;
  return (
    <Picture label={strings.boards(sides)} style={styles.boards}>
      {sides.map((side, index) => (
        <View key={index} style={styles.board}>
          <View style={styles.drawing}>
            <Svg width="100%" height="100%" viewBox={`0 0 ${LAYOUT.width} ${LAYOUT.height}`}>
              <TerrainLayer board={DEFAULT_BOARDS[side]} layout={LAYOUT} />
            </Svg>
          </View>
          <Text variant="small">{words.sides[side]}</Text>
        </View>
      ))}
    </Picture>
  );
}

/** More than these are only counted for screen readers. */
const MOST_NAMED = 6;

/** LU-1, LU-2, LU-4, LU-5: Luminos side by side. */
export function LuminosFigure({ example: { luminos } }: { readonly example: ExampleOf<'luminos'> }) {
  const { words } = useStrings(lumicoraStrings);
  const strings = useStrings(referenceStrings).pictures;
  const isCrowd = luminos.length > MOST_NAMED;
  const label = isCrowd
    ? strings.luminos(luminos.length)
    : luminos.map((face) => describeFace(words, face)).join(', ');
  return (
    <Picture label={label} style={styles.luminos}>
      {luminos.map((face, index) => (
        <LooseLumino key={index} face={face} width={isCrowd ? 64 : 94} />
      ))}
    </Picture>
  );
}

const TABLES = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_, index) => FEWEST_PLAYERS + index,
);

/** LU-3: what each number of players puts into the bag and sets aside. */
export function SupplyFigure() {
  const strings = useStrings(referenceStrings).pictures;
  const supplies = TABLES.map((players) => ({ players, ...luminoSupply(players) }));
  const label = supplies
    .map(({ players, bag, emergencyStack }) => strings.supply(players, bag, emergencyStack))
    .join('. ');
  return (
    <Picture label={label} style={styles.rows}>
      {supplies.map(({ players, bag, emergencyStack }) => (
        <View key={players} style={styles.row}>
          <View style={styles.fish}>
            {FISH.slice(0, players).map((fish) => (
              <FishFigure key={fish} fish={fish} size={24} />
            ))}
          </View>
          <View style={styles.amount}>
            <Shape path={BAG} />
            <Text tabular strong>
              {bag}
            </Text>
          </View>
          <View style={styles.amount}>
            <Shape path={STACK} />
            <Text tabular strong>
              {emergencyStack}
            </Text>
          </View>
        </View>
      ))}
    </Picture>
  );
}

const BAG = 'M11 9Q16 12 21 9M12 9L10 4L16 6L22 4L20 9Q28 16 27 23Q26 29 16 29Q6 29 5 23Q4 16 12 9Z';
const STACK = 'M4 25L16 29L28 25M4 19L16 23L28 19M4 13L16 17L28 13L16 9Z';

function Shape({ path }: { readonly path: string }) {
  const { accentText } = useColors();
  return (
    <Svg width={32} height={32} viewBox="0 0 32 32" aria-hidden>
      <Path d={path} fill="none" stroke={accentText} strokeWidth={2.2} strokeLinejoin="round" />
    </Svg>
  );
}

const PAIRS = Array.from({ length: STORAGE / MARKERS_PER_POINT }, (_, pair) =>
  Array.from({ length: MARKERS_PER_POINT }, (__, index) => pair * MARKERS_PER_POINT + index),
);

/** LU-6, FS-2: ten places, two by two because two bring a point; what finds none lies beside them. */
export function StorageFigure({ example: { held, gained } }: { readonly example: ExampleOf<'storage'> }) {
  const strings = useStrings(referenceStrings).pictures;
  const colors = useColors();
  const { limestone, returned } = storeLimestone(held, gained);
  const lineOf = (place: number) => {
    const isNew = place >= held && place < limestone;
    return { borderColor: isNew ? colors.accent : colors.border, borderWidth: isNew ? 3 : 1 };
  };
  return (
    <Picture label={strings.storage(limestone, STORAGE, returned)} style={styles.storage}>
      {PAIRS.map((pair) => (
        <View key={pair[0]} style={styles.pair}>
          {pair.map((place) => (
            <View key={place} style={[styles.place, lineOf(place)]}>
              {place < limestone ? <LimestoneFigure size={24} /> : null}
            </View>
          ))}
        </View>
      ))}
      {returned === 0 ? null : (
        <View style={styles.returned}>
          {Array.from({ length: returned }, (_, index) => (
            <LimestoneFigure key={index} size={24} />
          ))}
        </View>
      )}
    </Picture>
  );
}

const styles = StyleSheet.create({
  boards: { flexDirection: 'row', gap: space.m },
  board: { flex: 1, alignItems: 'center', gap: space.xs },
  drawing: { width: '100%', aspectRatio: LAYOUT.width / LAYOUT.height },
  luminos: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
  rows: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  fish: { flexDirection: 'row', width: 104 },
  amount: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.s },
  storage: { flexDirection: 'row', justifyContent: 'center', gap: space.m },
  pair: { gap: space.xs },
  place: {
    width: 36,
    height: 36,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.s,
  },
  returned: { justifyContent: 'space-around', opacity: 0.55 },
});
