import type { Table, TablePlayer } from './table';

export function withPlayer(table: Table, index: number, player: TablePlayer): Table {
  return { ...table, players: table.players.map((other, at) => (at === index ? player : other)) };
}
