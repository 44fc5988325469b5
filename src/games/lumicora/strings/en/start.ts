/** The start page, apart from the other words: a browser shows it before anything else of the game is there. */
export const startEn = {
  lead: 'Grow your reef Lumino by Lumino: first across the board, then higher and higher.',
  facts: '2 to 4 players · 10 rounds',
  trackReef: 'Track my reef',
  trackReefText: 'Only mine, on this phone',
  trackTable: 'Track the table',
  trackTableText: 'One phone for all',
  whoWon: 'Who won?',
  whoWonText: 'Count a finished game',
  teach: 'Teach us while we play',
  teachText: 'Set up and play with a coach',
  learn: 'Learn',
  learnText: 'Lessons and rules',
  lessonsDone: (done: number, all: number) => `${done} of ${all} lessons`,
  today: 'Today',
  todayText: 'A new puzzle',
  todayDone: 'Puzzle done',
  streak: (days: number) => `${days}-day streak`,
  review: 'Review',
  reviewWaiting: (count: number) =>
    count === 1 ? '1 position waits today' : `${count} positions wait today`,
  more: 'More',
  rules: 'Rules',
};

export type StartStrings = typeof startEn;
