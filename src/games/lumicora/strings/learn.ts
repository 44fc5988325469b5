import type { Translations } from '@/ui/i18n/language';

import { learnDe } from './learn.de';
import { learnEn, type LearnStrings } from './learn.en';

export const learnStrings: Translations<LearnStrings> = { en: learnEn, de: learnDe };
