import type { Translations } from '@/ui/i18n/language';

import { de } from './de';
import { en, type LumicoraStrings } from './en';

export const lumicoraStrings: Translations<LumicoraStrings> = { en, de };
