import type { Translations } from '@/ui/i18n/language';

import { glossaryDe } from './glossary.de';
import { glossaryEn, type GlossaryStrings } from './glossary.en';

export const glossaryStrings: Translations<GlossaryStrings> = { en: glossaryEn, de: glossaryDe };
