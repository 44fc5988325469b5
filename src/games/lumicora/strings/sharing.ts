import type { Translations } from '@/ui/i18n/language';

import { sharingDe } from './sharing.de';
import { sharingEn, type SharingStrings } from './sharing.en';

export const sharingStrings: Translations<SharingStrings> = { en: sharingEn, de: sharingDe };
