import { useRef, useState } from 'react';
import {
  Platform,
  StyleSheet,
  View,
  type AccessibilityActionEvent,
  type GestureResponderEvent,
  type ViewProps,
} from 'react-native';
import Svg, { Circle, G, Path } from 'react-native-svg';

import { ARROWS, isArrowKey } from '@/ui/board/cells';
import type { Point } from '@/ui/board/layout';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { showsFocus } from '@/ui/showsFocus';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { photoStrings } from '../../strings/photo';
import { ON_PHOTO } from './photoLayout';

interface CornerRingProps {
  /** The space it belongs on. */
  readonly name: string;
  /** In points, from the upper left of the drawing. */
  readonly at: Point;
  /** In pixels of the picture, as it is spoken. */
  readonly pixel: Point;
  /** Where its name stands. */
  readonly nameSide: 'above' | 'below';
  readonly onMove: (to: Point) => void;
  readonly onHeld: (isHeld: boolean) => void;
}

const SIZE = 56;
const HALF = SIZE / 2;
/** Lines that point at the middle and leave it open. */
const CROSS = `M${HALF} 4v14M${HALF} ${SIZE - 4}v-14M4 ${HALF}h14M${SIZE - 4} ${HALF}h-14`;

/** A ring to drag onto the middle of a space. One sees through it what it marks. */
export function CornerRing({ name, at, pixel, nameSide, onMove, onHeld }: CornerRingProps) {
  const { grid: strings } = useStrings(photoStrings);
  const colors = useColors();
  const [isFocused, setFocused] = useState(false);
  const drag = useRingDrag({ at, onMove, onHeld });
  const moveBy = (way: Point | null) => {
    if (way !== null) onMove({ x: at.x + way.x, y: at.y + way.y });
  };
  const onKeyDown = (event: KeyPress) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event.nativeEvent;
    const way = altKey || ctrlKey || metaKey ? null : moveByKey(key, shiftKey);
    if (way === null) return;
    // The page must not scroll away under the picture.
    event.preventDefault();
    setFocused(true);
    moveBy(way);
  };
  const [across, down] = [Math.round(pixel.x), Math.round(pixel.y)];
  return (
    <View style={[styles.place, { left: at.x - HALF, top: at.y - HALF }]}>
      <View
        accessible
        role="slider"
        accessibilityLabel={strings.corner(name)}
        aria-valuenow={across}
        aria-valuetext={strings.place(across, down)}
        accessibilityActions={RING_ACTIONS.map((name) => ({ name, label: strings.moves[name] }))}
        onAccessibilityAction={({ nativeEvent }: AccessibilityActionEvent) =>
          moveBy(moveByAction(nativeEvent.actionName))
        }
        tabIndex={0}
        onFocus={(event) => setFocused(showsFocus(event))}
        onBlur={() => setFocused(false)}
        {...{ onKeyDown }}
        {...drag}
        style={[styles.ring, webOnly, { outlineColor: colors.accentText }, isFocused && styles.focused]}
      >
        <Svg width={SIZE} height={SIZE} style={styles.untouched} aria-hidden>
          <G fill="none" strokeLinecap="round">
            <Circle cx={HALF} cy={HALF} r={16} stroke={ON_PHOTO.casing} strokeWidth={7} />
            <Path d={CROSS} stroke={ON_PHOTO.casing} strokeWidth={6} />
            <Circle cx={HALF} cy={HALF} r={16} stroke={ON_PHOTO.ring} strokeWidth={3.5} />
            <Path d={CROSS} stroke={ON_PHOTO.ring} strokeWidth={2.5} />
          </G>
        </Svg>
      </View>
      <View
        aria-hidden
        importantForAccessibility="no-hide-descendants"
        style={[styles.name, styles[nameSide], { backgroundColor: colors.surface }]}
      >
        <Text variant="small" strong maxFontSizeMultiplier={1.4}>
          {name}
        </Text>
      </View>
    </View>
  );
}

/** What we use of a key press; React Native has no type for it that covers the web. */
interface KeyPress {
  readonly nativeEvent: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;
  preventDefault(): void;
}

/** Browsers scroll by themselves and mark words unless they are told not to. */
const webOnly: object | null =
  Platform.OS === 'web' ? { touchAction: 'none', userSelect: 'none', cursor: 'grab' } : null;

const styles = StyleSheet.create({
  place: { position: 'absolute', width: SIZE, height: SIZE, alignItems: 'center', pointerEvents: 'box-none' },
  ring: {
    width: SIZE,
    height: SIZE,
    borderRadius: radius.round,
    outlineWidth: 0,
    outlineStyle: 'solid',
  },
  focused: { outlineWidth: 3 },
  untouched: { pointerEvents: 'none' },
  name: {
    position: 'absolute',
    paddingHorizontal: space.s,
    borderRadius: radius.s,
    pointerEvents: 'none',
  },
  above: { bottom: SIZE - 4 },
  below: { top: SIZE - 4 },
});

interface RingDrag {
  /** Where it is, in points. */
  readonly at: Point;
  readonly onMove: (to: Point) => void;
  readonly onHeld: (isHeld: boolean) => void;
}

/**
 * Touch and mouse. The ring keeps its distance from the finger, so that it can be held beside the spot it marks. The drag is
 * claimed at once and never given up, so that the page around does not scroll.
 */
function useRingDrag({ at, onMove, onHeld }: RingDrag): ViewProps {
  const offset = useRef<Point>({ x: 0, y: 0 });
  return {
    onStartShouldSetResponder: () => true,
    onMoveShouldSetResponder: () => true,
    onResponderTerminationRequest: () => false,
    onResponderGrant: ({ nativeEvent }: GestureResponderEvent) => {
      offset.current = { x: at.x - nativeEvent.pageX, y: at.y - nativeEvent.pageY };
      onHeld(true);
      return true;
    },
    onResponderMove: ({ nativeEvent }: GestureResponderEvent) =>
      onMove({ x: nativeEvent.pageX + offset.current.x, y: nativeEvent.pageY + offset.current.y }),
    onResponderRelease: () => onHeld(false),
    onResponderTerminate: () => onHeld(false),
  };
}

// Where keys move a ring of the grid, as it is seen on the screen.

const SMALL_STEP = 1;
const LARGE_STEP = 10;

/** The way a key leads, in points of the screen; null for keys that are not for rings. */
export function moveByKey(key: string, isLarge: boolean): Point | null {
  if (!isArrowKey(key)) return null;
  const way = ARROWS[key];
  const step = isLarge ? LARGE_STEP : SMALL_STEP;
  return { x: way.x * step, y: way.y * step };
}

/** What screen readers offer; the first two are also what a swipe up or down does. */
const ACTION_KEYS = {
  increment: 'ArrowRight',
  decrement: 'ArrowLeft',
  up: 'ArrowUp',
  down: 'ArrowDown',
} as const;

type RingAction = keyof typeof ACTION_KEYS;
export const RING_ACTIONS = Object.keys(ACTION_KEYS) as readonly RingAction[];

export function moveByAction(named: string): Point | null {
  const action = RING_ACTIONS.find((each) => each === named);
  return action === undefined ? null : moveByKey(ACTION_KEYS[action], true);
}
