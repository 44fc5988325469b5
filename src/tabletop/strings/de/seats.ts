import type { SeatsStrings } from '../en/seats';

export const seatsDe: SeatsStrings = {
  players: 'Wer spielt mit?',
  playerCount: 'Zahl der Personen',
  defaultName: (seat) => `Person ${seat}`,
  name: (seat) => `Name von Person ${seat}`,
  earlier: 'Schon dabei gewesen',
  takeName: (name) => `${name} dazunehmen`,
  addPlayer: 'Person hinzufügen',
  removePlayer: (name) => `${name} entfernen`,
  sameName: 'Zwei Personen haben denselben Namen.',
};
