import type { Translations } from '@/ui/i18n/language';

import { painterDe } from './painter.de';
import { painterEn, type PainterStrings } from './painter.en';

export const painterStrings: Translations<PainterStrings> = { en: painterEn, de: painterDe };
