import { StyleSheet, View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import type { Point } from '@/ui/board/layout';
import { radius } from '@/ui/tokens/metrics';

import { ON_PHOTO } from './onPhoto';
import { PhotoPicture, type PhotoPictureProps } from './PhotoPicture';

export interface MagnifierProps extends PhotoPictureProps {
  /** In points of the drawing around it, in which the picture is placed. */
  readonly at: Point;
  readonly side: 'left' | 'right';
}

const SIZE = 120;
const ZOOM = 2.5;
const CROSS = 'm-9 0h6m6 0h6m-9 -9v6m0 6v6';

/** What lies under the finger, larger and beside it. */
export function Magnifier({ picture, place, at: { x, y }, side }: MagnifierProps) {
  const seen = SIZE / ZOOM;
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={[styles.glass, styles[side]]}>
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

const styles = StyleSheet.create({
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
