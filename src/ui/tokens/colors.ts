/** The two themes. Contrast of text on its background is checked in `__tests__/ui/contrast.test.ts`. */

export const THEME_NAMES = ['dark', 'light'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

export interface ThemeColors {
  readonly background: string;
  readonly surface: string;
  readonly raised: string;
  readonly border: string;
  readonly text: string;
  readonly mutedText: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly accentText: string;
  readonly warning: string;
  readonly danger: string;
}

export const COLORS_OF_THEME: Readonly<Record<ThemeName, ThemeColors>> = {
  dark: {
    background: '#06131F',
    surface: '#0B2536',
    raised: '#123A54',
    border: '#2A5C7C',
    text: '#EAF6FF',
    mutedText: '#A9C8DC',
    accent: '#4FE0D2',
    onAccent: '#04202A',
    accentText: '#4FE0D2',
    warning: '#FFCE73',
    danger: '#FFA193',
  },
  light: {
    background: '#F3ECDC',
    surface: '#FFFDF7',
    raised: '#E2F1EE',
    border: '#9FBFBE',
    text: '#0A2636',
    mutedText: '#41596A',
    accent: '#00706E',
    onAccent: '#FFFFFF',
    accentText: '#00686A',
    warning: '#7A4B00',
    danger: '#A3261A',
  },
};
