import { getLocales, useLocales, type Locale } from 'expo-localization';

/** Tags of the languages that the device prefers, the first one most; see `systemLanguages.web.ts` for browsers. */
export function systemLanguages(): readonly string[] {
  return tagsOf(getLocales());
}

export function useSystemLanguages(): readonly string[] {
  return tagsOf(useLocales());
}

function tagsOf(locales: readonly Locale[]): readonly string[] {
  return locales.map(({ languageTag }) => languageTag);
}
