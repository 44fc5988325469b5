/** The colors of each mood in both themes. Contrast of text on its background is checked in `__tests__/ui/contrast.test.ts`. */

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

/** Each game has its own mood on the same tokens; pages of no game are in the first. */
export const MOODS = ['reef', 'campfire', 'sky', 'glass'] as const;
export type Mood = (typeof MOODS)[number];

export const COLORS_OF_MOOD: Readonly<Record<Mood, Readonly<Record<ThemeName, ThemeColors>>>> = {
  reef: {
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
  },
  campfire: {
    dark: {
      background: '#160D09',
      surface: '#2A1911',
      raised: '#43281A',
      border: '#7D5036',
      text: '#FFF3E6',
      mutedText: '#E3C6AF',
      accent: '#FFB057',
      onAccent: '#2B1400',
      accentText: '#FFB057',
      warning: '#FFD873',
      danger: '#FFA698',
    },
    light: {
      background: '#F6E9DA',
      surface: '#FFFAF3',
      raised: '#FAE3C9',
      border: '#C7A27F',
      text: '#2E1608',
      mutedText: '#654632',
      accent: '#9A4300',
      onAccent: '#FFFFFF',
      accentText: '#8A3C00',
      warning: '#704400',
      danger: '#9C2117',
    },
  },
  sky: {
    dark: {
      background: '#090A1C',
      surface: '#15173A',
      raised: '#252859',
      border: '#4A4F99',
      text: '#EEF0FF',
      mutedText: '#BCC0EA',
      accent: '#B9A6FF',
      onAccent: '#150B3D',
      accentText: '#BFAEFF',
      warning: '#FFD27D',
      danger: '#FFA79C',
    },
    light: {
      background: '#ECEBF7',
      surface: '#FCFBFF',
      raised: '#E1DEF6',
      border: '#A9A5D4',
      text: '#17153A',
      mutedText: '#4A4776',
      accent: '#4D3BB0',
      onAccent: '#FFFFFF',
      accentText: '#46359F',
      warning: '#6E4500',
      danger: '#9C2117',
    },
  },
  glass: {
    dark: {
      background: '#120A18',
      surface: '#21142B',
      raised: '#362145',
      border: '#6B4A83',
      text: '#F9F0FF',
      mutedText: '#D3BFE0',
      accent: '#FF9EC4',
      onAccent: '#3A0A20',
      accentText: '#FF9EC4',
      warning: '#FFD27D',
      danger: '#FFA99B',
    },
    light: {
      background: '#F5ECF0',
      surface: '#FFFAFC',
      raised: '#F5DFE9',
      border: '#CFA7B8',
      text: '#2A1220',
      mutedText: '#63455A',
      accent: '#A0245F',
      onAccent: '#FFFFFF',
      accentText: '#911F57',
      warning: '#6E4500',
      danger: '#9C2117',
    },
  },
};

export const COLORS_OF_THEME = COLORS_OF_MOOD.reef;
