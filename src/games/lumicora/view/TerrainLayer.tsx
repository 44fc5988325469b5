import { memo } from 'react';

import type { BoardLayout } from '@/ui/board/layout';

import type { ReefBoard, Terrain } from '../rules/boards';
import { GroundSpaces } from './GroundSpaces';

const KINDS: readonly Terrain[] = ['water', 'limestone', -1, -2, -3, 'start'];

/** The bare ground of a board; `memo`, because it changes only with the board itself. */
export const TerrainLayer = memo(function TerrainLayer({
  board,
  layout,
}: {
  readonly board: ReefBoard;
  readonly layout: BoardLayout;
}) {
  return KINDS.map((kind) => (
    <GroundSpaces
      key={kind}
      terrain={kind}
      centers={layout.centers.filter((_, space) => board.terrain[space] === kind)}
      corners={layout.corners}
    />
  ));
});
