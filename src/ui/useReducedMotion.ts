import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the person wants things to stay still; true until the device has answered. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(true);
  useEffect(() => {
    let isHere = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((answer) => {
      if (isHere) setReduced(answer);
    });
    // Browsers that cannot tell give no subscription back.
    const subscription: { remove(): void } | undefined = AccessibilityInfo.addEventListener(
      'reduceMotionChanged',
      setReduced,
    );
    return () => {
      isHere = false;
      subscription?.remove();
    };
  }, []);
  return isReduced;
}
