import { Camera, type PermissionResponse } from 'expo-camera';

/** Whether a camera can be used, and if not, what is in the way. */
export type CameraAccess =
  | 'granted'
  | 'unasked'
  /** The person may be asked again. */
  | 'refused'
  /** Only the settings of the device or browser can change it. */
  | 'refused-for-good'
  /** There is no camera. */
  | 'missing'
  /** It does not start; mostly because something else has it. */
  | 'failing'
  /** Browsers give a camera only to pages over https. */
  | 'insecure';

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
