import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';

/** The player of a route, or the first one where an address names nobody at the table. */
export function seatOf(store: TableStore, player: number | string): number {
  const seat = Number(player);
  return store.getState().table.players[seat] === undefined ? 0 : seat;
}
