import type { Translations } from '@/ui/i18n/language';

import { de } from './de/index';
import { en, type LumicoraStrings } from './en/index';

export const lumicoraStrings: Translations<LumicoraStrings> = { en, de };
