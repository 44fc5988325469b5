import { useEffect } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { radius, space, TOUCH_TARGET } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';
import { Pressed } from './Pressed';
import { Text } from './Text';

interface NumberPadProps {
  /** Spoken name of the group, and of its two keys without a number. */
  readonly label: string;
  readonly eraseLabel: string;
  readonly nextLabel: string;
  readonly onDigit: (digit: number) => void;
  readonly onErase: () => void;
  /** To the next field. */
  readonly onNext: () => void;
}

const ROWS = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 0],
] as const;

/** Number keys of our own: they cover nothing, and each answers at once. */
export function NumberPad(props: NumberPadProps) {
  const { label, eraseLabel, nextLabel, onDigit, onErase, onNext } = props;
  useNumberKeys(props);
  return (
    <View role="group" accessibilityLabel={label} style={styles.pad}>
      {ROWS.map((digits, row) => (
        <View key={row} style={styles.row}>
          {digits.map((digit) => (
            <Key key={digit} label={String(digit)} onPress={() => onDigit(digit)} />
          ))}
          {row === 0 ? (
            <Key label={eraseLabel} icon={ERASE} onPress={onErase} />
          ) : (
            <Key label={nextLabel} icon={NEXT} onPress={onNext} />
          )}
        </View>
      ))}
    </View>
  );
}

const ERASE = 'M9 6H22V20H9L3 13ZM12 10l6 6M18 10l-6 6';
const NEXT = 'M21 6V14H6M10 9L5 14l5 5';

interface KeyProps {
  readonly label: string;
  /** Drawn instead of the label. */
  readonly icon?: string;
  readonly onPress: () => void;
}

function Key({ label, icon, onPress }: KeyProps) {
  const colors = useColors();
  return (
    <Pressed
      role="button"
      mayRepeat
      accessibilityLabel={label}
      onPress={onPress}
      style={[styles.key, { backgroundColor: colors.raised, borderColor: colors.border }]}
    >
      {icon === undefined ? (
        <Text variant="lead" strong>
          {label}
        </Text>
      ) : (
        <Svg width={26} height={26} viewBox="0 0 26 26" aria-hidden>
          <Path
            d={icon}
            fill="none"
            stroke={colors.text}
            strokeWidth={2.2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Svg>
      )}
    </Pressed>
  );
}

/** What is typed elsewhere belongs there. */
const FIELDS = 'input, textarea';

/** In browsers, the number keys of a keyboard do the same. */
function useNumberKeys({ onDigit, onErase }: Pick<NumberPadProps, 'onDigit' | 'onErase'>): void {
  useEffect(() => {
    if (Platform.OS !== 'web') return undefined;
    const press = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      if (isElsewhere || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (/^\d$/.test(event.key)) onDigit(Number(event.key));
      else if (event.key === 'Backspace') onErase();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onDigit, onErase]);
}

const styles = StyleSheet.create({
  pad: { gap: space.xs },
  row: { flexDirection: 'row', gap: space.xs },
  key: {
    flex: 1,
    minWidth: 44,
    minHeight: TOUCH_TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
    borderWidth: 1,
  },
});
