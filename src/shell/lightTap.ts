import { impactAsync, ImpactFeedbackStyle } from 'expo-haptics';
import { Platform } from 'react-native';

/** A phone answers with a light tap; browsers stay still, and so do devices that cannot. */
export function lightTap(): void {
  if (Platform.OS === 'web') return;
  impactAsync(ImpactFeedbackStyle.Light).catch(() => undefined);
}
