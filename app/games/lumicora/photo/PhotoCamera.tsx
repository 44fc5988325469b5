import { CameraView } from 'expo-camera';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { guessSteps } from '@/games/lumicora/exchange/photo/guessCorners';
import { liveHint, type LiveHint } from '@/games/lumicora/exchange/photo/liveHint';
import { photoStrings } from '@/games/lumicora/strings/photo';
import type { ChosenPicture } from '@/kit/pictures';
import { Refusal, reportUnlessRefused } from '@/kit/report';
import { runSlices } from '@/kit/slices';
import { asRefusal } from '@/shell/refusals';
import { LiveText } from '@/ui/components/LiveText';
import { Pressed } from '@/ui/components/Pressed';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { lookAtFrame, takeFrame } from '../../../camera/videoFrame';

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
  const view = useRef<View>(null);
  const { height } = useWindowDimensions();
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const hint = useLiveHint(view, () => setReady(true));
  const take = async () => {
    setReady(false);
    setFailed(false);
    try {
      onTaken((await takeFrame(view.current)) ?? (await takeOnceReady(camera)));
    } catch (problem) {
      reportUnlessRefused(asRefusal(problem), 'PhotoCamera');
      setFailed(true);
      setReady(true);
    }
  };
  return (
    <View style={styles.column}>
      <View ref={view} style={[styles.frame, { height: height * SHARE, backgroundColor: colors.surface }]}>
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
      {hint === null ? null : <LiveText text={strings.hints[hint]} />}
      {hasFailed ? <LiveText isUrgent tone="warning" text={strings.failed} /> : null}
    </View>
  );
}

/** Small enough to be looked at while the picture runs. */
const HINT_LONG_SIDE = 320;
const HINT_PAUSE_MS = 1200;

/** What would make a better photo, from frames of the running camera; null where there are none to look at. */
function useLiveHint(view: RefObject<View | null>, onFrame: () => void): LiveHint | null {
  const [hint, setHint] = useState<LiveHint | null>(null);
  const latest = useRef(onFrame);
  useEffect(() => {
    latest.current = onFrame;
  }, [onFrame]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      const frame = lookAtFrame(view.current, HINT_LONG_SIDE);
      if (frame !== null) {
        latest.current();
        const found = await runSlices(guessSteps(frame), { signal });
        if (found.ok) setHint(liveHint(frame, found.value));
      }
      if (!signal.aborted) timer = setTimeout(() => void look(), HINT_PAUSE_MS);
    };
    let timer = setTimeout(() => void look(), HINT_PAUSE_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [view]);
  return hint;
}

/** A camera may say that it is ready before its first picture has come. */
async function takeOnceReady(
  camera: RefObject<CameraView | null>,
  tries = MOST_TRIES,
): Promise<ChosenPicture> {
  try {
    const taken = await camera.current?.takePictureAsync({ quality: 0.9, exif: false });
    if (taken === undefined) throw new Refusal('no camera');
    const { uri, width, height } = taken;
    return { uri, width, height, bytes: null };
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
