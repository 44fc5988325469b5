/** What is remembered from game to game. */

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { practiceKeys } from '@/tabletop/learn/practice';
import { keysOf, readStored, tryRemove, writeStored } from '@/tabletop/store/storedValues';

import { readTones } from '../../exchange/photo/boxTones';
import type { BoxTones } from '../../exchange/photo/model';
import { DEFAULT_BOARDS, type BoardSide, type ReefBoard } from '../../rules/boards';
import { readBoard, storedBoard } from '../../session/save/saveFile';

export const GAME_ID = 'lumicora';
export const { learn: LEARN_KEY, puzzles: PUZZLES_KEY, review: REVIEW_KEY } = practiceKeys(GAME_ID);

const BOX_KEY = keysOf(GAME_ID).of('box');
const boardKey = (side: BoardSide) => keysOf(GAME_ID).of(`board.${side}`);

/** The printed boards as somebody painted them, and the colors of the box as photos have shown them. */
export interface Library {
  /** The stored board of a side, or the guess we ship. */
  board(side: BoardSide): { readonly board: ReefBoard; readonly isConfirmed: boolean };
  rememberBoard(board: ReefBoard): void;
  /** Back to the guess we ship. */
  forgetBoard(side: BoardSide): void;
  /** Null until a photo was confirmed. */
  box(): BoxTones | null;
  rememberBox(tones: BoxTones): void;
  forgetBox(): void;
}

export function createLibrary(storage: KeyValueStorage): Library {
  return {
    board: (side) => {
      const stored = readStored(storage, boardKey(side));
      const board = readBoard(stored);
      if (board === null || board.side !== side) return { board: DEFAULT_BOARDS[side], isConfirmed: false };
      return { board, isConfirmed: true };
    },
    rememberBoard: (board) => writeStored(storage, boardKey(board.side), storedBoard(board)),
    forgetBoard: (side) => tryRemove(storage, boardKey(side)),
    box: () => readTones(readStored(storage, BOX_KEY)),
    rememberBox: (tones) => writeStored(storage, BOX_KEY, tones),
    forgetBox: () => tryRemove(storage, BOX_KEY),
  };
}
