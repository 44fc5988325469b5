import { Platform } from 'react-native';

/** Distances in points. */
export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24 } as const;

export const radius = { s: 8, m: 14, l: 22, round: 999 } as const;

/** The smallest side of anything that is pressed. */
export const TOUCH_TARGET = 48;

/** Text columns do not grow wider than this on tablets and desktops. */
export const COLUMN_WIDTH = 640;

export const fontSize = { small: 14, body: 16, lead: 18, title: 22, display: 34 } as const;

/** Line height for a font size. */
export function leading(size: number): number {
  return Math.round(size * 1.4);
}

/** For letters inside drawings, which do not take the page's font by themselves. */
export const DRAWING_FONT = Platform.OS === 'web' ? 'Roboto, Helvetica, Arial, sans-serif' : undefined;
