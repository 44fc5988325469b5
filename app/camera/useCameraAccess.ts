import { useCallback, useEffect, useState } from 'react';
import { AppState } from 'react-native';

import { reportUnlessRefused } from '@/kit/report';
import { asRefusal } from '@/shell/refusals';

import { accessAfter, askForCamera, checkCamera } from './cameraAccess';
import type { CameraAccess } from './cameraStates';

export interface CameraAccessState {
  /** Null until the device has answered. */
  readonly access: CameraAccess | null;
  readonly isAsking: boolean;
  readonly ask: () => void;
  /** The camera was allowed, but did not start. */
  readonly fail: (problem: unknown) => void;
}

export function useCameraAccess(): CameraAccessState {
  const [access, setAccess] = useState<CameraAccess | null>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const check = async () => {
      const found = await orIfRefused(checkCamera, 'unasked');
      if (isWanted) setAccess((known) => afterCheck(known, found));
    };
    void check();
    // Somebody may come back from the settings of the device.
    const listening = AppState.addEventListener('change', (state) => {
      if (state === 'active') void check();
    });
    return () => {
      isWanted = false;
      listening.remove();
    };
  }, []);
  const ask = useCallback(() => {
    setAsking(true);
    void orIfRefused(askForCamera, 'failing').then((answer) => {
      setAccess(answer);
      setAsking(false);
    });
  }, []);
  const fail = useCallback((problem: unknown) => setAccess(accessAfter(problem)), []);
  return { access, isAsking, ask, fail };
}

/** What the device answers, or this where it does not. */
async function orIfRefused(
  answer: () => Promise<CameraAccess>,
  instead: CameraAccess,
): Promise<CameraAccess> {
  try {
    return await answer();
  } catch (problem) {
    reportUnlessRefused(asRefusal(problem), 'camera access');
    return instead;
  }
}

/** A look at the settings cannot tell that a camera which did not start would start now: that takes another try. */
function afterCheck(known: CameraAccess | null, found: CameraAccess): CameraAccess {
  return known === 'failing' && found === 'granted' ? known : found;
}
