import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Platform, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from '@/ui/components/IconButton';
import { CloseIcon } from '@/ui/components/icons';
import { LiveText } from '@/ui/components/LiveText';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';
import { useReducedMotion } from '@/ui/useReducedMotion';

import { reefScreenStrings } from '../../strings/reefScreen';
import type { BoardRoom } from './useBoardRoom';

interface BoardAndPanelProps {
  readonly room: BoardRoom;
  /** Above the board, or above the panel where they stand side by side. */
  readonly head: ReactNode;
  readonly board: ReactNode;
  readonly panel: ReactNode;
  readonly foot: ReactNode;
}

/** The board as large as the window allows, with a panel below it or, in wide windows, beside it. */
export function BoardAndPanel({ room, head, board, panel, foot }: BoardAndPanelProps) {
  const insets = useSafeAreaInsets();
  const colors = useColors();
  const sides = { paddingLeft: insets.left + space.s, paddingRight: insets.right + space.s };
  if (room.isSideBySide) {
    return (
      <View role="main" style={styles.row}>
        <View
          onLayout={room.onLayout}
          style={[styles.boardBeside, { marginLeft: insets.left, marginBottom: insets.bottom }]}
        >
          {board}
        </View>
        <View style={[styles.column, { borderColor: colors.border }]}>
          <View style={[styles.head, sides]}>{head}</View>
          <View style={[styles.panelBeside, sides]}>{panel}</View>
          {foot}
        </View>
      </View>
    );
  }
  return (
    <View role="main" style={styles.fill}>
      <Scrolled>
        <View style={[styles.head, sides]}>{head}</View>
        <View onLayout={room.onLayout} style={[styles.boardAbove, room.isTurned && styles.boardTurned]}>
          {board}
        </View>
        <View style={[styles.panelBelow, sides]}>{panel}</View>
      </Scrolled>
      {foot}
    </View>
  );
}

/** What is hidden below is worth a cue from this height on. */
const WORTH_A_CUE = 40;

/** Scrolls where a window is too small for all of it, and says so as long as something is hidden below. */
function Scrolled({ children }: { readonly children: ReactNode }) {
  const strings = useStrings(reefScreenStrings);
  const colors = useColors();
  const isStill = useReducedMotion();
  const scroller = useRef<ScrollView>(null);
  const [room, setRoom] = useState({ window: 0, content: 0, offset: 0 });
  const hidden = room.content - room.window - room.offset;
  const measure = (change: Partial<typeof room>) => setRoom((before) => ({ ...before, ...change }));
  return (
    <View style={styles.fill}>
      <ScrollView
        ref={scroller}
        contentContainerStyle={styles.content}
        scrollEventThrottle={100}
        onLayout={({ nativeEvent }) => measure({ window: nativeEvent.layout.height })}
        onContentSizeChange={(_, content) => measure({ content })}
        onScroll={({ nativeEvent }) => measure({ offset: nativeEvent.contentOffset.y })}
      >
        {children}
      </ScrollView>
      {room.window === 0 || hidden < WORTH_A_CUE ? null : (
        <Pressed
          role="button"
          accessibilityLabel={strings.moreBelow}
          onPress={() => scroller.current?.scrollToEnd({ animated: !isStill })}
          style={[styles.cue, { backgroundColor: colors.accent }]}
        >
          <Text variant="small" tone="onAccent" strong>
            {`${strings.moreBelow} ↓`}
          </Text>
        </Pressed>
      )}
    </View>
  );
}

/** Spaces are 44 points wide at this height: of the upright board, and of the turned one. */
const LEAST_BOARD = 288;
const LEAST_TURNED = 368;
const COLUMN = 420;

const styles = StyleSheet.create({
  fill: { flex: 1 },
  row: { flex: 1, flexDirection: 'row' },
  boardBeside: { flex: 1, padding: space.s },
  column: { width: COLUMN, maxWidth: '50%', borderLeftWidth: 1 },
  panelBeside: { flex: 1, paddingBottom: space.s },
  content: { flexGrow: 1 },
  head: { gap: space.s, paddingBottom: space.xs },
  boardAbove: { flexGrow: 1, flexBasis: LEAST_BOARD, minHeight: LEAST_BOARD, paddingHorizontal: space.xs },
  boardTurned: { flexBasis: LEAST_TURNED, minHeight: LEAST_TURNED },
  panelBelow: { paddingTop: space.xs, paddingBottom: space.s },
  cue: {
    position: 'absolute',
    right: space.s,
    bottom: space.s,
    minHeight: TOUCH_TARGET,
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderRadius: radius.round,
  },
});

interface PanelHeadProps {
  /** What to do next, or what just happened. */
  readonly text: string;
  readonly picture?: ReactNode;
  readonly close?: { readonly label: string; readonly onPress: () => void };
}

/** The top line of the panel. It stays the same element from step to step, so that screen readers hear it change. */
export function PanelHead({ text, picture, close }: PanelHeadProps) {
  return (
    <View style={panelHeadStyles.head}>
      {picture}
      <View style={panelHeadStyles.words}>
        <LiveText variant="small" strong text={text} />
      </View>
      {close === undefined ? null : (
        <IconButton label={close.label} onPress={close.onPress}>
          <CloseIcon />
        </IconButton>
      )}
    </View>
  );
}

const panelHeadStyles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 22 },
  words: { flex: 1 },
});

/**
 * Where the button that led to the next step disappears or is hidden, browsers drop the keyboard focus to the top of the page. This
 * keeps it in the view with the returned ref, which needs `tabIndex={-1}`.
 */
export function useKeptFocus(step: string) {
  const view = useRef<View>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const element: unknown = view.current;
    if (Platform.OS !== 'web' || !(element instanceof HTMLElement)) return;
    const { activeElement } = document;
    const isHidden = activeElement !== null && activeElement.getClientRects().length === 0;
    if (isHidden || activeElement === document.body) element.focus({ preventScroll: true });
  }, [step]);
  return view;
}
