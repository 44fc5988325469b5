import { impactAsync, ImpactFeedbackStyle } from 'expo-haptics';
import { Platform } from 'react-native';

import { reportUnlessRefused } from '@/kit/report';

import { refusableLater } from './refusals';

/** A phone answers with a light tap; browsers stay still, and so do devices that cannot. */
export function lightTap(): void {
  if (Platform.OS === 'web') return;
  refusableLater(() => impactAsync(ImpactFeedbackStyle.Light)).catch((problem: unknown) =>
    reportUnlessRefused(problem, 'lightTap'),
  );
}
