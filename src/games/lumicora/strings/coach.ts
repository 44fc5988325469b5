import type { Translations } from '@/ui/i18n/language';

import { coachDe } from './de/coach';
import { coachEn, type CoachStrings } from './en/coach';

export const coachStrings: Translations<CoachStrings> = { en: coachEn, de: coachDe };
