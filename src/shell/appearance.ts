import { useColorScheme, type ColorSchemeName } from 'react-native';

import { pickLanguage, type Language } from '@/ui/i18n/language';
import type { ThemeName } from '@/ui/tokens/colors';

import type { Settings } from './settings';
import { useSettings } from './SettingsContext';
import { useSystemLanguages } from './systemLanguages';

/** The language in use: the person's choice, else the first of the system's (as tags) that we speak. */
export function chosenLanguage({ language }: Settings, system: readonly string[]): Language {
  return language === 'system' ? pickLanguage(system) : language;
}

/** The theme in use: the person's choice, else the system's; dark where the system has none. */
export function chosenTheme({ theme }: Settings, system: ColorSchemeName | null | undefined): ThemeName {
  if (theme !== 'system') return theme;
  return system === 'light' ? 'light' : 'dark';
}

export function useChosenLanguage(): Language {
  return chosenLanguage(useSettings().settings, useSystemLanguages());
}

export function useChosenTheme(): ThemeName {
  return chosenTheme(useSettings().settings, useColorScheme());
}
