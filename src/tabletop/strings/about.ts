import type { Translations } from '@/ui/i18n/language';

import { aboutDe } from './de/about';
import { aboutEn, type AboutStrings } from './en/about';

export const aboutStrings: Translations<AboutStrings> = { en: aboutEn, de: aboutDe };
