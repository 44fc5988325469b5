import { createContext, useContext, type PropsWithChildren } from 'react';

import type { Language, Translations } from './language';

const LanguageContext = createContext<Language>('en');

export function LanguageProvider({ language, children }: PropsWithChildren<{ readonly language: Language }>) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useStrings<T>(translations: Translations<T>): T {
  return translations[useLanguage()];
}
