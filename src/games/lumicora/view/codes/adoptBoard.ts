/** A board from another phone takes the place of the one that is remembered here, with a way back. */

import type { ReefBoard } from '../../rules/boards';
import type { Library } from '../store/library';
import type { TableStore } from '../store/tableStore';

/** A game that is played on that side takes it, too. Gives how to take all of it back. */
export function adoptBoard(library: Library, store: TableStore | null, board: ReefBoard): () => void {
  const forget = rememberBoard(library, board);
  const before = store?.getState().table.board;
  if (store === null || before?.side !== board.side) return forget;
  store.getState().perform({ type: 'change-board', board });
  return () => {
    forget();
    store.getState().perform({ type: 'change-board', board: before });
  };
}

/** Where nobody had painted this side before, taking back leaves nothing: our guess must not pass for a painted board. */
function rememberBoard(library: Library, board: ReefBoard): () => void {
  const { board: before, isConfirmed } = library.board(board.side);
  library.rememberBoard(board);
  return () => (isConfirmed ? library.rememberBoard(before) : library.forgetBoard(board.side));
}
