import type { Translations } from '@/ui/i18n/language';

import { historyDe } from './history.de';
import { historyEn, type HistoryStrings } from './history.en';

export const historyStrings: Translations<HistoryStrings> = { en: historyEn, de: historyDe };
