import type { Game } from '../contract';
import { invitation } from './strings/invitation';
import { Emblem } from './view/Emblem';

export const copulas = {
  id: 'copulas',
  name: 'Copulas',
  invitation,
  mood: 'sky',
  Emblem,
  open: async (services) => (await import('./view/openGame')).openGame(services),
} satisfies Game<'copulas'>;
