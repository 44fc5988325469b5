import type { Translations } from '@/ui/i18n/language';

import { recordDe } from './de/record';
import { recordEn, type RecordStrings } from './en/record';

export const recordStrings: Translations<RecordStrings> = { en: recordEn, de: recordDe };
