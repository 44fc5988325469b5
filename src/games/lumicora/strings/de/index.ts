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
  start: { title: 'Lumicora' },
  board: {
    title: 'Der Riffplan',
    assumed:
      'Unsere Felder sind nur eine Schätzung. Vergleiche sie mit deinem Riffplan und ändere, was nicht passt.',
    confirmed: 'Du hast beide Seiten so gemalt, wie sie gedruckt sind. Tippe eine an, um sie zu ändern.',
  },
};
