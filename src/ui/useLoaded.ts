import { useCallback, useEffect, useState } from 'react';

import { reportUnlessRefused } from '@/kit/report';

export type Loaded<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly value: T }
  /** In a browser without a connection, it may not come the first time. */
  | { readonly step: 'failed'; readonly retry: () => void };

const LOADING = { step: 'loading' } as const;

/** Something that comes when it is first needed. `load` stays the same; `where` names the place for reports. */
export function useLoaded<T>(load: () => Promise<T>, where: string): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setState(LOADING);
    setAttempt((before) => before + 1);
  }, []);
  useEffect(() => {
    let isWanted = true;
    const show = (next: Loaded<T>) => {
      if (isWanted) setState(next);
    };
    load().then(
      (value) => show({ step: 'ready', value }),
      (problem: unknown) => {
        reportUnlessRefused(problem, where);
        show({ step: 'failed', retry });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, where, attempt, retry]);
  return state;
}
