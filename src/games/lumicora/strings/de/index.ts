import type { LumicoraStrings } from '../en/index';
import { commandsDe } from './commands';
import { placementDe } from './placement';
import { setupDe } from './setup';
import { tableDe } from './table';
import { wordsDe } from './words';

export const de: LumicoraStrings = {
  words: wordsDe,
  commands: commandsDe,
  placement: placementDe,
  setup: setupDe,
  table: tableDe,
  start: {
    title: 'Lumicora',
    lead: 'Jede Person baut ihr Riff aus Luminos: erst nebeneinander auf dem Grund, dann immer höher.',
    facts: '2 bis 4 Personen · 10 Runden',
  },
  board: {
    title: 'Der Riffplan',
    assumed:
      'Welches Feld was ist, haben wir angenommen: In den Anleitungen steht es nicht. Vergleiche es mit deinem Plan.',
    confirmed: 'Du hast beide Seiten so gemalt, wie sie gedruckt sind. Tippe eine an, um sie zu ändern.',
  },
};
