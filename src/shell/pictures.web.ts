// Browsers open a file dialog only right after a press, so the picker must be there by then.
import * as imagePicker from 'expo-image-picker';

import type { Pictures } from '@/kit/pictures';

import { createPictures } from './pictureOpening';

export const pictures: Pictures = createPictures({
  imagePicker: async () => imagePicker,
  imageManipulation: () => import('expo-image-manipulator'),
  jpegDecoding: () => import('jpeg-js'),
  forget: (uri) => URL.revokeObjectURL(uri),
});
