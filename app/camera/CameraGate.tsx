import { useIsFocused } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { Linking, Platform, StyleSheet, View } from 'react-native';

import { shellStrings } from '@/shell/strings';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { CameraAccess } from './cameraStates';
import { useCameraAccess } from './useCameraAccess';

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
