import type { Translations } from '@/ui/i18n/language';

import { finalScoringDe } from './de/finalScoring';
import { finalScoringEn, type FinalScoringStrings } from './en/finalScoring';

export const finalScoringStrings: Translations<FinalScoringStrings> = {
  en: finalScoringEn,
  de: finalScoringDe,
};
