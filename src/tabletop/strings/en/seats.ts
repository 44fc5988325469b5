/** Who plays, before a game begins. */
export const seatsEn = {
  players: 'Who’s playing?',
  playerCount: 'Number of players',
  defaultName: (seat: number) => `Player ${seat}`,
  name: (seat: number) => `Name of player ${seat}`,
  earlier: 'Played before',
  takeName: (name: string) => `Add ${name}`,
  addPlayer: 'Add a player',
  removePlayer: (name: string) => `Remove ${name}`,
  sameName: 'Two players have the same name.',
};

export type SeatsStrings = typeof seatsEn;
