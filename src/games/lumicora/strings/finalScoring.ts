import type { Translations } from '@/ui/i18n/language';

import { finalScoringDe } from './finalScoring.de';
import { finalScoringEn, type FinalScoringStrings } from './finalScoring.en';

export const finalScoringStrings: Translations<FinalScoringStrings> = {
  en: finalScoringEn,
  de: finalScoringDe,
};
