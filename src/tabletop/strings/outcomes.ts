import type { Translations } from '@/ui/i18n/language';

import { outcomesDe } from './de/outcomes';
import { outcomesEn, type OutcomeStrings } from './en/outcomes';

export const outcomeStrings: Translations<OutcomeStrings> = { en: outcomesEn, de: outcomesDe };
