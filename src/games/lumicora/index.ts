import type { Game } from '../contract';
import { invitation } from './strings/invitation';
import { Emblem } from './view/Emblem';

export const lumicora = {
  id: 'lumicora',
  name: 'Lumicora',
  invitation,
  mood: 'reef',
  Emblem,
  open: async (services) => (await import('./view/openGame')).openGame(services),
} satisfies Game<'lumicora'>;
