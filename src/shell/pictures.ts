import type { Pictures } from '@/kit/pictures';

import { createPictures } from './pictureOpening';

export const pictures: Pictures = createPictures({
  imagePicker: () => import('expo-image-picker'),
  imageManipulation: () => import('expo-image-manipulator'),
  jpegDecoding: () => import('jpeg-js'),
  forget: (uri) => void deleteFile(uri),
});

async function deleteFile(uri: string): Promise<void> {
  try {
    const { File } = await import('expo-file-system');
    new File(uri).delete();
  } catch {
    // The system clears its cache later.
  }
}
