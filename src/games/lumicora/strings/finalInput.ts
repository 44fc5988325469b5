import type { Translations } from '@/ui/i18n/language';

import { finalInputDe } from './de/finalInput';
import { finalInputEn, type FinalInputStrings } from './en/finalInput';

export const finalInputStrings: Translations<FinalInputStrings> = { en: finalInputEn, de: finalInputDe };
