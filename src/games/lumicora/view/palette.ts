/** Colours of the game's own things, the same in both themes except the water. */

import type { ThemeName } from '@/ui/tokens/colors';

import type { ByColor, Color } from '../rules/model';

export interface GroundColors {
  readonly water: string;
  readonly limestone: string;
  readonly remote: string;
  readonly startingArea: string;
  readonly startLine: string;
  readonly waveLine: string;
  readonly stoneLine: string;
  readonly penalty: string;
}

export const GROUND: Readonly<Record<ThemeName, GroundColors>> = {
  dark: {
    water: '#0E3A58',
    limestone: '#8D99A0',
    remote: '#B7A27C',
    startingArea: '#06202F',
    startLine: '#4FE0D2',
    waveLine: '#3C7396',
    stoneLine: '#5F6B73',
    penalty: '#2B1508',
  },
  light: {
    water: '#8FD3E0',
    limestone: '#D9D6CC',
    remote: '#D8BE8A',
    startingArea: '#EAF7F6',
    startLine: '#00706E',
    waveLine: '#4BA3B8',
    stoneLine: '#9B978A',
    penalty: '#3A1C08',
  },
};

export interface CoralColors {
  readonly fill: string;
  /** What stands on the fill. */
  readonly ink: string;
  /** The sides of a piece. */
  readonly edge: string;
  /** The rim of its upper side. */
  readonly shine: string;
  readonly texture: string;
  /** Behind the level, which is written in the colour of the badge. */
  readonly tag: string;
}

export const CORAL: ByColor<CoralColors> = {
  green: {
    fill: '#2FA86A',
    ink: '#03150B',
    edge: '#0F5231',
    shine: '#6FD39C',
    texture: '#1C7A4A',
    tag: '#0A3A22',
  },
  pink: {
    fill: '#F58AB8',
    ink: '#3A0620',
    edge: '#9C3263',
    shine: '#FFC0DB',
    texture: '#CF5C90',
    tag: '#5E1238',
  },
  blue: {
    fill: '#1F5FC4',
    ink: '#FFFFFF',
    edge: '#0B2C66',
    shine: '#6698E8',
    texture: '#5F93E6',
    tag: '#0A2350',
  },
  yellow: {
    fill: '#FFD84A',
    ink: '#2E2300',
    edge: '#A37B00',
    shine: '#FFF0AE',
    texture: '#C79A0C',
    tag: '#4A3800',
  },
};

/** How much nearer to the light each level is, and the most: white ink on blue must stay readable. */
const LIGHT_A_LEVEL = 0.16;
const MOST_LIGHT = 0.36;

/** The upper side of coral in a level: the higher, the brighter. */
export function coralFill(color: Color, level: number): string {
  const { fill, shine } = CORAL[color];
  const share = Math.min(LIGHT_A_LEVEL * Math.max(level - 1, 0), MOST_LIGHT);
  const part = (start: number) => {
    const [from, to] = [fill, shine].map((hex) => parseInt(hex.slice(start, start + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** The round badge of a number, and the tag of a level with the two the other way round. */
export const BADGE = { fill: '#FFFBEF', ink: '#0A1B28' } as const;

export interface MarkColors {
  readonly legal: string;
  readonly lit: string;
  readonly chosen: string;
  readonly pending: string;
  readonly refused: string;
  readonly pendingCasing: string;
  /** Around the lines of marks, so that they stand out from every ground and coral. */
  readonly casing: string;
  readonly shadow: string;
  readonly stone: string;
  readonly stoneInk: string;
  readonly warning: string;
  readonly warningInk: string;
}

export const MARKS: Readonly<Record<ThemeName, MarkColors>> = {
  dark: {
    legal: '#4FE0D2',
    lit: '#FFE98A',
    chosen: '#FFFFFF',
    pending: '#FFFFFF',
    refused: '#FF8A75',
    pendingCasing: '#04121C',
    casing: '#04121C',
    shadow: '#030C14',
    stone: '#EDE8DA',
    stoneInk: '#14222C',
    warning: '#FFCE73',
    warningInk: '#2B1508',
  },
  light: {
    legal: '#00706E',
    lit: '#B4460A',
    chosen: '#0A2636',
    pending: '#FFFFFF',
    refused: '#B3261E',
    pendingCasing: '#0A2636',
    casing: '#FFFFFF',
    shadow: '#86A9AE',
    stone: '#FFFDF5',
    stoneInk: '#14222C',
    warning: '#FFCE73',
    warningInk: '#2B1508',
  },
};

/** The markers of the box, the same in both themes. */
export const FIGURES = {
  fish: { angelfish: '#FFB03B', pufferfish: '#8BE9A0', clownfish: '#FF7D6B', surgeonfish: '#9DB8FF' },
  ink: '#06131F',
  light: '#4FE0D2',
  stone: '#C9CFD2',
  stoneLine: '#5F6B73',
} as const;

/** The fish as lines of a chart: as they are in the dark, deeper on light paper. */
export const FISH_LINES: Readonly<Record<ThemeName, Readonly<Record<keyof typeof FIGURES.fish, string>>>> = {
  dark: FIGURES.fish,
  light: { angelfish: '#8A5200', pufferfish: '#17703A', clownfish: '#B5341F', surgeonfish: '#3850B0' },
};
