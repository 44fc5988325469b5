import { CameraView, type BarcodeScanningResult, type BarcodeSettings } from 'expo-camera';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { lightTap } from '@/shell/lightTap';
import { PictureLayout } from '@/tabletop/codes/view/PictureLayout';
import { ScanOutcome, type ScanWork } from '@/tabletop/codes/view/Scanning';
import { codesStrings } from '@/tabletop/strings/codes';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { TextArea } from '@/ui/components/TextArea';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useLoaded } from '@/ui/useLoaded';

import { CameraGate, type RunningCamera } from './CameraGate';
import { prepareDecoder } from './decoder';
import { codesOnFrame } from './videoFrame';

export interface CodeScannerProps<Kinds> {
  readonly work: ScanWork<Kinds>;
  /** What may be scanned here. */
  readonly lead: string;
  /** What bars of the page take of the height, apart from its header. */
  readonly taken: number;
}

/** Reads codes by the camera, or from their text. Out of sight while a code that was found waits for an answer. */
export function CodeScanner<Kinds>({ work, lead, taken }: CodeScannerProps<Kinds>) {
  const { scan: strings } = useStrings(codesStrings);
  const [isEntering, setEntering] = useState(false);
  const isWaiting = work.found !== null;
  useEffect(() => {
    if (isWaiting) lightTap();
  }, [isWaiting]);
  const toText = { label: strings.enterText, onPress: () => setEntering(true) };
  return (
    <>
      {/* Stays behind what was found, so that nobody is asked for the camera twice. */}
      <View style={isWaiting || isEntering ? styles.gone : styles.block}>
        <CameraGate reason={strings.reason} instead={toText}>
          {(camera) =>
            isWaiting || isEntering ? null : (
              <PictureLayout
                share={SHARE_OF_CAMERA}
                taken={taken}
                picture={(side) => <CodeCamera {...camera} onCode={work.see} side={side} />}
              >
                <ScanOutcome work={work} />
                <Text>{lead}</Text>
                <Button kind="quiet" {...toText} />
              </PictureLayout>
            )
          }
        </CameraGate>
      </View>
      {isEntering && !isWaiting ? (
        <View style={styles.block}>
          <EnterCode onRead={work.enter} />
          <ScanOutcome work={work} />
          <Button kind="quiet" label={strings.toCamera} onPress={() => setEntering(false)} />
        </View>
      ) : null}
    </>
  );
}

/** There is room below for what is said about a code. */
const SHARE_OF_CAMERA = 0.5;

/** The way in for whoever has no camera: the text of one code, or of several, one a line. */
function EnterCode({ onRead }: { readonly onRead: (texts: string) => void }) {
  const { scan: strings } = useStrings(codesStrings);
  const [text, setText] = useState('');
  return (
    <View style={styles.block}>
      <TextArea
        label={strings.textLabel}
        placeholder={strings.textHint}
        value={text}
        onChangeText={setText}
      />
      <Button label={strings.read} disabled={text.trim() === ''} onPress={() => onRead(text)} />
    </View>
  );
}

interface CodeCameraProps extends RunningCamera {
  /** Called for every sight of a code. */
  readonly onCode: (text: string) => void;
  readonly side: number;
}

const QR_CODES: BarcodeSettings = { barcodeTypes: ['qr'] };

/** The picture of the camera with a frame to aim by. */
function CodeCamera({ onCode, onMountError, side }: CodeCameraProps) {
  const { scan: strings } = useStrings(codesStrings);
  // A camera must not be asked for codes before this is ready.
  const decoder = useLoaded(prepareDecoder, 'CodeCamera');
  const [isSilent, see] = useSilence(onCode);
  const onScanned = useLatest(see);
  const view = useRef<View>(null);
  useOwnFrames(view, decoder.step === 'ready', see);
  return (
    <View style={styles.camera}>
      <View
        ref={view}
        accessible
        role="img"
        accessibilityLabel={strings.picture}
        style={[styles.picture, { width: side, height: side }]}
      >
        <CameraView
          style={styles.fill}
          facing="back"
          barcodeScannerSettings={QR_CODES}
          onBarcodeScanned={decoder.step === 'ready' ? onScanned : undefined}
          onMountError={onMountError}
        />
        <AimingFrame />
      </View>
      {isSilent && decoder.step === 'ready' ? <LiveText text={strings.nothingSeen} /> : null}
      {decoder.step === 'loading' ? <LiveText tone="mutedText" text={strings.preparing} /> : null}
      {decoder.step === 'failed' ? (
        <Notice
          tone="danger"
          text={strings.notPrepared}
          action={{ label: strings.again, onPress: decoder.retry }}
        />
      ) : null}
    </View>
  );
}

/** A scanner that sees nothing says what to try. */
const SILENT_MS = 5000;

/** Whether no code was seen for that long; and what to call with each one that is. */
function useSilence(onCode: (text: string) => void): [isSilent: boolean, see: (text: string) => void] {
  const [isSilent, setSilent] = useState(false);
  const [sights, setSights] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSilent(true), SILENT_MS);
    return () => clearTimeout(timer);
  }, [sights]);
  const see = (text: string) => {
    setSilent(false);
    setSights((count) => count + 1);
    onCode(text);
  };
  return [isSilent, see];
}

const FRAME_PAUSE_MS = 400;

/** Looks for codes where the camera's own scanner does not; see `videoFrame.web.ts`. */
function useOwnFrames(view: RefObject<View | null>, isReady: boolean, see: (text: string) => void): void {
  const latest = useRef(see);
  useEffect(() => {
    latest.current = see;
  }, [see]);
  useEffect(() => {
    if (!isReady) return undefined;
    let isWanted = true;
    const look = async () => {
      for (const text of await codesOnFrame(view.current)) if (isWanted) latest.current(text);
      if (isWanted) timer = setTimeout(() => void look(), FRAME_PAUSE_MS);
    };
    let timer = setTimeout(() => void look(), FRAME_PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [view, isReady]);
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
  block: { gap: space.m },
  gone: { display: 'none' },
  camera: { alignItems: 'center', gap: space.m },
  picture: { borderRadius: radius.l, overflow: 'hidden', backgroundColor: '#000000' },
  fill: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
  frame: { pointerEvents: 'none' },
});
