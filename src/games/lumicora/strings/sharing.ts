import type { Translations } from '@/ui/i18n/language';

import { sharingDe } from './de/sharing';
import { sharingEn, type SharingStrings } from './en/sharing';

export const sharingStrings: Translations<SharingStrings> = { en: sharingEn, de: sharingDe };
