/** Phones give their frames to the camera's own view only; see `videoFrame.web.ts` for browsers. */

import type { ChosenPicture, OpenedPicture } from '@/kit/pictures';

export async function takeFrame(_view: unknown): Promise<ChosenPicture | null> {
  return null;
}

export function lookAtFrame(_view: unknown, _longSide: number): Omit<OpenedPicture, 'uri'> | null {
  return null;
}

export async function codesOnFrame(_view: unknown): Promise<readonly string[]> {
  return [];
}
