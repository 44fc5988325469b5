// Browsers open a file dialog only right after a press, so the picker must be there by then.
import * as imagePicker from 'expo-image-picker';

import { fetchPart } from '@/kit/fetching';
import type { Pictures } from '@/kit/pictures';

import { createPictures } from './pictureOpening';

export const pictures: Pictures = createPictures({
  imagePicker: async () => imagePicker,
  imageManipulation: () => fetchPart(() => import('expo-image-manipulator')),
  jpegDecoding: () => fetchPart(() => import('jpeg-js')),
  forget: (uri) => URL.revokeObjectURL(uri),
});
