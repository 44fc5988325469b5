import type { Translations } from '@/ui/i18n/language';

import { luminisDe } from './de';
import { luminisEn, type LuminisStrings } from './en';

export const luminisStrings: Translations<LuminisStrings> = { en: luminisEn, de: luminisDe };
