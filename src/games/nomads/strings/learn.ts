import type { Translations } from '@/ui/i18n/language';

import { learnDe } from './de/learn';
import { learnEn, type LearnStrings } from './en/learn';

export const learnStrings: Translations<LearnStrings> = { en: learnEn, de: learnDe };
