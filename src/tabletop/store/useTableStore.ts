import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

import { useInSight } from '@/ui/InSightContext';

import type { TableTypes } from '../session/session';
import type { TableState, TableStore } from './tableStore';

/** All but whether it is on the disk yet, which changes twice with every step: only the sign for it asks. */
export function useTableStore<G extends TableTypes>(store: TableStore<G>): Omit<TableState<G>, 'isKept'> {
  return useStore(
    useWhileInSight(store),
    useShallow(({ isKept: _, ...state }: TableState<G>) => state),
  );
}

/** All that was done is on the disk. */
export function useIsKept<G extends TableTypes>(store: TableStore<G>): boolean {
  return useStore(useWhileInSight(store), ({ isKept }) => isKept);
}

/** The store, silent while the page is covered by another: a step there must not draw what nobody sees. */
function useWhileInSight<G extends TableTypes>(store: TableStore<G>): TableStore<G> {
  const isInSight = useInSight();
  return useMemo(() => (isInSight ? store : { ...store, subscribe: () => () => {} }), [store, isInSight]);
}
