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
  start: {
    title: 'Lumicora',
    lead: 'Each of you builds a reef from Luminos: side by side on the ground, then higher and higher.',
    facts: '2 to 4 players · 10 rounds',
  },
  board: {
    title: 'The reef board',
    assumed:
      'Which space is which is our guess: the rule booklets do not print it. Compare it with your own board.',
    confirmed: 'You have painted both sides as printed. Tap one to change it.',
  },
};

export type LumicoraStrings = typeof en;
