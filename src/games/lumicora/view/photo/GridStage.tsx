import { useMemo, useRef, useState } from 'react';
import {
  StyleSheet,
  View,
  type GestureResponderEvent,
  type LayoutChangeEvent,
  type ViewProps,
} from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import type { OpenedPicture } from '@/kit/pictures';
import type { Point } from '@/ui/board/layout';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius } from '@/ui/tokens/metrics';

import type { Pinch } from '../../exchange/photo/gridMoves';
import { isSound, spaceOutline } from '../../exchange/photo/homography';
import type { Corners } from '../../exchange/photo/model';
import { SPACE_NAMES } from '../../rules/boards';
import { photoStrings } from '../../strings/photo';
import { CornerRing } from './CornerRing';
import { PhotoPicture, type PhotoPictureProps } from './PhotoFrame';
import { ON_PHOTO, outlinePath, placePicture, type PicturePlace, type Size } from './photoLayout';

interface GridStageProps {
  readonly picture: OpenedPicture;
  readonly corners: Corners;
  /** By a quarter turn. */
  readonly isTurned: boolean;
  /** `to` is in pixels of the picture. */
  readonly onMove: (corner: number, to: Point) => void;
  readonly onHeld: (isHeld: boolean) => void;
  /** The grid as a whole, by two fingers. */
  readonly onPinch: (pinch: Pinch) => void;
}

const CORNER_NAMES = ['a1', 'a5', 'g5', 'g1'] as const;

/** Around the picture, so that rings at its very edge can be held. */
const MARGIN = 16;

/** The picture as large as its room allows, with the grid and its four rings over it. Its parent must bound its height. */
export function GridStage({ picture, corners, isTurned, ...on }: GridStageProps) {
  const { grid: strings } = useStrings(photoStrings);
  const [room, setRoom] = useState<Size>({ width: 320, height: 320 });
  const [held, setHeld] = useState<number | null>(null);
  const place = useMemo(() => fitPicture(picture, room, isTurned), [picture, room, isTurned]);
  const pinch = usePinch(place, on.onPinch);
  const points = corners.map(place.toDrawing);
  const middle = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const heldAt = held === null ? undefined : points[held];
  return (
    <View
      style={styles.room}
      onLayout={({ nativeEvent: { layout } }: LayoutChangeEvent) => {
        if (layout.width > 0 && layout.height > 0) setRoom(layout);
      }}
    >
      <View
        role="group"
        accessibilityLabel={strings.stage}
        style={{ width: place.width, height: place.height }}
        {...pinch}
      >
        <View style={styles.drawing} aria-hidden importantForAccessibility="no-hide-descendants">
          <Svg width="100%" height="100%" viewBox={`0 0 ${place.width} ${place.height}`}>
            <PhotoPicture picture={picture} place={place} />
            <GridLines corners={corners} place={place} />
          </Svg>
        </View>
        {points.map((point, corner) => (
          <CornerRing
            key={CORNER_NAMES[corner]}
            name={CORNER_NAMES[corner]!}
            at={point}
            pixel={corners[corner]!}
            nameSide={point.y < middle ? 'above' : 'below'}
            onMove={(to) => on.onMove(corner, place.toPicture(to))}
            onHeld={(isHeld) => {
              setHeld(isHeld ? corner : null);
              on.onHeld(isHeld);
            }}
          />
        ))}
        {heldAt === undefined ? null : (
          <Magnifier
            picture={picture}
            place={place}
            at={heldAt}
            side={heldAt.x < place.width / 2 ? 'right' : 'left'}
          />
        )}
      </View>
    </View>
  );
}

/**
 * Two fingers on the picture carry the whole grid along, step by step. One finger is left to the page, which may have to
 * scroll.
 */
