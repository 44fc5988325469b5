import { createContext, useContext, type PropsWithChildren } from 'react';

import { COLORS_OF_THEME, type ThemeColors, type ThemeName } from './colors';

const ThemeContext = createContext<ThemeName>('dark');

export function ThemeProvider({ name, children }: PropsWithChildren<{ readonly name: ThemeName }>) {
  return <ThemeContext value={name}>{children}</ThemeContext>;
}

export function useThemeName(): ThemeName {
  return useContext(ThemeContext);
}

/**
 * A hook for styles in the colors of the theme, made once for each theme. Browsers turn them into classes; a style that is
 * written anew at every drawing is read anew, which on long lists takes longer than the drawing.
 */
export function themed<Styles>(make: (colors: ThemeColors) => Styles): () => Styles {
  const made = new Map<ThemeName, Styles>();
  return () => {
    const name = useThemeName();
    const known = made.get(name);
    if (known !== undefined) return known;
    const styles = make(COLORS_OF_THEME[name]);
    made.set(name, styles);
    return styles;
  };
}

export function useColors(): ThemeColors {
  return COLORS_OF_THEME[useThemeName()];
}
