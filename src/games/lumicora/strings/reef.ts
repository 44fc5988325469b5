import type { Translations } from '@/ui/i18n/language';

import { reefDe } from './reef.de';
import { reefEn, type ReefStrings } from './reef.en';

export const reefStrings: Translations<ReefStrings> = { en: reefEn, de: reefDe };
