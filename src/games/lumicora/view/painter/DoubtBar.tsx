import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { nameOf } from '../../rules/boards';
import { painterStrings } from '../../strings/painter';
import type { Doubts } from './useDoubts';

/** Which spaces are left to look at. Whoever paints one has looked at it, too. */
export function DoubtBar({ spaces, current, next, settle }: Doubts) {
  const strings = useStrings(painterStrings);
  if (current === null) return null;
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <LiveText variant="small" strong tone="warning" text={strings.doubts(spaces.map(nameOf))} />
      </View>
      <Button
        kind="quiet"
        mayRepeat
        label={strings.isRight(nameOf(current))}
        onPress={() => settle([current])}
      />
      {spaces.length === 1 ? null : (
        <Button
          kind="quiet"
          mayRepeat
          label={strings.nextDoubt}
          accessibilityLabel={strings.nextDoubtSpoken}
          onPress={next}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  words: { flex: 1, minWidth: 130 },
});
