/** Photos of a fixed reef and board, small enough for tests of screens. */

import type { Corners } from '@/games/lumicora/exchange/photo/model';
import type { LaidLumino } from '@/games/lumicora/rules/model';
import type { OpenedPicture } from '@/kit/pictures';

import { board, reef } from '../reef';
import { photograph } from './photograph';

/** Side A, water and limestone by turns. */
export const PHOTO_BOARD = board('A', 'water', {
  limestone: 'a1 a3 a5 b2 b5 c1 c4 c7 d2 d7 e1 e4 e7 f2 f5 g1 g3 g5',
});

/** Four colours, each on several spaces. */
export const PHOTO_REEF: readonly LaidLumino[] = reef(
  'd4d5:GP c4c5:G3c c3b3:G5. e4e5:P2s e6f5:P6. d6d7:B4. c6b5:B1h d3d2:Y5. e3f3:Y2t',
);

export interface SmallPhoto {
  readonly picture: OpenedPicture;
  /** Where the board lies on it. */
  readonly corners: Corners;
}

export function photoOf(luminos: readonly LaidLumino[], seed: number): SmallPhoto {
  const { pixels, corners } = photograph({ board: PHOTO_BOARD, luminos, seed, width: 320, height: 240 });
  const { width, height, data } = pixels;
  return { picture: { uri: `photo ${seed}`, width, height, data }, corners };
}
