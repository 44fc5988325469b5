import { CameraView, type CameraCapturedPicture } from 'expo-camera';
import { useRef, useState, type RefObject } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { photoStrings } from '@/games/lumicora/strings/photo';
import type { ChosenPicture } from '@/kit/pictures';
import { Refusal, reportUnlessRefused } from '@/kit/report';
import { asRefusal } from '@/shell/refusals';
import { LiveText } from '@/ui/components/LiveText';
import { Pressed } from '@/ui/components/Pressed';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

export interface PhotoCameraProps {
  readonly onMountError: (problem: unknown) => void;
  readonly onTaken: (picture: ChosenPicture) => void;
}

/** Of the window's height. */
const SHARE = 0.6;
const SHUTTER = 76;
const MOST_TRIES = 4;
const PAUSE_MS = 300;

/** What the camera sees, and the button that keeps it. */
export function PhotoCamera({ onMountError, onTaken }: PhotoCameraProps) {
  const { picture: strings } = useStrings(photoStrings);
  const colors = useColors();
  const camera = useRef<CameraView>(null);
  const { height } = useWindowDimensions();
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const take = async () => {
    setReady(false);
    setFailed(false);
    try {
      const taken = await takeOnceReady(camera);
      onTaken({ uri: taken.uri, width: taken.width, height: taken.height, bytes: null });
    } catch (problem) {
      reportUnlessRefused(asRefusal(problem), 'PhotoCamera');
      setFailed(true);
      setReady(true);
    }
  };
  return (
    <View style={styles.column}>
      <View style={[styles.frame, { height: height * SHARE, backgroundColor: colors.surface }]}>
        <CameraView
          ref={camera}
          style={styles.camera}
          facing="back"
          flash="off"
          accessibilityLabel={strings.camera}
          onCameraReady={() => setReady(true)}
          onMountError={onMountError}
        />
        <View style={styles.controls}>
          <Pressed
            role="button"
            accessibilityLabel={strings.take}
            disabled={!isReady}
            onPress={() => void take()}
            style={styles.shutter}
          >
            <View style={styles.button} />
          </Pressed>
        </View>
      </View>
      {hasFailed ? <LiveText isUrgent tone="warning" text={strings.failed} /> : null}
    </View>
  );
}

/** A camera may say that it is ready before its first picture has come. */
async function takeOnceReady(
  camera: RefObject<CameraView | null>,
  tries = MOST_TRIES,
): Promise<CameraCapturedPicture> {
  try {
    const taken = await camera.current?.takePictureAsync({ quality: 0.9, exif: false });
    if (taken === undefined) throw new Refusal('no camera');
    return taken;
  } catch (problem) {
    if (tries === 1) throw problem;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return takeOnceReady(camera, tries - 1);
  }
}

const styles = StyleSheet.create({
  column: { gap: space.s },
  frame: { overflow: 'hidden', borderRadius: radius.l },
  camera: { flex: 1 },
  controls: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: space.m,
    alignItems: 'center',
    pointerEvents: 'box-none',
  },
  // The same over every picture.
  shutter: {
    width: SHUTTER,
    height: SHUTTER,
    padding: 5,
    borderRadius: radius.round,
    borderWidth: 4,
    borderColor: '#FFFFFF',
    backgroundColor: '#04121C66',
  },
  button: { flex: 1, borderRadius: radius.round, backgroundColor: '#FFFFFF' },
});
