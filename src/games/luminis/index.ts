import type { Game } from '../contract';
import { invitation } from './strings/invitation';
import { Emblem } from './view/Emblem';

export const luminis = {
  id: 'luminis',
  name: 'Luminis',
  mood: 'glass',
  invitation,
  Emblem,
  open: async (services) => (await import('./view/openGame')).openGame(services),
} satisfies Game<'luminis'>;
