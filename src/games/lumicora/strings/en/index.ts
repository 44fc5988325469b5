import { commandsEn } from './commands';
import { placementEn } from './placement';
import { setupEn } from './setup';
import { tableEn } from './table';
import { wordsEn } from './words';

export const en = {
  words: wordsEn,
  commands: commandsEn,
  placement: placementEn,
  setup: setupEn,
  table: tableEn,
  start: { title: 'Lumicora' },
  board: {
    title: 'The reef board',
    assumed: 'Our board layout is a best guess. Compare it with yours and fix any space that differs.',
    confirmed: 'You have painted both sides as printed. Tap one to change it.',
  },
};

export type LumicoraStrings = typeof en;
