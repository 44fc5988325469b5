/** The puzzles and the review of a person, the same on all pages. */

import { useStore } from 'zustand';

import { keptUnder } from '@/tabletop/learn/keptText';
import { createPuzzleStore, type PuzzleState, type PuzzleStore } from '@/tabletop/learn/puzzleDesk';
import { dayNumber } from '@/tabletop/learn/puzzles';
import {
  createReviewStore,
  summarizeReview,
  type ReviewState,
  type ReviewStore,
  type ReviewSummary,
} from '@/tabletop/learn/review';
import { localDay } from '@/tabletop/learn/view/usePuzzlePlay';

import {
  PUZZLE_KINDS,
  REVIEWED_RULES,
  type PuzzleKindId,
  type ReviewedRule,
} from '../../lessons/puzzleKinds';
import type { RuleId } from '../../lessons/ruleIds';
import { PUZZLES_KEY } from '../store/library';
import { useGames, type Games } from '../store/LibraryContext';

export const PUZZLE_DESK_KEY = `${PUZZLES_KEY}.desk`;

function puzzleStoreIn({ practice, storage }: Games): PuzzleStore<PuzzleKindId> {
  const desk = keptUnder(storage, PUZZLE_DESK_KEY);
  return createPuzzleStore(PUZZLE_KINDS, practice.text('puzzles'), desk);
}

export function usePuzzles(): PuzzleState<PuzzleKindId> {
  return useStore(useGames().once(puzzleStoreIn));
}

function reviewStoreIn({ practice }: Games): ReviewStore<ReviewedRule> {
  return createReviewStore(REVIEWED_RULES, practice.text('review'));
}

export function useReview(): ReviewState<ReviewedRule> {
  return useStore(useGames().once(reviewStoreIn));
}

/** To be told which rule went wrong, in a lesson, a game or a puzzle. */
export function useSlip(): (rule: RuleId) => void {
  const { now, once } = useGames();
  return (rule) => {
    const at = now();
    once(reviewStoreIn)
      .getState()
      .slip(rule, dayNumber(localDay(at)), at);
  };
}

/** What a start page says of the review of the day that this moment is in. */
export function useReviewSummary(at: number): ReviewSummary {
  return summarizeReview(useReview().list, dayNumber(localDay(at)));
}
