import { StyleSheet, View } from 'react-native';

import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { ReefOddity } from '../../session/reefOddities';
import { painterStrings } from '../../strings/painter';
import { describeOddity } from '../describeOddity';
import { WarningRow } from '../WarningRow';

export interface OddityListProps {
  readonly oddities: readonly ReefOddity[];
  readonly shown: ReefOddity | null;
  readonly onShow: (oddity: ReefOddity) => void;
}

/** What looks like a slip; tapped, its spaces are marked on the board. */
export function OddityList({ oddities, shown, onShow }: OddityListProps) {
  const strings = useStrings(painterStrings);
  return (
    <View style={styles.list}>
      {oddities.map((oddity) => {
        const words = describeOddity(strings, oddity);
        return (
          <WarningRow key={words} text={words} isShown={oddity === shown} onPress={() => onShow(oddity)} />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.s },
});
