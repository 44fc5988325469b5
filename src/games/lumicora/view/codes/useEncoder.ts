import { useCallback, useEffect, useState } from 'react';

import { reportUnlessRefused } from '@/kit/report';

import { loadEncoder, type QrEncoder } from './qrMatrix';

export type EncoderState =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly encode: QrEncoder }
  /** In a browser without a connection, it may not come the first time. */
  | { readonly step: 'failed'; readonly retry: () => void };

const LOADING: EncoderState = { step: 'loading' };

export function useEncoder(): EncoderState {
  const [state, setState] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setState(LOADING);
    setAttempt((before) => before + 1);
  }, []);
  useEffect(() => {
    let isWanted = true;
    const show = (next: EncoderState) => {
      if (isWanted) setState(next);
    };
    loadEncoder().then(
      (encode) => show({ step: 'ready', encode }),
      (problem: unknown) => {
        reportUnlessRefused(problem, 'useEncoder');
        show({ step: 'failed', retry });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, retry]);
  return state;
}
