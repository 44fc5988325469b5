/** What is remembered from game to game. */

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import {
  keysOf,
  readNames,
  readStored,
  rememberNames,
  tryRemove,
  writeStored,
} from '@/tabletop/store/storedValues';

import { DEFAULT_BOARDS, type BoardSide, type ReefBoard } from '../../rules/boards';
import { readBoard, storedBoard } from '../../session/save/saveFile';

export const GAME_ID = 'lumicora';

const boardKey = (side: BoardSide) => keysOf(GAME_ID).of(`board.${side}`);

export interface Library {
  readonly storage: KeyValueStorage;
  /** The stored board of a side, or the guess we ship. */
  board(side: BoardSide): { readonly board: ReefBoard; readonly isConfirmed: boolean };
  rememberBoard(board: ReefBoard): void;
  /** Back to the guess we ship. */
  forgetBoard(side: BoardSide): void;
  names(): readonly string[];
  rememberNames(names: readonly string[]): void;
}

export function createLibrary(storage: KeyValueStorage): Library {
  return {
    storage,
    board: (side) => {
      const stored = readStored(storage, boardKey(side));
      const board = readBoard(stored);
      if (board === null || board.side !== side) return { board: DEFAULT_BOARDS[side], isConfirmed: false };
      return { board, isConfirmed: true };
    },
    rememberBoard: (board) => writeStored(storage, boardKey(board.side), storedBoard(board)),
    forgetBoard: (side) => tryRemove(storage, boardKey(side)),
    names: () => readNames(storage, GAME_ID),
    rememberNames: (names) => rememberNames(storage, GAME_ID, names),
  };
}
