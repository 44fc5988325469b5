import { pickLanguage } from '@/ui/i18n/language';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'de_CH', 'en'], 'de'],
  [['EN-us'], 'en'],
  [['fr', 'it'], 'en'],
  [['den'], 'en'],
  [[], 'en'],
])('a device that speaks %j gets %s', (preferred, expected) => {
  expect(pickLanguage(preferred)).toBe(expected);
});
