import { useState } from 'react';
import { Platform, StyleSheet, View, type AccessibilityActionEvent } from 'react-native';

import { clamp } from '../number';
import { showsFocus } from '../showsFocus';
import { ratioOf, THUMB, valueByKey } from '../slider/steps';
import { useDrag } from '../slider/useDrag';
import { radius, TOUCH_TARGET } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';

export interface SliderProps {
  /** Spoken name. */
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The value in words, as it is spoken. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
}

/** A whole number on a line, to go through many steps quickly. */
export function Slider({ label, value, least, most, valueText, onChange }: SliderProps) {
  const colors = useColors();
  const [isFocused, setFocused] = useState(false);
  const drag = useDrag({ value, least, most, onChange });
  const change = (next: number) => {
    if (next !== value) onChange(next);
  };
  const onAccessibilityAction = ({ nativeEvent }: AccessibilityActionEvent) =>
    change(clamp(value + (nativeEvent.actionName === 'increment' ? 1 : -1), least, most));
  const onKeyDown = (event: KeyPress) => {
    const { key, altKey, ctrlKey, metaKey } = event.nativeEvent;
    const next = altKey || ctrlKey || metaKey ? null : valueByKey(key, value, { least, most });
    if (next === null) return;
    // The page must not scroll away under the slider.
    event.preventDefault();
    setFocused(true);
    change(next);
  };
  const at = `${ratioOf(value, { least, most }) * 100}%` as const;
  return (
    <View
      accessible
      role="slider"
      accessibilityLabel={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={valueText}
      accessibilityActions={ACTIONS}
      onAccessibilityAction={onAccessibilityAction}
      tabIndex={0}
      onFocus={(event) => setFocused(showsFocus(event))}
      onBlur={() => setFocused(false)}
      {...{ onKeyDown }}
      {...drag}
      style={[styles.slider, webOnly, { outlineColor: colors.accentText }, isFocused && styles.focused]}
    >
      <View style={styles.way}>
        <View style={[styles.line, { backgroundColor: colors.border }]} />
        <View style={[styles.line, { width: at, backgroundColor: colors.accent }]} />
        <View
          style={[styles.thumb, { left: at, backgroundColor: colors.accent, borderColor: colors.background }]}
        />
      </View>
    </View>
  );
}

/** What we use of a key press; React Native has no type for it that covers the web. */
interface KeyPress {
  readonly nativeEvent: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;
  preventDefault(): void;
}

const ACTIONS = [{ name: 'increment' }, { name: 'decrement' }];

/** Browsers scroll by themselves and mark words unless they are told not to. */
const webOnly: object | null = Platform.OS === 'web' ? { touchAction: 'none', userSelect: 'none' } : null;

const styles = StyleSheet.create({
  slider: {
    minHeight: TOUCH_TARGET,
    justifyContent: 'center',
    paddingHorizontal: THUMB / 2,
    borderRadius: radius.m,
    outlineWidth: 0,
    outlineStyle: 'solid',
    cursor: 'pointer',
  },
  focused: { outlineWidth: 3 },
  // What is touched must be the slider itself: places are told relative to what is touched.
  way: { height: THUMB, justifyContent: 'center', pointerEvents: 'none' },
  line: { position: 'absolute', left: 0, width: '100%', height: 6, borderRadius: radius.round },
  thumb: {
    position: 'absolute',
    width: THUMB,
    height: THUMB,
    marginLeft: -THUMB / 2,
    borderRadius: radius.round,
    borderWidth: 3,
  },
});
