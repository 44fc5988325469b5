import type { Language } from '@/ui/i18n/language';

/** Words that point by compass or by the names of spaces. Boards are turned, so the app points by light and marks. */
export const COMPASS: Readonly<Record<Language, RegExp>> = {
  en: /\b(left (half|side|of)|to the (left|right)|(on|at) the (left|right)|right (half|side|of|beside)|left-?hand|right-?hand|upwards?|downwards?|upper|lower (left|right|half)|top|bottom|north|south|east|west|[a-g][1-8])\b/i,
  de: /\b(links|rechts|linke[rnms]?|rechte[rnms]? (Hälfte|Seite)|oberhalb|unterhalb|obere[rnms]?|untere[rnms]?|Norden|Süden|Osten|Westen|[a-g][1-8])\b/i,
};

/** Every text in strings; functions are read as they are written. */
export function textsIn(strings: unknown): readonly string[] {
  if (typeof strings === 'string') return [strings];
  if (typeof strings === 'function') return String(strings).match(/(['"`]).*?\1/gs) ?? [];
  return typeof strings === 'object' && strings !== null ? Object.values(strings).flatMap(textsIn) : [];
}
