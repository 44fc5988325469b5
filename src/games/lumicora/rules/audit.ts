/** The whole reef replayed in the order it was laid: which Luminos broke a rule when they were placed. */

import { STARTING_AREA, type ReefBoard } from './boards';
import { isStartingLumino, type LaidLumino, type Space, type SpacePair } from './model';
import { checkPlacement, type PlacementRejection } from './placement';
import { emptySurface, withLumino, type Surface } from './surface';

export type AuditProblem =
  | PlacementRejection
  | { readonly code: 'starting-lumino-elsewhere'; readonly rule: 'SE-1'; readonly spaces: readonly Space[] }
  | { readonly code: 'starting-lumino-late'; readonly rule: 'SE-1'; readonly spaces: readonly Space[] };

export interface AuditEntry {
  /** Index in the laid order. */
  readonly lumino: number;
  readonly problem: AuditProblem;
}

export interface Audit {
  readonly problems: readonly AuditEntry[];
  /** PL-4: limestone that each Lumino cost, by index in the laid order. */
  readonly costs: readonly number[];
}

/** Limestone is not counted: nobody recorded what was earned in between. The reef must be possible. */
export function audit(board: ReefBoard, luminos: readonly LaidLumino[]): Audit {
  const problems: AuditEntry[] = [];
  const costs: number[] = [];
  let surface = emptySurface();
  for (const [index, lumino] of luminos.entries()) {
    const problem = findProblem(board, surface, lumino, index);
    if (problem !== null) problems.push({ lumino: index, problem });
    costs.push(terrainCost(board, surface, lumino.on));
    surface = withLumino(surface, lumino, index);
  }
  return { problems, costs };
}

function findProblem(
  board: ReefBoard,
  surface: Surface,
  lumino: LaidLumino,
  index: number,
): AuditProblem | null {
  if (isStartingLumino(lumino)) return findStartingProblem(lumino, index);
  const checked = checkPlacement(board, surface, lumino.colors[0], lumino.on, Infinity);
  return checked.ok ? null : checked.error;
}

function findStartingProblem(lumino: LaidLumino, index: number): AuditProblem | null {
  const inPlace = STARTING_AREA.every((space) => lumino.on.includes(space));
  if (!inPlace) return { code: 'starting-lumino-elsewhere', rule: 'SE-1', spaces: lumino.on };
  return index === 0 ? null : { code: 'starting-lumino-late', rule: 'SE-1', spaces: lumino.on };
}

function terrainCost(board: ReefBoard, surface: Surface, on: SpacePair): number {
  return on.filter((space) => surface.levels[space] === 0 && board.costs[space] === 1).length;
}
