import { useIsFocused } from '@react-navigation/native';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { AppState, Linking, Platform, StyleSheet, View } from 'react-native';

import { reportUnlessRefused } from '@/kit/report';
import { asRefusal } from '@/shell/refusals';
import { shellStrings } from '@/shell/strings';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { accessAfter, askForCamera, checkCamera, type CameraAccess } from './cameraAccess';

export interface CameraGateProps {
  /** One sentence that says what the camera is for, before anybody is asked. */
  readonly reason: string;
  /** The way on without a camera. Offered here until there is a picture; then it is up to `children`. */
  readonly instead: { readonly label: string; readonly onPress: () => void };
  /** Drawn when the camera may be used and this page is the one in sight, so that no camera runs under another page. */
  readonly children: (camera: RunningCamera) => ReactNode;
}

export interface RunningCamera {
  /** For the `CameraView`. */
  readonly onMountError: (problem: unknown) => void;
}

/** Stands before everything that uses the camera: asks for it, or says what is in the way and how to go on. */
export function CameraGate({ reason, instead, children }: CameraGateProps) {
  const isInSight = useIsFocused();
  const { access, isAsking, ask, fail } = useCameraAccess();
  if (access === 'granted') return isInSight ? children({ onMountError: fail }) : null;
  return (
    <Card>
      <Obstacle access={access} reason={reason} isAsking={isAsking} />
      <View style={styles.buttons}>
        {access === null ? null : <Remedy access={access} isAsking={isAsking} onAsk={ask} />}
        <Button grows kind="quiet" label={instead.label} onPress={instead.onPress} />
      </View>
    </Card>
  );
}

interface CameraAccessState {
  /** Null until the device has answered. */
  readonly access: CameraAccess | null;
  readonly isAsking: boolean;
  readonly ask: () => void;
  /** The camera was allowed, but did not start. */
  readonly fail: (problem: unknown) => void;
}

function useCameraAccess(): CameraAccessState {
  const [access, setAccess] = useState<CameraAccess | null>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const check = async () => {
      const found = await orIfRefused(checkCamera, 'unasked');
      if (isWanted) setAccess((known) => afterCheck(known, found));
    };
    void check();
    // Somebody may come back from the settings of the device.
    const listening = AppState.addEventListener('change', (state) => {
      if (state === 'active') void check();
    });
    return () => {
      isWanted = false;
      listening.remove();
    };
  }, []);
  const ask = useCallback(() => {
    setAsking(true);
    void orIfRefused(askForCamera, 'failing').then((answer) => {
      setAccess(answer);
      setAsking(false);
    });
  }, []);
  const fail = useCallback((problem: unknown) => setAccess(accessAfter(problem)), []);
  return { access, isAsking, ask, fail };
}

/** What the device answers, or this where it does not. */
async function orIfRefused(
  answer: () => Promise<CameraAccess>,
  instead: CameraAccess,
): Promise<CameraAccess> {
  try {
    return await answer();
  } catch (problem) {
    reportUnlessRefused(asRefusal(problem), 'camera access');
    return instead;
  }
}

/** A look at the settings cannot tell that a camera which did not start would start now: that takes another try. */
function afterCheck(known: CameraAccess | null, found: CameraAccess): CameraAccess {
  return known === 'failing' && found === 'granted' ? known : found;
}

const IS_BROWSER = Platform.OS === 'web';

interface ObstacleProps {
  readonly access: Exclude<CameraAccess, 'granted'> | null;
  readonly reason: string;
  readonly isAsking: boolean;
}

function Obstacle({ access, reason, isAsking }: ObstacleProps) {
  const { camera: strings } = useStrings(shellStrings);
  if (isAsking) return <LiveText tone="mutedText" text={strings.asking} />;
  if (access === null) return <LiveText tone="mutedText" text={strings.looking} />;
  if (access === 'unasked') return <Text>{reason}</Text>;
  return (
    <>
      <LiveText isUrgent tone="warning" text={strings[access]} />
      {access === 'refused-for-good' ? (
        <Text>{IS_BROWSER ? strings.allowInBrowser : strings.allowOnPhone}</Text>
      ) : null}
    </>
  );
}

interface RemedyProps {
  readonly access: CameraAccess;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** The button that may help. */
function Remedy({ access, isAsking, onAsk }: RemedyProps) {
  const { camera: strings } = useStrings(shellStrings);
  const remedy = REMEDIES[access];
  if (remedy === null) return null;
  const onPress = remedy === 'settings' ? () => void Linking.openSettings() : onAsk;
  return <Button grows label={strings[remedy]} disabled={isAsking} onPress={onPress} />;
}

/** There is none for what only another page or device can change. */
const REMEDIES: Readonly<Record<CameraAccess, 'use' | 'again' | 'settings' | null>> = {
  granted: null,
  unasked: 'use',
  refused: 'use',
  'refused-for-good': IS_BROWSER ? 'again' : 'settings',
  missing: 'again',
  failing: 'again',
  insecure: null,
};

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
