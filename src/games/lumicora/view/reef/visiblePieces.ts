import type { LaidLumino } from '../../rules/model';
import type { Surface } from '../../rules/surface';
import type { Part } from './pieceShape';

export interface VisiblePiece {
  /** Index in the laid order. */
  readonly index: number;
  readonly lumino: LaidLumino;
  readonly level: number;
  readonly part: Part;
}

/** The Luminos of which something is seen, lowest first, as they are to be drawn. */
export function visiblePieces(luminos: readonly LaidLumino[], surface: Surface): readonly VisiblePiece[] {
  return luminos
    .flatMap((lumino, index): VisiblePiece[] => {
      const [first, second] = lumino.on.map((space) => surface.luminos[space] === index);
      if (!first && !second) return [];
      const level = surface.levels[lumino.on[first ? 0 : 1]]!;
      return [{ index, lumino, level, part: first && second ? 'both' : first ? 'first' : 'second' }];
    })
    .sort((a, b) => a.level - b.level || a.index - b.index);
}
