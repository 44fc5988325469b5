import type { Translations } from '@/ui/i18n/language';

import { glossaryDe } from './de/glossary';
import { glossaryEn, type GlossaryStrings } from './en/glossary';

export const glossaryStrings: Translations<GlossaryStrings> = { en: glossaryEn, de: glossaryDe };
