import { useState, type ReactNode } from 'react';

import type { PhotoReading, SeenSurface } from '../../exchange/photo/model';
import type { Space } from '../../rules/model';
import { LookBoard } from './LookBoard';
import { LookPanel } from './LookPanel';
import { PhotoFrame } from './PhotoFrame';
import { boardPiece } from './photoLayout';
import { usePictureRoom } from './usePictureRoom';
import type { PhotoWork } from './usePhotoWork';

export interface LookStepProps {
  readonly work: PhotoWork;
  /** What can be seen at all. */
  readonly surfaces: readonly SeenSurface[];
  /** What is said where the picture seems to show something else. */
  readonly strangeText: string;
  /** The way on, which differs by what the photo is for. */
  readonly onward: (reading: PhotoReading) => ReactNode;
  readonly onByHand: () => void;
}

/** What was read is looked over, on the picture itself. */
export function LookStep({ work, ...rest }: LookStepProps) {
  const { examples } = work;
  const { picture, corners, reading } = work.state;
  const [chosen, setChosen] = useState<Space | null>(null);
  const room = usePictureRoom(corners === null ? { width: 1, height: 1 } : boardPiece(corners));
  if (picture === null || corners === null || reading === null) return null;
  return (
    <PhotoFrame
      room={room}
      shows={chosen === null ? 'counts' : 'keys'}
      board={
        <LookBoard
          {...{ picture, corners, examples, chosen }}
          spaces={reading.spaces}
          isTurned={room.isTurned}
          onPress={(space) => setChosen(space === chosen ? null : space)}
        />
      }
      panel={<LookPanel {...rest} {...{ work, reading, chosen }} onChoose={setChosen} />}
    />
  );
}
