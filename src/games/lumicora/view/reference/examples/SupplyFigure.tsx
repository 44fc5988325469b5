import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { luminoSupply } from '../../../rules/box';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../../rules/round';
import { FISH } from '../../../session/table';
import { referenceStrings } from '../../../strings/reference';
import { FishFigure } from '../../table/figures';
import { Picture } from './Picture';

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

const styles = StyleSheet.create({
  rows: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  fish: { flexDirection: 'row', width: 104 },
  amount: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.s },
});
