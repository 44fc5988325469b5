/** Colours of what is drawn over photos, the same in both themes: nobody knows what is beneath. */

import { CORAL, GROUND } from '../palette';
import type { SeenSurface } from '../../exchange/photo/model';

export const ON_PHOTO = {
  ring: '#FFE98A',
  line: '#FFFFFF',
  casing: '#04121C',
  doubt: '#FFCE73',
  chosen: '#FFFFFF',
} as const;

export interface SurfaceInk {
  readonly fill: string;
  readonly ink: string;
}

export const SURFACE_INKS: Readonly<Record<SeenSurface, SurfaceInk>> = {
  green: CORAL.green,
  pink: CORAL.pink,
  blue: CORAL.blue,
  yellow: CORAL.yellow,
  water: { fill: GROUND.light.water, ink: '#06283A' },
  limestone: { fill: GROUND.light.limestone, ink: '#2B2A26' },
};
