import { layoutBoard, type BoardLayout } from '@/ui/board/layout';

import { SPACE_CELLS } from '../../rules/boards';

const UPRIGHT = layoutBoard(SPACE_CELLS, false);
const TURNED = layoutBoard(SPACE_CELLS, true);

/** The reef board either way round; always the same two objects, so that drawings can be kept. */
export function reefLayout(isTurned: boolean): BoardLayout {
  return isTurned ? TURNED : UPRIGHT;
}
