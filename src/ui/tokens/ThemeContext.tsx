import { createContext, useContext, type PropsWithChildren } from 'react';

import { COLORS_OF_THEME, type ThemeColors, type ThemeName } from './colors';

const ThemeContext = createContext<ThemeName>('dark');

export function ThemeProvider({ name, children }: PropsWithChildren<{ readonly name: ThemeName }>) {
  return <ThemeContext value={name}>{children}</ThemeContext>;
}

export function useThemeName(): ThemeName {
  return useContext(ThemeContext);
}

export function useColors(): ThemeColors {
  return COLORS_OF_THEME[useThemeName()];
}
