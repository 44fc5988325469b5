/** Stands in for a camera that takes pictures: `jest.mock('expo-camera', () => require('.../fakePhotoCamera').cameraModule)`. */

import { useEffect, useImperativeHandle, type Ref } from 'react';

import { Refusal } from '@/kit/report';

interface ViewProps {
  readonly ref?: Ref<unknown>;
  readonly onCameraReady?: () => void;
}

let isWorking = true;
const granted = { granted: true, status: 'granted', canAskAgain: true, expires: 'never' };

async function takePictureAsync() {
  if (!isWorking) throw new Refusal('no picture');
  return { uri: 'taken', width: 400, height: 300 };
}

export const cameraModule = {
  Camera: {
    getCameraPermissionsAsync: async () => granted,
    requestCameraPermissionsAsync: async () => granted,
  },
  CameraView: ({ ref, onCameraReady }: ViewProps) => {
    useImperativeHandle(ref, () => ({ takePictureAsync }));
    useEffect(() => onCameraReady?.(), [onCameraReady]);
    return null;
  },
};

export const fakePhotoCamera = {
  /** Whether pressing the button brings a picture. */
  works: (works: boolean) => {
    isWorking = works;
  },
};
