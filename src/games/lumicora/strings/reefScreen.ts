import type { Translations } from '@/ui/i18n/language';

import { reefScreenDe } from './de/reefScreen';
import { reefScreenEn, type ReefScreenStrings } from './en/reefScreen';

export const reefScreenStrings: Translations<ReefScreenStrings> = { en: reefScreenEn, de: reefScreenDe };
