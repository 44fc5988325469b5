import { reportUnlessRefused } from '@/kit/report';
import { asRefusal } from '@/shell/refusals';

import type { CameraAccess } from './cameraAccess';

/**
 * expo-camera calls every failure a refusal, and throws where a browser cannot tell what it was allowed. A person without
 * a camera would look for a setting in vain, so we ask the browser ourselves.
 */
export async function checkCamera(): Promise<CameraAccess> {
  if (!hasCameras()) return 'insecure';
  if (!(await seesCamera())) return 'missing';
  switch (await permission()) {
    case 'granted':
      return 'granted';
    case 'denied':
      return 'refused-for-good';
    default:
      return 'unasked';
  }
}

export async function askForCamera(): Promise<CameraAccess> {
  if (!hasCameras()) return 'insecure';
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    // Only asked for: whoever needs pictures opens it again.
    stream.getTracks().forEach((track) => track.stop());
    return 'granted';
  } catch (problem) {
    reportUnlessRefused(asRefusal(problem), 'askForCamera');
    const access = accessAfter(problem);
    // A browser that remembers the answer does not ask again.
    return access === 'refused' && (await permission()) === 'denied' ? 'refused-for-good' : access;
  }
}

/** What is in the way, told by the error of a camera that did not start. */
export function accessAfter(problem: unknown): CameraAccess {
  const { name } = (problem ?? {}) as { readonly name?: unknown };
  switch (name) {
    case 'NotAllowedError':
      return 'refused';
    case 'SecurityError':
      return 'refused-for-good';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    default:
      return 'failing';
  }
}

/** Pages that are not secure get no `mediaDevices`, whatever the type says. */
function hasCameras(): boolean {
  return (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia !== undefined;
}

async function seesCamera(): Promise<boolean> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch (problem) {
    // Asking for the camera will tell.
    reportUnlessRefused(asRefusal(problem), 'seesCamera');
    return true;
  }
}

/** Not every browser can say what it was allowed: some have no `permissions`, some know none for cameras. */
async function permission(): Promise<PermissionState | null> {
  const permissions = navigator.permissions as Permissions | undefined;
  if (permissions === undefined) return null;
  try {
    return (await permissions.query({ name: 'camera' })).state;
  } catch (problem) {
    if (!(problem instanceof TypeError)) reportUnlessRefused(asRefusal(problem), 'camera permission');
    return null;
  }
}
