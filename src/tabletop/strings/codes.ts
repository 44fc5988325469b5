import type { Translations } from '@/ui/i18n/language';

import { codesDe } from './de/codes';
import { codesEn, type CodesStrings } from './en/codes';

export const codesStrings: Translations<CodesStrings> = { en: codesEn, de: codesDe };
