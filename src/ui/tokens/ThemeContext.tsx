import { createContext, useContext, type PropsWithChildren } from 'react';

import { COLORS_OF_MOOD, type Mood, type ThemeColors, type ThemeName } from './colors';

const ThemeContext = createContext<ThemeName>('dark');
const MoodContext = createContext<Mood>('reef');

export function ThemeProvider({ name, children }: PropsWithChildren<{ readonly name: ThemeName }>) {
  return <ThemeContext value={name}>{children}</ThemeContext>;
}

/** Around the pages of a game, and around what Home shows of it. */
export function MoodProvider({ mood, children }: PropsWithChildren<{ readonly mood: Mood }>) {
  return <MoodContext value={mood}>{children}</MoodContext>;
}

export function useThemeName(): ThemeName {
  return useContext(ThemeContext);
}

/**
 * A hook for styles in the colors of theme and mood, made once for each pair. Browsers turn them into classes; a style
 * that is written anew at every drawing is read anew, which on long lists takes longer than the drawing.
 */
export function themed<Styles>(make: (colors: ThemeColors) => Styles): () => Styles {
  const made = new Map<ThemeColors, Styles>();
  return () => {
    const colors = useColors();
    const known = made.get(colors);
    if (known !== undefined) return known;
    const styles = make(colors);
    made.set(colors, styles);
    return styles;
  };
}

export function useColors(): ThemeColors {
  return COLORS_OF_MOOD[useContext(MoodContext)][useThemeName()];
}
