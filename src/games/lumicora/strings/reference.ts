import type { Translations } from '@/ui/i18n/language';

import { referenceDe } from './de/reference';
import { referenceEn, type ReferenceStrings } from './en/reference';

export const referenceStrings: Translations<ReferenceStrings> = { en: referenceEn, de: referenceDe };
