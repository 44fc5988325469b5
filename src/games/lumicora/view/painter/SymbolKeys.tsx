import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { ANIMALS, CORAL_NUMBERS, type CoralSymbol } from '../../rules/model';
import { changes, chooseSymbol } from '../../session/brush';
import { painterStrings } from '../../strings/painter';
import { reefStrings } from '../../strings/reef';
import { describeSymbol } from '../reef/describeSpace';
import { BrushKey } from './BrushKey';
import type { BrushKeysProps } from './BrushKeys';
import { KeyRow } from './KeyRow';
import { SymbolPicture } from './SymbolPicture';

/** Numbers count for nothing at the end of a game, so animals come first. */
export function SymbolKeys({ brush, onChange }: BrushKeysProps) {
  const strings = useStrings(painterStrings);
  const words = useStrings(reefStrings);
  const [showsNumbers, setShowsNumbers] = useState(typeof brush.symbol === 'number');
  const symbols: readonly CoralSymbol[] = showsNumbers ? CORAL_NUMBERS : [...ANIMALS, null];
  const choices = symbols.map((symbol) => ({
    id: String(symbol),
    label: symbol === null ? strings.noSymbol : describeSymbol(words, symbol),
    isChosen: changes(brush, 'symbol') && symbol === brush.symbol,
    picture: <SymbolPicture symbol={symbol} size={34} />,
    onPress: () => onChange(chooseSymbol(brush, symbol)),
  }));
  return (
    <View style={styles.row}>
      <KeyRow label={strings.aspects.symbol} choices={choices} />
      <BrushKey
        role="button"
        isNarrow
        label={showsNumbers ? strings.animalsKey : strings.numbers}
        isChosen={false}
        onPress={() => setShowsNumbers(!showsNumbers)}
      >
        {showsNumbers ? (
          <SymbolPicture symbol="crab" size={26} />
        ) : (
          <Text variant="small">{strings.numbersKey}</Text>
        )}
      </BrushKey>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.xs },
});
