/** The puzzles of a person, the same on all pages. */

import { useStore } from 'zustand';

import { keptUnder } from '@/tabletop/learn/keptText';
import { createPuzzleStore, type PuzzleState, type PuzzleStore } from '@/tabletop/learn/puzzleDesk';

import { PUZZLE_KINDS, type PuzzleKindId } from '../../lessons/puzzleKinds';
import { useGames, type Games } from '../store/LibraryContext';
import { PUZZLES_KEY } from '../store/practice';

export const PUZZLE_DESK_KEY = `${PUZZLES_KEY}.desk`;

function puzzleStoreIn({ practice, library }: Games): PuzzleStore<PuzzleKindId> {
  const desk = keptUnder(library.storage, PUZZLE_DESK_KEY);
  return createPuzzleStore(PUZZLE_KINDS, practice.text('puzzles'), desk);
}

export function usePuzzles(): PuzzleState<PuzzleKindId> {
  return useStore(useGames().once(puzzleStoreIn));
}
