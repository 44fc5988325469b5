import { useState, type ComponentType } from 'react';

import { fetchPart } from '@/kit/fetching';
import { reportUnlessRefused } from '@/kit/report';

import type { TableSession } from '../../session/tableSession';
import type { MadePicture, PictureMakerProps } from './picture/PictureMaker';

export type PictureState =
  | { readonly step: 'none' }
  | { readonly step: 'loading' }
  | { readonly step: 'making'; readonly Maker: ComponentType<PictureMakerProps> }
  | { readonly step: 'made'; readonly picture: MadePicture };

export interface PictureWork {
  readonly state: PictureState;
  readonly begin: () => Promise<void>;
  readonly made: (picture: MadePicture) => void;
  readonly failed: () => void;
  readonly close: () => void;
}

const NONE: PictureState = { step: 'none' };

/** What draws the picture is loaded when somebody first asks for one. A picture goes when the game goes on. */
export function usePicture(session: TableSession, onFailed: () => void): PictureWork {
  const [state, setState] = useState(NONE);
  const [drawn, setDrawn] = useState(session);
  if (drawn !== session) {
    setDrawn(session);
    setState(NONE);
  }
  const failed = () => {
    setState(NONE);
    onFailed();
  };
  const begin = async () => {
    setState({ step: 'loading' });
    try {
      const { PictureMaker } = await fetchPart(() => import('./picture/PictureMaker'));
      setState({ step: 'making', Maker: PictureMaker });
    } catch (problem) {
      reportUnlessRefused(problem, 'usePicture');
      failed();
    }
  };
  return {
    state,
    begin,
    made: (picture) => setState({ step: 'made', picture }),
    failed,
    close: () => setState(NONE),
  };
}
