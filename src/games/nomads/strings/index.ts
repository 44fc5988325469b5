import type { Translations } from '@/ui/i18n/language';

import { nomadsDe } from './de/nomads';
import { nomadsEn, type NomadsStrings } from './en/nomads';

export type { NomadsStrings } from './en/nomads';

export const nomadsStrings: Translations<NomadsStrings> = { en: nomadsEn, de: nomadsDe };
