import { memo, useState } from 'react';
import { Platform, Pressable, StyleSheet } from 'react-native';
import type { FocusEvent, View } from 'react-native';

import { isEcho, pressOf } from '../pressGuard';
import { selectedState } from '../selectedState';
import { useColors } from '../tokens/ThemeContext';

export interface CellTargetProps {
  readonly cell: number;
  readonly label: string;
  /** Place and size in percent of the board. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isRound: boolean;
  readonly isDisabled: boolean;
  readonly isSelected: boolean;
  /** The Tab key leads here; arrow keys lead on. */
  readonly isTabStop: boolean;
  readonly mayRepeat: boolean;
  /** On phones the page stays where it is while a finger is on the cell. */
  readonly blocksScroll: boolean;
  readonly onPress: (cell: number) => void;
  readonly onLongPress: ((cell: number) => void) | undefined;
  readonly onFocus: (cell: number, event: FocusEvent) => void;
  readonly onBlur: () => void;
  readonly register: (cell: number, target: View | null) => void;
}

/** What is pressed and read out for one cell. All props are plain or stable, so it renders only when its cell changes. */
export const CellTarget = memo(function CellTarget(props: CellTargetProps) {
  const { cell, label, isDisabled, isSelected, onPress, onLongPress, onFocus, onBlur, register, mayRepeat } =
    props;
  const colors = useColors();
  const [identity] = useState(() => ({}));
  const place = {
    left: `${props.left}%`,
    top: `${props.top}%`,
    width: `${props.width}%`,
    height: `${props.height}%`,
  } as const;
  return (
    <Pressable
      ref={(target) => register(cell, target)}
      role="button"
      accessibilityLabel={label}
      {...selectedState(isSelected)}
      {...(props.blocksScroll ? BLOCKS_SCROLL : null)}
      disabled={isDisabled}
      tabIndex={Platform.OS === 'web' && !props.isTabStop ? -1 : 0}
      onPress={(event) => {
        if (!isEcho(pressOf(event, identity), mayRepeat)) onPress(cell);
      }}
      onLongPress={onLongPress === undefined ? undefined : () => onLongPress(cell)}
      onFocus={(event) => onFocus(cell, event)}
      onBlur={onBlur}
      style={({ pressed }) => [
        styles.target,
        props.isRound && styles.round,
        place,
        pressed && styles.pressed,
        pressed && { backgroundColor: colors.text },
      ]}
    />
  );
});

/** React Native knows this property, but its types do not. */
const BLOCKS_SCROLL: object = { blockNativeResponder: true };

const styles = StyleSheet.create({
  target: { position: 'absolute', outlineWidth: 0, outlineStyle: 'solid' },
  round: { borderRadius: '50%' },
  pressed: { opacity: 0.25 },
});
