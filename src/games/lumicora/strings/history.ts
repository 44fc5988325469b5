import type { Translations } from '@/ui/i18n/language';

import { historyDe } from './de/history';
import { historyEn, type HistoryStrings } from './en/history';

export const historyStrings: Translations<HistoryStrings> = { en: historyEn, de: historyDe };
