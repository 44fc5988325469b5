import type { Translations } from '@/ui/i18n/language';

import { photoDe } from './photo.de';
import { photoEn, type PhotoStrings } from './photo.en';

export const photoStrings: Translations<PhotoStrings> = { en: photoEn, de: photoDe };
