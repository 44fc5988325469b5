/** What somebody has learnt, the same on all pages. */

import { useStore } from 'zustand';

import { createLearnStore, type LearnState, type LearnStore } from '@/tabletop/learn/learnStore';

import { course } from '../../lessons';
import type { LessonId } from '../../lessons/lesson';
import { useGames, type Games } from '../store/LibraryContext';

function learnStoreIn({ practice }: Games): LearnStore<LessonId> {
  return createLearnStore(course, practice.text('learn'));
}

export function useLearn(): LearnState<LessonId> {
  return useStore(useGames().once(learnStoreIn));
}
