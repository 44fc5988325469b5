import { useCallback, useEffect, useState } from 'react';

import { reportUnlessRefused } from '@/kit/report';

import { prepareDecoder } from './decoder';

export interface DecoderState {
  readonly step: 'preparing' | 'ready' | 'failed';
  readonly retry: () => void;
}

/** A camera must not be asked for codes before this is ready. */
export function useDecoder(): DecoderState {
  const [step, setStep] = useState<DecoderState['step']>('preparing');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (next: DecoderState['step']) => {
      if (isWanted) setStep(next);
    };
    prepareDecoder().then(
      () => show('ready'),
      (problem: unknown) => {
        reportUnlessRefused(problem, 'useDecoder');
        show('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setStep('preparing');
    setAttempt((before) => before + 1);
  }, []);
  return { step, retry };
}
