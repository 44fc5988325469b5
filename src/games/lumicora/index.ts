import type { Game } from '../contract';
import { lumicoraStrings } from './strings';
import { Emblem } from './view/Emblem';
import { ResumeCard } from './view/ResumeCard';
import { GamesProvider } from './view/store/LibraryContext';

export const lumicora = {
  id: 'lumicora',
  name: 'Lumicora',
  strings: lumicoraStrings,
  Emblem,
  Provider: GamesProvider,
  Resume: ResumeCard,
} satisfies Game<'lumicora'>;
