import type { Translations } from '@/ui/i18n/language';

import { turnSummaryDe } from './turnSummary.de';
import { turnSummaryEn, type TurnSummaryStrings } from './turnSummary.en';

export const turnSummaryStrings: Translations<TurnSummaryStrings> = { en: turnSummaryEn, de: turnSummaryDe };
