import { useCallback, useLayoutEffect, useMemo, useRef, useState, type PropsWithChildren } from 'react';
import { Platform, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { useColors } from '../tokens/ThemeContext';
import { readingOrder } from './cellOrder';
import { HexTarget } from './HexTarget';
import { CELL_RADIUS, hexagonPath, type BoardLayout } from './layout';
import { useCellFocus } from './useCellFocus';
import { useStroke } from './useStroke';

export interface BoardCell {
  /** Read out for the cell, and how tests find it. */
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly isSelected?: boolean;
}

export interface HexBoardProps {
  readonly layout: BoardLayout;
  /** By cell. */
  readonly cells: readonly BoardCell[];
  readonly onPress: (cell: number) => void;
  readonly onLongPress?: (cell: number) => void;
  /** A finger or mouse was dragged over these cells and lifted: each once, in order. The page then does not scroll by the board. */
  readonly onStroke?: (cells: readonly number[]) => void;
  /** The cells so far, while it is dragged; none when the drag was broken off. */
  readonly onStrokeMove?: (cells: readonly number[]) => void;
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
/** A target is as wide and as high as the circle inside its hexagon. */
const TARGET = CELL_RADIUS * Math.sqrt(3);
const RING = CELL_RADIUS * 0.97;

/**
 * A board of hexagons as large as its room allows. Its children are SVG, drawn in the units of the layout; presses are
 * taken by labelled targets laid over the drawing. It knows no game. Its parent must bound its height.
 */
export function HexBoard({ layout, cells, label, children, ...props }: PropsWithChildren<HexBoardProps>) {
  const [room, setRoom] = useState<Size | null>(null);
  const order = useMemo(() => props.order ?? readingOrder(layout), [props.order, layout]);
  const { tabStop, ringed, onKeyDown, ...focus } = useCellFocus(layout, order[0] ?? 0);
  const frame = { width: layout.width + 2 * MARGIN.x, height: layout.height + 2 * MARGIN.y };
  const { onStroke, onStrokeMove } = props;
  const drawn = { left: -MARGIN.x, top: -MARGIN.y, width: frame.width };
  const { register, handlers, ...stroke } = useStroke({ layout, frame: drawn, onStroke, onStrokeMove });
  const onPress = useStable((cell) => {
    if (!stroke.isEchoOfStroke()) props.onPress(cell);
  });
  const onLongPress = useStable((cell) => {
    stroke.spend();
    props.onLongPress?.(cell);
  });
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setRoom(nativeEvent.layout);
  const ring = ringed === null ? undefined : layout.centers[ringed];
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
            {ring === undefined ? null : <FocusRing outline={hexagonPath(layout.corners, ring, RING)} />}
          </Svg>
        </View>
        {order.map((cell) => (
          <HexTarget
            key={cell}
            cell={cell}
            label={cells[cell]?.label ?? ''}
            {...targetBox(layout, frame, cell)}
            isDisabled={cells[cell]?.isDisabled ?? false}
            isSelected={cells[cell]?.isSelected ?? false}
            isTabStop={cell === tabStop}
            mayRepeat={props.mayRepeat ?? false}
            blocksScroll={onStroke !== undefined}
            onPress={onPress}
            onLongPress={props.onLongPress === undefined ? undefined : onLongPress}
            {...focus}
          />
        ))}
      </View>
    </View>
  );
}

/** In two tones, to be seen on every ground. */
function FocusRing({ outline }: { readonly outline: string }) {
  const colors = useColors();
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

function targetBox(layout: BoardLayout, frame: Size, cell: number) {
  const { x, y } = layout.centers[cell]!;
  return {
    left: ((x + MARGIN.x - TARGET / 2) / frame.width) * 100,
    top: ((y + MARGIN.y - TARGET / 2) / frame.height) * 100,
    width: (TARGET / frame.width) * 100,
    height: (TARGET / frame.height) * 100,
  };
}

/** A callback that never changes and calls the latest one given, so that cells need not render again for it. */
function useStable(callback: ((cell: number) => void) | undefined): (cell: number) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((cell) => latest.current?.(cell), []);
}

/** Browsers would scroll the page by a finger that draws, or mark words by a mouse. */
const untouched: object | null = Platform.OS === 'web' ? { touchAction: 'none', userSelect: 'none' } : null;

const styles = StyleSheet.create({
  room: { flex: 1, width: '100%', alignItems: 'center', justifyContent: 'center' },
  drawing: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, pointerEvents: 'none' },
});
