import type { Translations } from '@/ui/i18n/language';

import { referenceDe } from './reference.de';
import { referenceEn, type ReferenceStrings } from './reference.en';

export const referenceStrings: Translations<ReferenceStrings> = { en: referenceEn, de: referenceDe };
