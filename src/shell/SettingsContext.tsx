import { createContext, useContext, type PropsWithChildren } from 'react';
import { useStore } from 'zustand';

import type { SettingsState, SettingsStore } from './settings';

const SettingsContext = createContext<SettingsStore | null>(null);

export function SettingsProvider({ store, children }: PropsWithChildren<{ readonly store: SettingsStore }>) {
  return <SettingsContext value={store}>{children}</SettingsContext>;
}

export function useSettings(): SettingsState {
  const store = useContext(SettingsContext);
  if (store === null) throw new Error('useSettings outside SettingsProvider');
  return useStore(store);
}
