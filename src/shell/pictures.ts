import type { Pictures } from '@/kit/pictures';
import { reportUnlessRefused } from '@/kit/report';

import { createPictures } from './pictureOpening';
import { refusable } from './refusals';

export const pictures: Pictures = createPictures({
  imagePicker: () => import('expo-image-picker'),
  imageManipulation: () => import('expo-image-manipulator'),
  jpegDecoding: () => import('jpeg-js'),
  forget: (uri) => void deleteFile(uri),
});

async function deleteFile(uri: string): Promise<void> {
  try {
    const { File } = await import('expo-file-system');
    refusable(() => new File(uri).delete());
  } catch (problem) {
    // The system clears its cache later.
    reportUnlessRefused(problem, 'pictures.forget');
  }
}
