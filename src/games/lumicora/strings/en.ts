import type { BoardSide } from '../rules/boards';

export const en = {
  invitation: 'Build a coral reef, level upon level. 2 to 4 players.',
  start: {
    title: 'Lumicora',
    lead: 'Each of you builds a reef from Luminos: side by side on the ground, then higher and higher.',
    facts: '2 to 4 players · 10 rounds',
  },
  board: {
    title: 'The reef board',
    side: (side: BoardSide) => `Side ${side}`,
    sideNote: {
      A: 'Limestone all around the start',
      B: 'Less limestone, and remote limestone at the edge',
    },
    picture: (side: BoardSide, water: number, limestone: number, remote: number) =>
      `Reef board, side ${side}: ${water} water spaces, ${limestone} limestone spaces, ${remote} remote limestone spaces and the starting area in the middle`,
    water: 'Water: covering it costs 1 limestone marker',
    limestone: 'Limestone: free',
    remote: 'Remote limestone: free, and minus points if left uncovered',
    startingArea: 'Starting area: here lies your starting Lumino',
    assumed:
      'Which space is which is our guess: the rule booklets do not print it. Compare it with your own board.',
  },
};

export type LumicoraStrings = typeof en;
