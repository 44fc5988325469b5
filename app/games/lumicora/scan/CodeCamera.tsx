import { CameraView, type BarcodeScanningResult, type BarcodeSettings } from 'expo-camera';
import { useCallback, useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { codesStrings } from '@/games/lumicora/strings/codes';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';

import type { RunningCamera } from '../../../camera/CameraGate';
import { useDecoder } from './useDecoder';

export interface CodeCameraProps extends RunningCamera {
  /** Called for every sight of a code. */
  readonly onCode: (text: string) => void;
  readonly side: number;
}

const QR_CODES: BarcodeSettings = { barcodeTypes: ['qr'] };

/** The picture of the camera with a frame to aim by. */
export function CodeCamera({ onCode, onMountError, side }: CodeCameraProps) {
  const { scan: strings } = useStrings(codesStrings);
  const { step, retry } = useDecoder();
  const onScanned = useLatest(onCode);
  return (
    <View style={styles.camera}>
      <View
        accessible
        role="img"
        accessibilityLabel={strings.picture}
        style={[styles.picture, { width: side, height: side }]}
      >
        <CameraView
          style={styles.fill}
          facing="back"
          barcodeScannerSettings={QR_CODES}
          onBarcodeScanned={step === 'ready' ? onScanned : undefined}
          onMountError={onMountError}
        />
        <AimingFrame />
      </View>
      {step === 'preparing' ? <LiveText tone="mutedText" text={strings.preparing} /> : null}
      {step === 'failed' ? (
        <Notice tone="danger" text={strings.notPrepared} action={{ label: strings.again, onPress: retry }} />
      ) : null}
    </View>
  );
}

/** Browsers keep the listener that they began with, so it never changes and asks for the one that counts. */
function useLatest(onCode: (text: string) => void): (result: BarcodeScanningResult) => void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  }, [onCode]);
  return useCallback(({ data }) => latest.current(data), []);
}

function AimingFrame() {
  return (
    <View style={[styles.fill, styles.frame]} aria-hidden importantForAccessibility="no-hide-descendants">
      <Svg width="100%" height="100%" viewBox="0 0 100 100">
        <Path d={CORNERS} fill="none" stroke={SHADE} strokeWidth={4} strokeLinecap="round" />
        <Path d={CORNERS} fill="none" stroke={LIGHT} strokeWidth={2} strokeLinecap="round" />
      </Svg>
    </View>
  );
}

/** Light on dark, to be seen on any picture. */
const LIGHT = '#FFFFFF';
const SHADE = '#00000099';
const CORNERS = 'M14 28V14H28M72 14H86V28M86 72V86H72M28 86H14V72';

const styles = StyleSheet.create({
  camera: { alignItems: 'center', gap: space.m },
  picture: { borderRadius: radius.l, overflow: 'hidden', backgroundColor: '#000000' },
  fill: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
  frame: { pointerEvents: 'none' },
});
