import { useEffect } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

import { Text, type TextProps } from './Text';

export interface LiveTextProps extends Omit<TextProps, 'children' | 'role'> {
  readonly text: string;
  /** Interrupts what a screen reader is saying. */
  readonly isUrgent?: boolean;
}

/** Words that a screen reader says by itself when they appear or change. */
export function LiveText({ text, isUrgent = false, ...rest }: LiveTextProps) {
  useEffect(() => {
    // iOS knows no live regions.
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(text);
  }, [text]);
  return (
    <Text
      {...rest}
      role={isUrgent ? 'alert' : 'status'}
      accessibilityLiveRegion={isUrgent ? 'assertive' : 'polite'}
    >
      {text}
    </Text>
  );
}
