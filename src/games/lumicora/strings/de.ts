import { commandsDe } from './commands.de';
import { placementDe } from './placement.de';
import { setupDe } from './setup.de';
import { tableDe } from './table.de';
import { wordsDe } from './words.de';
import type { LumicoraStrings } from './en';

export const de: LumicoraStrings = {
  words: wordsDe,
  commands: commandsDe,
  placement: placementDe,
  setup: setupDe,
  table: tableDe,
  invitation: 'Baut ein Korallenriff, Ebene um Ebene. Für 2 bis 4 Personen.',
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
