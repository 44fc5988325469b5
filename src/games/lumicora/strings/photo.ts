import type { Translations } from '@/ui/i18n/language';

import { photoDe } from './de/photo';
import { photoEn, type PhotoStrings } from './en/photo';

export const photoStrings: Translations<PhotoStrings> = { en: photoEn, de: photoDe };
