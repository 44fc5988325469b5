import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { PlaceStep } from '../../lessons/lesson';
import { lumicoraStrings } from '../../strings';
import { learnStrings } from '../../strings/learn';
import { reefScreenStrings } from '../../strings/reefScreen';
import { describeFace } from '../reference/examples/describeFace';
import { LooseLumino } from '../reference/examples/LooseLumino';

/** The Lumino that is to be placed, and the markers that can pay for water. */
export function HandLumino({ step: { hand, position } }: { readonly step: PlaceStep }) {
  const { words } = useStrings(lumicoraStrings);
  const strings = useStrings(learnStrings).lesson;
  const { limestone } = useStrings(reefScreenStrings);
  const face = { colors: [hand.color, hand.color], symbols: hand.symbols } as const;
  return (
    <View style={styles.hand}>
      <View accessible role="img" accessibilityLabel={strings.hand(describeFace(words, face))}>
        <LooseLumino face={face} width={WIDTH} />
      </View>
      <Text variant="small" tone="mutedText">
        {limestone(position.limestone)}
      </Text>
    </View>
  );
}

const WIDTH = 88;

const styles = StyleSheet.create({ hand: { alignItems: 'center', gap: space.xs } });
