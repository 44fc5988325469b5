import { lumicoraStrings } from '@/games/lumicora/strings';
import type { PlacementStrings } from '@/games/lumicora/strings/en/placement';
import type { Translations } from '@/ui/i18n/language';

/** The words about placements, as the app speaks them. */
export const placementStrings: Translations<PlacementStrings> = {
  en: lumicoraStrings.en.placement,
  de: lumicoraStrings.de.placement,
};
