import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { STARTING_PAIRS } from '../../rules/box';
import type { Color } from '../../rules/model';
import type { StartingLumino } from '../../session/table/table';
import { lumicoraStrings } from '../../strings';
import { CORAL } from '../palette';

export interface StartingLuminoChooserProps {
  readonly name: string;
  readonly value: StartingLumino;
  readonly onChange: (start: StartingLumino) => void;
}

/** Which of the six, and which way round it lies. */
export function StartingLuminoChooser({ name, value, onChange }: StartingLuminoChooserProps) {
  const { setup, words } = useStrings(lumicoraStrings);
  const [a, b] = value.colors;
  const chosen = STARTING_PAIRS.findIndex((pair) => pair.includes(a) && pair.includes(b));
  return (
    <View style={styles.chooser}>
      <Chips
        label={setup.startOf(name)}
        value={chosen}
        options={STARTING_PAIRS.map((pair, index) => {
          const shown = index === chosen ? value.colors : pair;
          return {
            value: index,
            label: setup.pair(words.colors[shown[0]], words.colors[shown[1]]),
            picture: <TwoCorals colors={shown} />,
          };
        })}
        onChange={(index) => onChange({ ...value, colors: STARTING_PAIRS[index]! })}
      />
      <Button
        kind="quiet"
        label={setup.turn}
        accessibilityLabel={setup.turnStart(name)}
        onPress={() => onChange({ colors: [b, a], symbols: [value.symbols[1], value.symbols[0]] })}
      />
    </View>
  );
}

/** A starting Lumino lying flat, left half first. */
export function TwoCorals({ colors: [a, b] }: { readonly colors: readonly [Color, Color] }) {
  return (
    <Svg width={60} height={36} viewBox="0 0 90 52" aria-hidden>
      <Path d="M23 1L45 13V39L23 51L1 39V13Z" fill={CORAL[a].fill} />
      <Path d="M67 1L89 13V39L67 51L45 39V13Z" fill={CORAL[b].fill} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  chooser: { gap: space.s },
});
