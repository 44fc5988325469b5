import type { Translations } from '@/ui/i18n/language';

export const invitation: Translations<string> = {
  en: 'See every way to pay, and how far your spire is',
  de: 'Sieh jeden Weg zu bezahlen, und wie weit deine Turmspitze ist',
};
