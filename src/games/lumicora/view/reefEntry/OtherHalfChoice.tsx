import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { ANIMALS, type Animal } from '../../rules/model';
import { lumicoraStrings } from '../../strings';
import { reefScreenStrings } from '../../strings/reefScreen';
import { SymbolDrawing } from '../reef/HalfSymbols';

export interface OtherHalfChoiceProps {
  readonly onChoose: (other: Animal | null) => void;
}

const CHOICES: readonly (Animal | null)[] = [...ANIMALS, null];

/** LU-1: what the half without the number shows. */
export function OtherHalfChoice({ onChoose }: OtherHalfChoiceProps) {
  const strings = useStrings(reefScreenStrings);
  const { words } = useStrings(lumicoraStrings);
  const colors = useColors();
  return (
    <View role="group" accessibilityLabel={strings.otherHalf} style={styles.choices}>
      {CHOICES.map((other) => {
        const label = other === null ? strings.noAnimal : words.animals[other];
        return (
          <Pressed
            key={label}
            role="button"
            accessibilityLabel={label}
            onPress={() => onChoose(other)}
            style={[styles.choice, { backgroundColor: colors.raised, borderColor: colors.border }]}
          >
            {other === null ? null : (
              <Svg width={28} height={28} viewBox="-28 -28 56 56" aria-hidden>
                <SymbolDrawing symbol={other} ink={colors.text} edge={colors.text} />
              </Svg>
            )}
            <Text variant="small">{label}</Text>
          </Pressed>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  choice: {
    flexGrow: 1,
    minHeight: TOUCH_TARGET + space.xs,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
  },
});
