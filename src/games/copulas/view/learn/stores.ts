/** What somebody has learnt and puzzled, the same on all pages. */

import { useStore } from 'zustand';

import { keptUnder } from '@/tabletop/learn/keptText';
import { createLearnStore, type LearnState, type LearnStore } from '@/tabletop/learn/learnStore';
import { practiceKeys } from '@/tabletop/learn/practice';
import { createPuzzleStore, type PuzzleState, type PuzzleStore } from '@/tabletop/learn/puzzleDesk';

import { course, type LessonId } from '../../lessons/lessons';
import { PUZZLE_KINDS, type PuzzleKindId } from '../../lessons/puzzles';
import { useGames, type Games } from '../store/GamesContext';
import { GAME_ID } from '../store/library';

function learnStoreIn({ practice }: Games): LearnStore<LessonId> {
  return createLearnStore(course, practice.text('learn'));
}

export function useLearn(): LearnState<LessonId> {
  return useStore(useGames().once(learnStoreIn));
}

function puzzleStoreIn({ practice, storage }: Games): PuzzleStore<PuzzleKindId> {
  const desk = keptUnder(storage, `${practiceKeys(GAME_ID).puzzles}.desk`);
  return createPuzzleStore(PUZZLE_KINDS, practice.text('puzzles'), desk);
}

export function usePuzzles(): PuzzleState<PuzzleKindId> {
  return useStore(useGames().once(puzzleStoreIn));
}
