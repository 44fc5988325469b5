import type { Translations } from '@/ui/i18n/language';

import { placementDe } from './placement.de';
import { placementEn, type PlacementStrings } from './placement.en';

export const placementStrings: Translations<PlacementStrings> = { en: placementEn, de: placementDe };
