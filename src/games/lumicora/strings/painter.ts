import type { Translations } from '@/ui/i18n/language';

import { painterDe } from './de/painter';
import { painterEn, type PainterStrings } from './en/painter';

export const painterStrings: Translations<PainterStrings> = { en: painterEn, de: painterDe };
