/** A course of eight lessons: positions, what is to be found in them, and a place that finds it. Judged by the rules. */

import { err, ok, type Result } from '@/kit/result';
import { createCourse, type LessonTypes } from '@/tabletop/learn/lessons';

import { cellsOfBoard, createBoard } from '../rules/board';
import { cellNamed, nameOf, type Cell } from '../rules/cells';
import { afterTurn, earnsExtraTurn, openCourse, type Course } from '../rules/course';
import { groupsOf } from '../rules/groups';
import type { Opening, Tile } from '../rules/pieces';
import { checkPlacement, type PlacementRejection } from '../rules/placement';

export const LESSON_IDS = [
  'first',
  'touching',
  'nine',
  'shapes',
  'twenty',
  'must',
  'groups',
  'alone',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** What a place has to do besides being legal. */
export type Goal =
  | { readonly kind: 'legal' }
  | { readonly kind: 'points'; readonly least: number }
  | { readonly kind: 'extra-turn' }
  | { readonly kind: 'joins'; readonly groups: number };

export interface LessonStep {
  readonly id: string;
  readonly course: Course;
  readonly seat: number;
  readonly goal: Goal;
  readonly solution: Tile;
}

export type LessonProblem =
  | { readonly kind: 'refused'; readonly rejection: PlacementRejection }
  | { readonly kind: 'wrong-shape' }
  | { readonly kind: 'missed'; readonly goal: Goal };

export interface CopulasLessons extends LessonTypes {
  readonly id: LessonId;
  readonly step: LessonStep;
  readonly move: Tile;
  readonly outcome: Course;
  readonly problem: LessonProblem;
  readonly draft: null;
}

/** `X g9` or `U f7 up`. */
export function tileOf(text: string): Tile {
  const [shape, name, open] = text.split(' ');
  const at = cellNamed(name ?? '');
  if (at === null) throw new Error(`no cell in ${text}`);
  return shape === 'X' ? { shape, open: null, at } : { shape: 'U', open: open as Opening, at };
}

interface StepPlan {
  readonly id: string;
  /** Lights by cell. */
  readonly lights: Readonly<Record<string, number>>;
  /** Who placed what, in order: `0 U f7 up`. */
  readonly tiles: readonly string[];
  /** What both stand at; else what their tiles covered. */
  readonly scores?: readonly [number, number];
  readonly joints?: readonly string[];
  readonly goal: Goal;
  readonly solution: string;
}

function stepOf({ id, lights, tiles, scores, joints = [], goal, solution }: StepPlan): LessonStep {
  const size = { modules: [3, 3] as const, moduleSize: 4, joints: joints.map((name) => cellNamed(name)!) };
  const cells = cellsOfBoard({ columns: 12, rows: 12 });
  const board = createBoard({ ...size, lights: cells.map((cell: Cell) => lights[nameOf(cell)] ?? 0) });
  const played = tiles.reduce(
    (course, text) => {
      const tile = tileOf(text.slice(2));
      return afterTurn(course, { kind: 'tile', seat: Number(text[0]), shape: tile.shape, tile, typed: null });
    },
    openCourse({ board, seats: 2, order: 'japanese' }),
  );
  return {
    id,
    course: { ...played, scores: scores ?? played.scores },
    seat: 0,
    goal,
    solution: tileOf(solution),
  };
}

const LIGHTS = {
  e6: 2,
  f5: 3,
  g8: 4,
  d8: 1,
  h6: 5,
  h7: 2,
  i5: 4,
  c6: 3,
  j9: 2,
  f10: 5,
  d10: 2,
  b8: 4,
  h10: 3,
  k6: 5,
};

/** Where alone nothing shines in the lesson about having to place. */
const MUST_DARK = new Set([
  'd7',
  'c8',
  'd8',
  'e8',
  'd9',
  'e6',
  'e7',
  'f7',
  'g6',
  'g7',
  'g8',
  'f9',
  'g9',
  'h9',
  'g10',
]);

const STEPS: Readonly<Record<LessonId, readonly LessonStep[]>> = {
  first: [
    stepOf({ id: 'middle', lights: LIGHTS, tiles: [], goal: { kind: 'legal' }, solution: 'U f7 up' }),
    stepOf({
      id: 'bright',
      lights: LIGHTS,
      tiles: [],
      goal: { kind: 'points', least: 6 },
      solution: 'U g5 down',
    }),
  ],
  touching: [
    stepOf({
      id: 'edge',
      lights: LIGHTS,
      tiles: ['0 U f7 up', '1 X g9'],
      goal: { kind: 'legal' },
      solution: 'X d8',
    }),
  ],
  nine: [
    stepOf({
      id: 'limit',
      lights: { ...LIGHTS, i6: 3 },
      tiles: ['0 U f7 up', '1 X g9'],
      goal: { kind: 'points', least: 7 },
      solution: 'X h5',
    }),
    stepOf({
      id: 'joint',
      lights: LIGHTS,
      tiles: ['0 U f7 up', '1 X g9'],
      joints: ['d7', 'e8'],
      goal: { kind: 'points', least: 6 },
      solution: 'X h5',
    }),
  ],
  shapes: [
    stepOf({
      id: 'due',
      lights: LIGHTS,
      tiles: ['0 U f7 up', '1 X g9', '0 X d8', '1 U i9 right'],
      goal: { kind: 'points', least: 6 },
      solution: 'U g5 down',
    }),
  ],
  twenty: [
    stepOf({
      id: 'exactly',
      lights: LIGHTS,
      tiles: ['0 U f7 up', '1 X g9'],
      scores: [13, 9],
      goal: { kind: 'extra-turn' },
      solution: 'X e10',
    }),
    stepOf({
      id: 'forty',
      lights: LIGHTS,
      tiles: ['0 U f7 up', '1 X g9'],
      scores: [37, 30],
      goal: { kind: 'extra-turn' },
      solution: 'X f5',
    }),
  ],
  must: [
    stepOf({
      id: 'nothing',
      lights: Object.fromEntries(
        cellsOfBoard({ columns: 12, rows: 12 }).map((cell) => [
          nameOf(cell),
          MUST_DARK.has(nameOf(cell)) ? 0 : 5,
        ]),
      ),
      tiles: ['0 U f7 up', '1 X g9'],
      goal: { kind: 'legal' },
      solution: 'X d8',
    }),
  ],
  groups: [
    stepOf({
      id: 'join',
      lights: LIGHTS,
      tiles: ['0 U f7 up', '1 X g9', '0 X f11', '1 U i9 right'],
      goal: { kind: 'joins', groups: 2 },
      solution: 'U e9 left',
    }),
  ],
  alone: [
    stepOf({
      id: 'together',
      lights: LIGHTS,
      tiles: ['0 U f7 up', '1 X g9', '0 X d8', '1 U i9 right'],
      goal: { kind: 'joins', groups: 1 },
      solution: 'U c5 right',
    }),
  ],
};

/** How many of the seat's own groups the last tile has joined. */
export function joinedBy(before: Course, after: Course, seat: number): number {
  const own = groupsOf(after.laid, seat).find((group) => group.includes(before.laid.length)) ?? [];
  return groupsOf(before.laid, seat).filter((group) => own.includes(group[0]!)).length;
}

function reaches({ course: before, seat, goal }: LessonStep, points: number, after: Course): boolean {
  switch (goal.kind) {
    case 'legal':
      return true;
    case 'points':
      return points >= goal.least;
    case 'extra-turn':
      return earnsExtraTurn(before, seat, points);
    case 'joins':
      return joinedBy(before, after, seat) >= goal.groups;
  }
}

export function judgeStep(step: LessonStep, tile: Tile): Result<Course, LessonProblem> {
  const { course: before, seat } = step;
  if (tile.shape !== step.solution.shape) return err({ kind: 'wrong-shape' });
  const checked = checkPlacement(before.board, before.laid, tile);
  if (!checked.ok) return err({ kind: 'refused', rejection: checked.error });
  const after = afterTurn(before, { kind: 'tile', seat, shape: tile.shape, tile, typed: null });
  return reaches(step, checked.value.points ?? 0, after)
    ? ok(after)
    : err({ kind: 'missed', goal: step.goal });
}

export const course = createCourse<CopulasLessons>({
  ids: LESSON_IDS,
  stepsOf: (lesson) => STEPS[lesson],
  judge: judgeStep,
  solutionOf: ({ solution }) => solution,
  isMistake: () => true,
  hasPlaces: () => true,
  emptyDraft: null,
});
