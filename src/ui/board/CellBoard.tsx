import {
  memo,
  startTransition,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type PropsWithChildren,
} from 'react';
import { Platform, StyleSheet, View, type FocusEvent, type LayoutChangeEvent } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { showsFocus } from '../showsFocus';
import { useColors } from '../tokens/ThemeContext';
import { isArrowKey, polygonPath, readingOrder, type CellLayout } from './cells';
import { CellTarget, type CellTargetProps } from './CellTarget';
import { useStroke } from './useStroke';

export interface BoardCell {
  /** Read out for the cell, and how tests find it. */
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly isSelected?: boolean;
}

export interface CellBoardProps {
  readonly layout: CellLayout;
  /** By cell. */
  readonly cells: readonly BoardCell[];
  readonly onPress: (cell: number) => void;
  readonly onLongPress?: (cell: number) => void;
  /** A finger or mouse was dragged over these cells and lifted: each once, in order. The page then does not scroll by the board. */
  readonly onStroke?: (cells: readonly number[]) => void;
  /** The cells so far, while it is dragged; none when the drag was broken off. */
  readonly onStrokeMove?: (cells: readonly number[]) => void;
  /** The keyboard has come to this cell, or left the board. */
  readonly onCellFocus?: (cell: number | null) => void;
  /** Cells are meant to be tapped in quick succession. */
  readonly mayRepeat?: boolean;
  /** What the board is, for screen readers. */
  readonly label?: string;
  /** All cells as they are read and reached; from top left to bottom right unless given. */
  readonly order?: readonly number[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Room around the cells for what stands out of them, in units of the drawing. */
const MARGIN = { x: 4, y: 8 } as const;
/** How far inside its cell the ring lies that shows the focus. */
const RING_INWARD = 0.03;

/**
 * A board of cells as large as its room allows. Its children are SVG, drawn in the units of the layout; presses are
 * taken by labelled targets laid over the drawing. It knows no game. Its parent must bound its height.
 */
export function CellBoard({ layout, cells, label, children, ...props }: PropsWithChildren<CellBoardProps>) {
  const [room, setRoom] = useState<Size | null>(null);
  const order = useMemo(() => props.order ?? readingOrder(layout), [props.order, layout]);
  const { tabStop, ringed, onKeyDown, ...focus } = useCellFocus(layout, order[0] ?? 0, props.onCellFocus);
  const frame = frameOf(layout);
  // The picture answers a tap first; the words for each cell follow it.
  const spoken = useDeferredValue(cells);
  const { onStroke, onStrokeMove } = props;
  const drawn = { left: -MARGIN.x, top: -MARGIN.y, width: frame.width };
  const { register, handlers, ...stroke } = useStroke({ layout, frame: drawn, onStroke, onStrokeMove });
  const onPress = useStable((cell: number) => {
    if (cells[cell]?.isDisabled !== true && !stroke.isEchoOfStroke()) props.onPress(cell);
  });
  const onLongPress = useStable((cell: number) => {
    stroke.spend();
    props.onLongPress?.(cell);
  });
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setRoom(nativeEvent.layout);
  return (
    <View style={styles.room} onLayout={measure}>
      <View
        ref={register}
        role="group"
        accessibilityLabel={label}
        style={[fit(frame, room), onStroke === undefined ? null : untouched]}
        {...handlers}
        {...{ onKeyDown }}
      >
        <View style={styles.drawing} aria-hidden importantForAccessibility="no-hide-descendants">
          <Svg
            width="100%"
            height="100%"
            viewBox={`${-MARGIN.x} ${-MARGIN.y} ${frame.width} ${frame.height}`}
          >
            {children}
            {ringed === null ? null : <FocusRing layout={layout} cell={ringed} />}
          </Svg>
        </View>
        <Targets
          layout={layout}
          order={order}
          cells={spoken}
          tabStop={tabStop}
          mayRepeat={props.mayRepeat ?? false}
          blocksScroll={onStroke !== undefined}
          onPress={onPress}
          onLongPress={props.onLongPress === undefined ? undefined : onLongPress}
          {...focus}
        />
      </View>
    </View>
  );
}

/** What we use of a key press; React Native has no type for it that covers the web. */
interface KeyPress {
  readonly nativeEvent: { readonly key: string };
  preventDefault(): void;
}

/** Keyboard focus on a board: one stop for the Tab key, arrow keys from cell to cell. */
function useCellFocus(layout: CellLayout, first: number, onCellFocus: CellBoardProps['onCellFocus']) {
  const [tabStop, setTabStop] = useState(first);
  const [ringed, setRinged] = useState<number | null>(null);
  const targets = useRef(new Map<number, View>());
  const tell = useStable(onCellFocus);

  const register = useCallback((cell: number, target: View | null) => {
    if (target === null) targets.current.delete(cell);
    else targets.current.set(cell, target);
  }, []);
  const onFocus = useCallback(
    (cell: number, event: FocusEvent) => {
      const shown = showsFocus(event) ? cell : null;
      // Nobody sees it, so it may wait for what the tap changes.
      startTransition(() => setTabStop(cell));
      setRinged(shown);
      tell(shown);
    },
    [tell],
  );
  const onBlur = useCallback(() => {
    setRinged(null);
    tell(null);
  }, [tell]);
  const onKeyDown = (event: KeyPress) => {
    const { key } = event.nativeEvent;
    if (!isArrowKey(key)) return;
    // The page must not scroll away under the board, not even at its edge.
    event.preventDefault();
    const next = layout.toward(tabStop, key);
    if (next !== null) targets.current.get(next)?.focus();
  };
  return { tabStop, ringed, register, onFocus, onBlur, onKeyDown };
}

type CellHandlers = Pick<CellTargetProps, 'onPress' | 'onLongPress' | 'onFocus' | 'onBlur' | 'register'>;

interface TargetsProps extends CellHandlers {
  readonly layout: CellLayout;
  readonly order: readonly number[];
  readonly cells: readonly BoardCell[];
  readonly tabStop: number;
  readonly mayRepeat: boolean;
  readonly blocksScroll: boolean;
}

/** `memo`, because the drawing changes more often than what is said about the cells. */
const Targets = memo(function Targets({ layout, order, cells, tabStop, ...rest }: TargetsProps) {
  return order.map((cell) => (
    <CellTarget
      key={cell}
      cell={cell}
      label={cells[cell]?.label ?? ''}
      {...targetBox(layout, cell)}
      isDisabled={cells[cell]?.isDisabled ?? false}
      isSelected={cells[cell]?.isSelected ?? false}
      isTabStop={cell === tabStop}
      {...rest}
    />
  ));
});

/** In two tones, to be seen on every ground. */
function FocusRing({ layout, cell }: { readonly layout: CellLayout; readonly cell: number }) {
  const colors = useColors();
  const outline = polygonPath(layout.polygons[cell] ?? [], layout.centers[cell], RING_INWARD);
  return (
    <G fill="none" strokeLinejoin="round">
      <Path d={outline} stroke={colors.background} strokeWidth={12} />
      <Path d={outline} stroke={colors.text} strokeWidth={6} />
    </G>
  );
}

/** The largest frame of this shape in the room; as wide as can be while the room is unknown or grows with the board. */
function fit(frame: Size, room: Size | null) {
  if (room === null || room.width === 0 || room.height === 0) {
    return { width: '100%', aspectRatio: frame.width / frame.height } as const;
  }
  const scale = Math.min(room.width / frame.width, room.height / frame.height);
  return { width: frame.width * scale, height: frame.height * scale };
}

function frameOf({ width, height }: CellLayout): Size {
  return { width: width + 2 * MARGIN.x, height: height + 2 * MARGIN.y };
}

function targetBox(layout: CellLayout, cell: number) {
  const frame = frameOf(layout);
  const { x, y } = layout.centers[cell]!;
  const { width, height, isRound } = layout.target;
  return {
    left: ((x + MARGIN.x - width / 2) / frame.width) * 100,
    top: ((y + MARGIN.y - height / 2) / frame.height) * 100,
    width: (width / frame.width) * 100,
    height: (height / frame.height) * 100,
    isRound,
  };
}

/** A callback that never changes and calls the latest one given, so that cells need not render again for it. */
function useStable<Cell extends number | null>(
  callback: ((cell: Cell) => void) | undefined,
): (cell: Cell) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((cell: Cell) => latest.current?.(cell), []);
}

/** Browsers would scroll the page by a finger that draws, or mark words by a mouse. */
const untouched: object | null = Platform.OS === 'web' ? { touchAction: 'none', userSelect: 'none' } : null;

const styles = StyleSheet.create({
  room: { flex: 1, width: '100%', alignItems: 'center', justifyContent: 'center' },
  drawing: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, pointerEvents: 'none' },
});
