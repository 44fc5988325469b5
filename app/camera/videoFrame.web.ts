/**
 * Frames of a running camera, taken by ourselves: some browsers never say that a camera has enough data (`readyState` stays
 * at 3 in WebKitGTK), and expo-camera waits for just that.
 */

import type { ChosenPicture, OpenedPicture } from '@/kit/pictures';
import { reportUnlessRefused } from '@/kit/report';
import { asRefusal } from '@/shell/refusals';

/** What can be drawn at all. */
const HAS_PICTURE = 2;
/** What expo-camera waits for. */
const HAS_ENOUGH = 4;
const QUALITY = 0.92;

/** The camera's picture inside of a view; null until its first frame has come. */
function videoIn(view: unknown): HTMLVideoElement | null {
  if (!(view instanceof HTMLElement)) return null;
  const video = view.querySelector('video');
  const isSeen = video !== null && video.readyState >= HAS_PICTURE && video.videoWidth > 0;
  return isSeen ? video : null;
}

function drawn(video: HTMLVideoElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The frame of this moment as a picture; null where there is none. */
export async function takeFrame(view: unknown): Promise<ChosenPicture | null> {
  const video = videoIn(view);
  if (video === null) return null;
  const canvas = drawn(video, 1);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (blob === null) return null;
  const { width, height } = canvas;
  return { uri: URL.createObjectURL(blob), width, height, bytes: blob.size };
}

/** The same, small and decoded, for a look while somebody aims. */
export function lookAtFrame(view: unknown, longSide: number): Omit<OpenedPicture, 'uri'> | null {
  const video = videoIn(view);
  if (video === null) return null;
  const canvas = drawn(video, Math.min(1, longSide / Math.max(video.videoWidth, video.videoHeight)));
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  return data === undefined ? null : { width, height, data: new Uint8Array(data) };
}

/** The codes on the frame of this moment, where expo-camera does not look for them itself. */
export async function codesOnFrame(view: unknown): Promise<readonly string[]> {
  const video = videoIn(view);
  if (video === null || video.readyState >= HAS_ENOUGH) return [];
  try {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return (await detector.detect(drawn(video, 1))).map(({ rawValue }) => rawValue);
  } catch (problem) {
    reportUnlessRefused(asRefusal(problem), 'codesOnFrame');
    return [];
  }
}
