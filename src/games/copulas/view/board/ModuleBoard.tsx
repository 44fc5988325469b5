import { useCallback, useMemo } from 'react';

import { createBoard, MODULE_SIZE } from '../../rules/board';
import { cellAt, columnOf, rowOf, type Cell } from '../../rules/cells';
import { pipsPath, SkyBoard } from './SkyBoard';

function boardOfModule(lights: string) {
  return createBoard({
    modules: [1, 1],
    moduleSize: MODULE_SIZE,
    lights: [...lights].map(Number),
    joints: [],
  });
}

/** The lights of a module as one path, in units of the board. */
export function modulePips(lights: string): string {
  const cells = Array.from({ length: lights.length }, (_, index) =>
    cellAt(index % MODULE_SIZE, Math.floor(index / MODULE_SIZE)),
  );
  return pipsPath(boardOfModule(lights), cells);
}

interface ModuleBoardProps {
  /** Digits, row by row. */
  readonly lights: string;
  readonly label: string;
  readonly describe: (index: number) => string;
  readonly onPress: (index: number) => void;
  readonly onStroke: (indexes: readonly number[]) => void;
}

/** One module to paint; cells are counted row by row. */
export function ModuleBoard({ lights, label, describe, onPress, onStroke }: ModuleBoardProps) {
  const board = useMemo(() => boardOfModule(lights), [lights]);
  const indexOf = (cell: Cell) => rowOf(cell) * MODULE_SIZE + columnOf(cell);
  const describeCell = useCallback((cell: Cell) => describe(indexOf(cell)), [describe]);
  return (
    <SkyBoard
      board={board}
      laid={NO_TILES}
      colors={NO_TILES}
      label={label}
      describe={describeCell}
      onPress={(cell) => onPress(indexOf(cell))}
      onStroke={(cells) => onStroke(cells.map(indexOf))}
    />
  );
}

const NO_TILES: readonly never[] = [];
