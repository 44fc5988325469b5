import type { Translations } from '@/ui/i18n/language';

/** Home shows it before anything else of the game is there. */
export const invitation: Translations<string> = {
  en: 'Catch the lights of the night sky. 2 to 4 players.',
  de: 'Fangt die Lichter am Nachthimmel. Für 2 bis 4 Personen.',
};
