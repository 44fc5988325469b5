import type { Game } from '../contract';
import { invitation } from './strings/invitation';
import { Emblem } from './view/Emblem';

export const nomads = {
  id: 'nomads',
  name: 'Nomads',
  invitation,
  mood: 'campfire',
  Emblem,
  open: async (services) => (await import('./view/openGame')).openGame(services),
} satisfies Game<'nomads'>;
