import type { Translations } from '@/ui/i18n/language';

import { codesDe } from './codes.de';
import { codesEn, type CodesStrings } from './codes.en';

export const codesStrings: Translations<CodesStrings> = { en: codesEn, de: codesDe };
