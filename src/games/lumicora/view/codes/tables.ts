/** Which of the games on this device belong to a table that another phone speaks of. */

import { setupOfInvitation } from '../../exchange/invitation';
import type { Invitation } from '../../exchange/shared';
import { tableNumber, terrainMark } from '../../exchange/tableNumber';
import { DEFAULT_BOARDS } from '../../rules/boards';
import type { Games } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';

/** All games at hand, those of this table first, else last changed first. */
export function openGames(games: Games, table: number): readonly TableStore[] {
  const stores = games.shelf().games.flatMap(({ id }) => {
    const opened = games.open(id);
    return opened.ok ? [opened.value] : [];
  });
  const isOfTable = (store: TableStore) => tableNumber(store.getState().session) === table;
  return [...stores.filter(isOfTable), ...stores.filter((store) => !isOfTable(store))];
}

/** A game of this device that an invitation speaks of. */
export interface KnownTable {
  readonly game: string;
  /** It was set up here, rather than joined. */
  readonly isOwn: boolean;
}

/** Null where joining makes a game that is not here yet: at the same table, another seat is one of its own. */
export function findKnownTable(games: Games, { table, seat }: Invitation): KnownTable | null {
  for (const store of openGames(games, table)) {
    const { session } = store.getState();
    if (tableNumber(session) !== table) return null;
    const { setup, id } = session;
    const joined = 'joined' in setup ? setup.joined : null;
    if (joined === null || joined.seat === seat) return { game: id, isOwn: joined === null };
  }
  return null;
}

/** Opens the table of an invitation on this device, and gives its game. */
export function joinTable(games: Games, invitation: Invitation): string {
  const { board, round } = invitation;
  const game = games.start(setupOfInvitation(invitation));
  const opened = games.open(game);
  if (round > 1 && opened.ok) opened.value.getState().perform({ type: 'correct-round', round });
  // Somebody at the table painted their board, and nobody has here: then this is how the printed one looks.
  const isPainted = terrainMark(board) !== terrainMark(DEFAULT_BOARDS[board.side]);
  if (isPainted && !games.library.board(board.side).isConfirmed) games.library.rememberBoard(board);
  return game;
}
