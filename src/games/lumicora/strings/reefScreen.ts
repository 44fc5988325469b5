import type { Translations } from '@/ui/i18n/language';

import { reefScreenDe } from './reefScreen.de';
import { reefScreenEn, type ReefScreenStrings } from './reefScreen.en';

export const reefScreenStrings: Translations<ReefScreenStrings> = { en: reefScreenEn, de: reefScreenDe };
