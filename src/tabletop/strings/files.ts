import type { Translations } from '@/ui/i18n/language';

import { filesDe } from './de/files';
import { filesEn, type FilesStrings } from './en/files';

export const filesStrings: Translations<FilesStrings> = { en: filesEn, de: filesDe };
