/** What was learned and puzzled, the same on all pages. */

import { useStore } from 'zustand';

import { keptUnder } from '@/tabletop/learn/keptText';
import { createLearnStore, type LearnState, type LearnStore } from '@/tabletop/learn/learnStore';
import { createPuzzleStore, type PuzzleState, type PuzzleStore } from '@/tabletop/learn/puzzleDesk';
import { keysOf } from '@/tabletop/store/storedValues';

import { course, type LessonId } from '../lessons/course';
import { PUZZLE_KINDS, type PuzzleKindId } from './puzzles';
import { useGames } from './store';

type Games = ReturnType<typeof useGames>;

function learnStoreIn({ practice }: Games): LearnStore<LessonId> {
  return createLearnStore(course, practice.text('learn'));
}

export function useLearn(): LearnState<LessonId> {
  return useStore(useGames().once(learnStoreIn));
}

function puzzleStoreIn({ practice, storage }: Games): PuzzleStore<PuzzleKindId> {
  const desk = keptUnder(storage, keysOf('luminis').of('puzzles.desk'));
  return createPuzzleStore(PUZZLE_KINDS, practice.text('puzzles'), desk);
}

export function usePuzzles(): PuzzleState<PuzzleKindId> {
  return useStore(useGames().once(puzzleStoreIn));
}
