import { createContext, useContext, type PropsWithChildren } from 'react';
import { useStore } from 'zustand';

import type { Sharing } from '@/kit/sharing';

import type { ProblemsState, ProblemsStore } from './problems';

interface Problems {
  readonly store: ProblemsStore;
  /** How the report leaves the device, if the person wants it to. */
  readonly sharing: Sharing;
}

const ProblemsContext = createContext<Problems | null>(null);

export function ProblemsProvider({ store, sharing, children }: PropsWithChildren<Problems>) {
  return <ProblemsContext value={{ store, sharing }}>{children}</ProblemsContext>;
}

export function useProblems(): ProblemsState & Pick<Problems, 'sharing'> {
  const context = useContext(ProblemsContext);
  if (context === null) throw new Error('useProblems outside ProblemsProvider');
  return { ...useStore(context.store), sharing: context.sharing };
}
