import { createContext, useContext } from 'react';
import { useStore, type StoreApi } from 'zustand';

import type { Sharing } from '@/kit/sharing';
import type { Language } from '@/ui/i18n/language';

import type { RecordEntry } from '../record/entry';
import type { TableTypes } from '../session/session';
import type { FinishedState } from './finishedGames';

/** The finished games, as far as lists deal with them. */
type FinishedList<E extends RecordEntry> = Omit<FinishedState<TableTypes, E>, 'take' | 'read'>;

/** What the pages that every game has need to know of one: its finished games on this device, and a few words. */
export interface GameDesk<G extends TableTypes = TableTypes, E extends RecordEntry = RecordEntry> {
  /** Names of files begin with it. */
  readonly id: string;
  readonly history: Pick<StoreApi<FinishedList<E>>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly sharing: Sharing;
  /** What kind of game it was, such as the side of the board. */
  describeVariant(entry: E, language: Language): string;
  /** Who plays, and how far they are. */
  describeTable(table: G['table'], language: Language): TableWords;
}

export interface TableWords {
  readonly names: readonly string[];
  readonly state: string;
}

const DeskContext = createContext<GameDesk | null>(null);

/** Around the pages of a game, by the game. */
export const DeskProvider = DeskContext;

export function useDesk(): GameDesk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('useDesk outside the pages of a game');
  return desk;
}

/** The finished games. */
export function useFinishedGames(): FinishedList<RecordEntry> {
  return useStore(useDesk().history);
}
