import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { GameParts } from '../../exchange/shared';
import { codesStrings } from '../../strings/codes';

export interface PartsProgressProps {
  readonly parts: GameParts;
  readonly onCancel: () => void;
}

/** How much of a game has come in. */
export function PartsProgress({ parts: { parts, count }, onCancel }: PartsProgressProps) {
  const { scan: strings } = useStrings(codesStrings);
  const colors = useColors();
  return (
    <Card>
      <LiveText strong text={strings.receiving(parts.size, count)} />
      <View
        role="progressbar"
        accessibilityLabel={strings.progress}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={parts.size}
        style={[styles.bar, { backgroundColor: colors.raised }]}
      >
        <View
          style={[styles.filled, { backgroundColor: colors.accent, width: `${(100 * parts.size) / count}%` }]}
        />
      </View>
      <Button kind="quiet" label={strings.cancelGame} onPress={onCancel} />
    </Card>
  );
}

const styles = StyleSheet.create({
  bar: { height: 12, borderRadius: radius.round, overflow: 'hidden' },
  filled: { height: '100%', borderRadius: radius.round },
});
