import type { Translations } from '@/ui/i18n/language';

import { phonesDe } from './de/phones';
import { phonesEn, type PhonesStrings } from './en/phones';

export const phonesStrings: Translations<PhonesStrings> = { en: phonesEn, de: phonesDe };
