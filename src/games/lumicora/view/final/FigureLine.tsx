import { StyleSheet, View } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { selectedState } from '@/ui/selectedState';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { DescribedLine } from './describeScoreLine';

export interface FigureLineProps {
  readonly line: DescribedLine;
  readonly isLit: boolean;
  readonly onPress: () => void;
}

/** One formula; where its spaces are known, a press lights them alone. */
export function FigureLine({ line: { text, note, spaces }, isLit, onPress }: FigureLineProps) {
  const colors = useColors();
  const words = (
    <>
      <Text>{glued(text)}</Text>
      {note === null ? null : (
        <Text variant="small" tone="mutedText">
          {note}
        </Text>
      )}
    </>
  );
  if (spaces.length === 0) return <View>{words}</View>;
  return (
    <Pressed
      role="button"
      {...selectedState(isLit)}
      onPress={onPress}
      style={[
        styles.line,
        { backgroundColor: colors.surface, borderColor: isLit ? colors.accent : colors.border },
        isLit && styles.lit,
      ]}
    >
      {words}
    </Pressed>
  );
}

/** Keeps what a formula comes to on one line with its last word. */
function glued(text: string): string {
  return text.replace(/ (\S+) = (\S+)$/, '\u00a0$1\u00a0=\u00a0$2');
}

const styles = StyleSheet.create({
  line: {
    minHeight: TOUCH_TARGET,
    justifyContent: 'center',
    // The lit line's thicker border takes its room from here.
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  lit: { borderWidth: 3, paddingHorizontal: space.m - 2, paddingVertical: space.s - 2 },
});
