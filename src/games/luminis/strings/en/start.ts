export const startEn = {
  lead: 'See every way to pay for a card, and how far away your spire is.',
  facts: 'For 2 to 5 players, beside the real game.',
  play: 'New game',
  playText: 'Follow your cathedral card by card',
  cards: 'My cards',
  cardsText: (entered: number, all: number) => `${entered} of ${all} entered`,
  cardsNone: 'Enter each card once',
  learn: 'Learn the game',
  learnText: 'Six short lessons',
  lessonsDone: (done: number, all: number) => `${done} of ${all} lessons done`,
  puzzles: 'Puzzles',
  puzzlesText: 'Pay with the fewest cards',
  more: 'More',
  rules: 'Rules',
  noGames: 'No game yet. Begin one, or learn the game first.',
};

export type StartStrings = typeof startEn;
