import type { Translations } from '@/ui/i18n/language';

import { turnSummaryDe } from './de/turnSummary';
import { turnSummaryEn, type TurnSummaryStrings } from './en/turnSummary';

export const turnSummaryStrings: Translations<TurnSummaryStrings> = { en: turnSummaryEn, de: turnSummaryDe };
