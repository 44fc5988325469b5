import { createContext, useContext } from 'react';

const InSightContext = createContext(true);

/** Tells the parts of a page whether it is the one that is seen. */
export const InSightProvider = InSightContext;

/** Whether the page around is seen. One that is not need not follow what happens: it is drawn anew when it is. */
export function useInSight(): boolean {
  return useContext(InSightContext);
}
