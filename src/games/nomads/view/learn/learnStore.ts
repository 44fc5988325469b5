/** What somebody has learned and puzzled, the same on all pages. */

import { useStore } from 'zustand';

import { keptUnder } from '@/tabletop/learn/keptText';
import { createLearnStore, type LearnState, type LearnStore } from '@/tabletop/learn/learnStore';
import { createPuzzleStore, type PuzzleState, type PuzzleStore } from '@/tabletop/learn/puzzleDesk';
import { keysOf } from '@/tabletop/store/storedValues';

import { course, type LessonId } from '../../lessons/course';
import { PUZZLE_KIND, type PuzzleKindId } from '../../lessons/puzzle';
import { GAME_ID } from '../../session/files';
import { useGames, type Games } from '../store/store';

function learnStoreIn({ practice }: Games): LearnStore<LessonId> {
  return createLearnStore(course, practice.text('learn'));
}

export function useLearn(): LearnState<LessonId> {
  return useStore(useGames().once(learnStoreIn));
}

function puzzleStoreIn({ practice, storage }: Games): PuzzleStore<PuzzleKindId> {
  const desk = keptUnder(storage, keysOf(GAME_ID).of('puzzles.desk'));
  return createPuzzleStore([PUZZLE_KIND], practice.text('puzzles'), desk);
}

export function usePuzzles(): PuzzleState<PuzzleKindId> {
  return useStore(useGames().once(puzzleStoreIn));
}
