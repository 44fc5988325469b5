/** Colours of the game's own things, the same in both themes except the water. */

import type { ThemeName } from '@/ui/tokens/colors';

import type { ByColor } from '../rules/model';

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

/** Fill of each coral and the ink that stands on it. */
export const CORAL: ByColor<{ readonly fill: string; readonly ink: string; readonly edge: string }> = {
  green: { fill: '#2FA86A', ink: '#03150B', edge: '#0F5231' },
  pink: { fill: '#F58AB8', ink: '#3A0620', edge: '#9C3263' },
  blue: { fill: '#1F5FC4', ink: '#FFFFFF', edge: '#0B2C66' },
  yellow: { fill: '#FFD84A', ink: '#2E2300', edge: '#A37B00' },
};
