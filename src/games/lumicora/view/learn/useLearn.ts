import { useStore } from 'zustand';

import { useGames } from '../store/LibraryContext';
import { learnStoreOf, type LearnState } from './learnStore';

export function useLearn(): LearnState {
  return useStore(learnStoreOf(useGames().library.storage));
}
