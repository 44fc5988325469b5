import type { Translations } from '@/ui/i18n/language';

import { startDe } from './de/start';
import { startEn, type StartStrings } from './en/start';

/** Apart from the others: the start page is there before them. */
export const startStrings: Translations<StartStrings> = { en: startEn, de: startDe };
