import type { Translations } from '@/ui/i18n/language';

import { seatsDe } from './de/seats';
import { seatsEn, type SeatsStrings } from './en/seats';

export const seatsStrings: Translations<SeatsStrings> = { en: seatsEn, de: seatsDe };
