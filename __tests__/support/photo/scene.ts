/** Everything on the table as one question: what light does the point send back that a ray of sight meets? */

import type { Point } from '@/games/lumicora/exchange/photo/model';
import type { ReefBoard } from '@/games/lumicora/rules/boards';
import type { LaidLumino } from '@/games/lumicora/rules/model';
import type { Rng } from '@/kit/rng';

import { between } from './color';
import { depthInSheet, paintGround, paintSheet, pickSheet, type Sheet } from './ground';
import { pickInks, type Inks } from './inks';
import { dim, type Paint } from './paint';
import { paintHalf, paintWall } from './pieces';
import { isShaded, planReef, spaceAt, type ReefPlan } from './reefPlan';
import { paintTable, pickTable, type Table } from './table';

/** What is left where the lamp does not reach: the light of the rest of the room. */
const SHADE = 0.55;

export interface Scene {
  readonly board: ReefBoard;
  readonly plan: ReefPlan;
  readonly inks: Inks;
  readonly sheet: Sheet;
  readonly table: Table;
  /** How far a thing of height 1 throws its shadow on the board. */
  readonly cast: Point;
}

export function setScene(board: ReefBoard, luminos: readonly LaidLumino[], rng: Rng): Scene {
  const plan = planReef(luminos, rng);
  const angle = between(rng, 0, 2 * Math.PI);
  const length = between(rng, 0.4, 1.4);
  return {
    board,
    plan,
    inks: pickInks(rng),
    sheet: pickSheet(rng),
    table: pickTable(rng),
    cast: { x: length * Math.cos(angle), y: length * Math.sin(angle) },
  };
}

/** The plane of each level, lowest first: what takes a point of the picture there, row by row. */
export type Planes = readonly Float64Array[];

/** Follows the ray of sight through a point of the picture, down to whatever it meets first, and paints that. */
export function paintSeen(paint: Paint, scene: Scene, planes: Planes, x: number, y: number): void {
  for (let level = planes.length - 1; level >= 0; level--) {
    const plane = planes[level]!;
    const depth = plane[6]! * x + plane[7]! * y + plane[8]!;
    const u = (plane[0]! * x + plane[1]! * y + plane[2]!) / depth;
    const v = (plane[3]! * x + plane[4]! * y + plane[5]!) / depth;
    if (paintMeeting(paint, scene, level, u, v)) return;
  }
}

/** Answers whether there is anything to meet: a ray passes over lower spaces and goes on to the level below. */
function paintMeeting(paint: Paint, scene: Scene, level: number, x: number, y: number): boolean {
  const { plan } = scene;
  const space = spaceAt(x, y);
  const top = space === -1 ? 0 : plan.surface.levels[space]!;
  if (top < level) return false;
  if (top > level) paintWall(paint);
  else if (level > 0) paintHalf(paint, scene.inks, plan.halves[space]!, x, y);
  else if (space !== -1) paintGround(paint, scene.inks, scene.board, space, x, y);
  else paintOutside(paint, scene, x, y);
  if (level < plan.highest && isShaded(plan, scene.cast, level, x, y)) dim(paint, SHADE);
  return true;
}

function paintOutside(paint: Paint, { inks, sheet, table }: Scene, x: number, y: number): void {
  const depth = depthInSheet(sheet, x, y);
  if (depth < 0) paintTable(paint, table, x, y, -depth);
  else paintSheet(paint, inks, sheet, x, y);
}
