import type { Translations } from '@/ui/i18n/language';

/** The start page, apart from the other words: a browser shows it before anything else of the game is there. */
const en = {
  lead: 'Catch the lights of the night sky with crosses and U, and keep your tiles together.',
  facts: '2 to 4 players · about 30 minutes',
  table: 'Play at the table',
  tableText: 'The app finds places and counts',
  practice: 'Play against the app',
  practiceText: 'On a random sky',
  learn: 'Learn',
  learnText: 'Lessons and rules',
  puzzles: 'Puzzles',
  puzzlesText: 'Find the best place',
  modules: 'Your modules',
  modulesText: 'Paint the lights of your box once',
  more: 'More',
  rules: 'Rules',
  noGames: 'No games yet. Start one, and it’s kept here.',
  goOn: 'Go on playing',
};

type StartStrings = typeof en;

const de: StartStrings = {
  lead: 'Fangt die Lichter am Nachthimmel mit Kreuz und U, und haltet eure Plättchen zusammen.',
  facts: '2 bis 4 Personen · etwa 30 Minuten',
  table: 'Am Tisch spielen',
  tableText: 'Die App findet Plätze und zählt',
  practice: 'Gegen die App spielen',
  practiceText: 'Auf zufälligem Himmel',
  learn: 'Lernen',
  learnText: 'Lektionen und Regeln',
  puzzles: 'Rätsel',
  puzzlesText: 'Finde den besten Platz',
  modules: 'Deine Module',
  modulesText: 'Male die Lichter deiner Schachtel einmal',
  more: 'Mehr',
  rules: 'Regeln',
  noGames: 'Noch keine Spiele. Beginne eins, und es bleibt hier.',
  goOn: 'Weiterspielen',
};

export const startStrings: Translations<StartStrings> = { en, de };
