import { Camera, type PermissionResponse } from 'expo-camera';

import type { CameraAccess } from './cameraStates';

/** What a phone lets us do with its camera; see `cameraAccess.web.ts` for browsers. */
export async function checkCamera(): Promise<CameraAccess> {
  return accessOf(await Camera.getCameraPermissionsAsync());
}

export async function askForCamera(): Promise<CameraAccess> {
  return accessOf(await Camera.requestCameraPermissionsAsync());
}

/** Phones tell no cause in words that could be relied on. */
export function accessAfter(_problem: unknown): CameraAccess {
  return 'failing';
}

function accessOf({ granted, status, canAskAgain }: PermissionResponse): CameraAccess {
  if (granted) return 'granted';
  if (!canAskAgain) return 'refused-for-good';
  return status === 'undetermined' ? 'unasked' : 'refused';
}
