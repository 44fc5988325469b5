import type { Translations } from '@/ui/i18n/language';

export const invitation: Translations<string> = {
  en: 'Stories around a campfire: what will this pile of discs do?',
  de: 'Geschichten am Lagerfeuer: Was macht dieser Stapel Scheiben?',
};
