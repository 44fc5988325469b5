import type { Translations } from '@/ui/i18n/language';

import { whoWonDe } from './de/whoWon';
import { whoWonEn, type WhoWonStrings } from './en/whoWon';

export const whoWonStrings: Translations<WhoWonStrings> = { en: whoWonEn, de: whoWonDe };
