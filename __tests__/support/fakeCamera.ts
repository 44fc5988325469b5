/** Stands in for `expo-camera`: `jest.mock('expo-camera', () => require('.../fakeCamera').cameraModule)`. */

import { act } from '@testing-library/react-native';
import { useEffect } from 'react';

type Answer = 'granted' | 'unasked' | 'refused' | 'refused-for-good';

interface ViewProps {
  readonly onBarcodeScanned?: (result: { readonly data: string }) => void;
  readonly onMountError?: (problem: unknown) => void;
}

let views: ViewProps[] = [];
let known: Answer = 'granted';
let asked: Answer = 'granted';

function responseTo(answer: Answer) {
  return {
    granted: answer === 'granted',
    status: answer === 'granted' ? 'granted' : answer === 'unasked' ? 'undetermined' : 'denied',
    canAskAgain: answer !== 'refused-for-good',
    expires: 'never',
  };
}

export const cameraModule = {
  Camera: {
    getCameraPermissionsAsync: async () => responseTo(known),
    requestCameraPermissionsAsync: async () => responseTo((known = asked)),
  },
  CameraView: (props: ViewProps) => {
    useEffect(() => {
      views = [...views, props];
      return () => {
        views = views.filter((view) => view !== props);
      };
    });
    return null;
  },
};

export const fakeCamera = {
  /** What the device says before it is asked, and what the person answers. */
  allow: (before: Answer, after: Answer = before) => {
    known = before;
    asked = after;
  },
  isRunning: () => views.length > 0,
  /** Holds a code in front of the camera. */
  show: (text: string) =>
    act(async () => {
      const listener = views.at(-1)?.onBarcodeScanned;
      if (listener === undefined) throw new Error('nobody looks for codes');
      listener({ data: text });
    }),
  fail: () => act(async () => views.at(-1)?.onMountError?.({ message: 'in use' })),
};
