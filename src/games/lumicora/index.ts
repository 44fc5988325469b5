import type { Game } from '../contract';
import { lumicoraStrings } from './strings';
import { Emblem } from './view/Emblem';

export const lumicora = {
  id: 'lumicora',
  name: 'Lumicora',
  strings: lumicoraStrings,
  Emblem,
} satisfies Game<'lumicora'>;
