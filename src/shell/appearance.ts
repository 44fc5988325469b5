import { useLocales } from 'expo-localization';
import { useColorScheme } from 'react-native';

import { pickLanguage, type Language } from '@/ui/i18n/language';
import type { ThemeName } from '@/ui/tokens/colors';

import { useSettings } from './SettingsContext';

/** The language in use: the person's choice, else the first of the system's that we speak. */
export function useChosenLanguage(): Language {
  const { settings } = useSettings();
  const preferred = useLocales().map((locale) => locale.languageTag);
  return settings.language === 'system' ? pickLanguage(preferred) : settings.language;
}

/** The theme in use: the person's choice, else the system's; dark where the system has none. */
export function useChosenTheme(): ThemeName {
  const { settings } = useSettings();
  const system = useColorScheme();
  if (settings.theme !== 'system') return settings.theme;
  return system === 'light' ? 'light' : 'dark';
}
