import type { Translations } from '@/ui/i18n/language';

import { scoringDe } from './de/scoring';
import { scoringEn, type ScoringStrings } from './en/scoring';

export const scoringStrings: Translations<ScoringStrings> = { en: scoringEn, de: scoringDe };
