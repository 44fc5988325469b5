import { commandsEn } from './commands.en';
import { placementEn } from './placement.en';
import { setupEn } from './setup.en';
import { tableEn } from './table.en';
import { wordsEn } from './words.en';

export const en = {
  words: wordsEn,
  commands: commandsEn,
  placement: placementEn,
  setup: setupEn,
  table: tableEn,
  invitation: 'Build a coral reef, level upon level. 2 to 4 players.',
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
