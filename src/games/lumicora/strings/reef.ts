import type { Translations } from '@/ui/i18n/language';

import { reefDe } from './de/reef';
import { reefEn, type ReefStrings } from './en/reef';

export const reefStrings: Translations<ReefStrings> = { en: reefEn, de: reefDe };
