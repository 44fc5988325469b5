import type { LayoutChangeEvent } from 'react-native';

import { useBoardTurn, type BoardTurn } from '../boardTurn';

/** How a board and its panel share the window, and which way round the board lies. */
export interface BoardRoom extends BoardTurn {
  /** For what is no board and lies as its own shape asks for. */
  readonly onLayout?: (event: LayoutChangeEvent) => void;
}

export const useBoardRoom: () => BoardRoom = useBoardTurn;