function usePinch(place: PicturePlace, onPinch: (pinch: Pinch) => void): ViewProps {
  const before = useRef<Pinch['from'] | null>(null);
  const fingersOf = ({ nativeEvent: { touches } }: GestureResponderEvent): Pinch['from'] | null => {
    const [first, second] = touches;
    if (first === undefined || second === undefined) return null;
    // Only differences matter, so that it is no matter where on the page the picture stands.
    const at = ({ pageX, pageY }: typeof first) => place.toPicture({ x: pageX, y: pageY });
    return [at(first), at(second)];
  };
  const areTwo = ({ nativeEvent }: GestureResponderEvent) => nativeEvent.touches.length === 2;
  return {
    onStartShouldSetResponder: areTwo,
    onMoveShouldSetResponder: areTwo,
    onResponderTerminationRequest: () => false,
    onResponderGrant: (event) => {
      before.current = fingersOf(event);
    },
    onResponderMove: (event) => {
      const [from, to] = [before.current, fingersOf(event)];
      before.current = to;
      if (from !== null && to !== null) onPinch({ from, to });
    },
    onResponderRelease: () => {
      before.current = null;
    },
  };
}

/** One unit of the drawing is a point. */
function fitPicture(picture: Size, room: Size, isTurned: boolean): PicturePlace {
  const [across, down] = isTurned ? [picture.height, picture.width] : [picture.width, picture.height];
  const scale = Math.min(
    Math.max(room.width - 2 * MARGIN, 1) / across,
    Math.max(room.height - 2 * MARGIN, 1) / down,
  );
  return placePicture({ x: 0, y: 0, ...sizeOf(picture) }, scale, isTurned);
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}

/** The 44 spaces in one path; twisted corners have none. */
function GridLines({ corners, place }: { readonly corners: Corners; readonly place: PicturePlace }) {
  const lines = useMemo(
    () =>
      isSound(corners)
        ? SPACE_NAMES.map((_, space) => outlinePath(spaceOutline(corners, space).map(place.toDrawing))).join(
            '',
          )
        : outlinePath(corners.map(place.toDrawing)),
    [corners, place],
  );
  return (
    <G fill="none" strokeLinejoin="round">
      <Path d={lines} stroke={ON_PHOTO.casing} strokeOpacity={0.55} strokeWidth={3} />
      <Path d={lines} stroke={ON_PHOTO.line} strokeWidth={1.25} />
    </G>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1, width: '100%', alignItems: 'center', justifyContent: 'center' },
  drawing: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, pointerEvents: 'none' },
});

interface MagnifierProps extends PhotoPictureProps {
  /** In points of the drawing around it, in which the picture is placed. */
  readonly at: Point;
  readonly side: 'left' | 'right';
}

const SIZE = 120;
const ZOOM = 2.5;
const CROSS = 'm-9 0h6m6 0h6m-9 -9v6m0 6v6';

/** What lies under the finger, larger and beside it. */
function Magnifier({ picture, place, at: { x, y }, side }: MagnifierProps) {
  const seen = SIZE / ZOOM;
  return (
    <View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[magnifierStyles.glass, magnifierStyles[side]]}
    >
      <Svg width={SIZE} height={SIZE} viewBox={`${x - seen / 2} ${y - seen / 2} ${seen} ${seen}`}>
        <PhotoPicture picture={picture} place={place} />
        <G fill="none" strokeLinecap="round">
          <Path d={`M${x} ${y}${CROSS}`} stroke={ON_PHOTO.casing} strokeWidth={2} />
          <Path d={`M${x} ${y}${CROSS}`} stroke={ON_PHOTO.ring} strokeWidth={1} />
        </G>
      </Svg>
    </View>
  );
}

const magnifierStyles = StyleSheet.create({
  glass: {
    position: 'absolute',
    top: 0,
    width: SIZE,
    height: SIZE,
    overflow: 'hidden',
    borderRadius: radius.l,
    borderWidth: 2,
    borderColor: ON_PHOTO.ring,
    backgroundColor: ON_PHOTO.casing,
    pointerEvents: 'none',
  },
  left: { left: 0 },
  right: { right: 0 },
});
