import type { Translations } from '@/ui/i18n/language';

import { tableDe } from './de/table';
import { tableEn, type TableStrings } from './en/table';

export const tableStrings: Translations<TableStrings> = { en: tableEn, de: tableDe };
