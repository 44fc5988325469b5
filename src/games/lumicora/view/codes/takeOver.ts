/** What taking over a code does to the games and boards of this device. */

import type { OpenableGame } from '@/tabletop/files/view/GameFilesPanels';

import { setupOfInvitation, type Invitation } from '../../exchange/invitation';
import type { BoxTones } from '../../exchange/photo/model';
import { tableNumber, terrainMark } from '../../exchange/tableNumber';
import { DEFAULT_BOARDS, type ReefBoard } from '../../rules/boards';
import type { Library } from '../store/library';
import type { Games, TableStore } from '../store/LibraryContext';

/** What the page that scans knows and can do. */
export interface ScanContext {
  /** The game that is open, which takes reefs and boards, or null. */
  readonly store: TableStore | null;
  readonly onStore: (store: TableStore) => void;
  /** Leaves the page for a game. */
  readonly onOpen: (game: OpenableGame) => void;
  readonly onHistory: () => void;
}

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

/**
 * A board from another phone takes the place of the one that is remembered here. A game that is played on that side takes
 * it, too. Gives how to take all of it back.
 */
export function adoptBoard(
  library: Library,
  store: TableStore | null,
  board: ReefBoard,
  tones: BoxTones | null = null,
): () => void {
  const forgetBoard = rememberBoard(library, board);
  const forgetBox = rememberBox(library, tones);
  const forget = () => {
    forgetBoard();
    forgetBox();
  };
  const before = store?.getState().table.board;
  if (store === null || before?.side !== board.side) return forget;
  store.getState().perform({ type: 'change-board', board });
  return () => {
    forget();
    store.getState().perform({ type: 'change-board', board: before });
  };
}

/** The colors of the box that the board came from, where they came with it. */
function rememberBox(library: Library, tones: BoxTones | null): () => void {
  const before = library.box();
  if (tones !== null) library.rememberBox(tones);
  return () => (before === null ? library.forgetBox() : library.rememberBox(before));
}

/** Where nobody had painted this side before, taking back leaves nothing: our guess must not pass for a painted board. */
function rememberBoard(library: Library, board: ReefBoard): () => void {
  const { board: before, isConfirmed } = library.board(board.side);
  library.rememberBoard(board);
  return () => (isConfirmed ? library.rememberBoard(before) : library.forgetBoard(board.side));
}
