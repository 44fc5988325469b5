import type { Translations } from '@/ui/i18n/language';

/** Apart from the other words, because Home shows it before anything else of the game is there. */
export const invitation: Translations<string> = {
  en: 'Build a coral reef, level upon level. 2 to 4 players.',
  de: 'Baut ein Korallenriff, Ebene um Ebene. Für 2 bis 4 Personen.',
};
