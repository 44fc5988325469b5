export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** For dates and numbers. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** Texts of one area in every language; the English ones are the type of the others. */
export type Translations<T> = Readonly<Record<Language, T>>;

/** The first preferred language that we speak, else English. Takes tags such as `de-AT`. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split(/[-_]/)[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}
