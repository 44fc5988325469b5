import type { Translations } from '@/ui/i18n/language';

import { finalInputDe } from './finalInput.de';
import { finalInputEn, type FinalInputStrings } from './finalInput.en';

export const finalInputStrings: Translations<FinalInputStrings> = { en: finalInputEn, de: finalInputDe };
