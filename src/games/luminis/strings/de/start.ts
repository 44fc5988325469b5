import type { StartStrings } from '../en/start';

export const startDe: StartStrings = {
  lead: 'Sieh jeden Weg, eine Karte zu bezahlen, und wie weit deine Turmspitze noch ist.',
  facts: 'Für 2 bis 5 Personen, neben dem echten Spiel.',
  play: 'Neues Spiel',
  playText: 'Verfolge deine Kathedrale Karte für Karte',
  cards: 'Meine Karten',
  cardsText: (entered, all) => `${entered} von ${all} eingegeben`,
  cardsNone: 'Gib jede Karte einmal ein',
  learn: 'Das Spiel lernen',
  learnText: 'Sechs kurze Lektionen',
  lessonsDone: (done, all) => `${done} von ${all} Lektionen geschafft`,
  puzzles: 'Rätsel',
  puzzlesText: 'Bezahle mit den wenigsten Karten',
  more: 'Mehr',
  rules: 'Regeln',
  noGames: 'Noch kein Spiel. Beginne eins, oder lerne erst das Spiel.',
};
