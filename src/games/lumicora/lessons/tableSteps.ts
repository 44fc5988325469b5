/** Steps that are played beside the reef too: a turn, a coral scoring, and things on the table that are tapped. */

import { err, ok, type Result } from '@/kit/result';

import { flipTile, type TileRejection } from '../play/scoring';
import { performDeed, type Deed, type DeedRejection, type Turn } from '../play/turn';
import { coralFormula } from '../rules/coralScoring';
import type { Color, Space } from '../rules/model';
import type { PlacementRejection } from '../rules/placement';
import type { Position, StepBase, Thing } from './position';

/** Play a turn, or a part of one, so that the goal is met. */
export interface TurnStep extends StepBase {
  readonly kind: 'turn';
  readonly turn: Turn;
  /** Whether a deed that the rules allow is also what was asked for. */
  readonly wants: (deed: Deed, before: Turn) => boolean;
  readonly isDone: (turn: Turn) => boolean;
  readonly solution: readonly Deed[];
  /** What people do, with the answer to the last of the deeds. */
  readonly mistakes: readonly DeedMistake[];
}

export interface DeedMistake {
  readonly deeds: readonly Deed[];
  readonly code: DeedRejection['code'] | PlacementRejection['code'] | 'off-goal';
}

/** Flip a scoring tile, then tap level by level what counts. */
export interface ScoreStep extends StepBase {
  readonly kind: 'score';
  readonly round: number;
  /** Whether scoring this color is what was asked for. */
  readonly isGoal: (color: Color, position: Position) => boolean;
  readonly solution: Color;
}

/** Tap things on the table, all of them or in their order. */
export interface ThingsStep extends StepBase {
  readonly kind: 'things';
  readonly things: readonly Thing[];
  /** The right things, told by the rules. */
  readonly answer: (position: Position) => readonly Thing[];
  readonly isOrdered: boolean;
  /** The reef plays no part, and the table is the picture. */
  readonly isWithoutReef: boolean;
}

export type TableStep = TurnStep | ScoreStep | ThingsStep;

export type TableMove =
  | { readonly kind: 'turn'; readonly deeds: readonly Deed[] }
  /** The spaces that count, one a level, from the lowest up. */
  | { readonly kind: 'score'; readonly color: Color; readonly spaces: readonly Space[] }
  | { readonly kind: 'things'; readonly things: readonly Thing[] };

export type TableProblem =
  | {
      readonly code: 'deed-refused';
      readonly rejection: Exclude<DeedRejection, { readonly code: 'refused' }>;
    }
  | { readonly code: 'refused'; readonly rejection: PlacementRejection }
  | { readonly code: 'off-goal' }
  | TileRejection
  /** SC-2: not the smallest visible number of this level. */
  | { readonly code: 'not-counted'; readonly level: number; readonly spaces: readonly Space[] }
  | { readonly code: 'wrong-thing'; readonly thing: Thing }
  /** Right as far as it goes. */
  | { readonly code: 'unfinished' };

/** What a coral scoring brought. */
export interface Scored {
  readonly color: Color;
  readonly total: number;
  /** One for each level up to the highest that counts. */
  readonly numbers: readonly number[];
  readonly limestone: number;
  /** LU-6: markers that found no room. */
  readonly returned: number;
}

/** What is on the table once a step is solved. */
export interface SolvedTable {
  readonly turn?: Turn;
  readonly scored?: Scored;
  readonly things?: readonly Thing[];
}

type Judged = Result<SolvedTable, TableProblem>;

export function judgeTable(step: TableStep, move: TableMove): Judged {
  if (step.kind === 'turn' && move.kind === 'turn') return judgeTurn(step, move.deeds);
  if (step.kind === 'score' && move.kind === 'score') return judgeScore(step, move.color, move.spaces);
  if (step.kind === 'things' && move.kind === 'things') return judgeThings(step, move.things);
  throw new Error(`a ${step.kind} step takes no ${move.kind} move`);
}

/** The reference solution, as the move that a person would make. */
export function tableSolution(step: TableStep): TableMove {
  switch (step.kind) {
    case 'turn':
      return { kind: 'turn', deeds: step.solution };
    case 'score': {
      const spaces = linesOf(step, step.solution).map((line) => line.spaces[0]!);
      return { kind: 'score', color: step.solution, spaces };
    }
    case 'things':
      return { kind: 'things', things: step.answer(step.position) };
  }
}

/** Where to look among things: the right ones, and others of their kind that one might take for them. */
export function lookThings({ things, answer, position }: ThingsStep): readonly Thing[] {
  const right = answer(position);
  const rowOf = (thing: Thing) => thing.split('-').slice(0, 2).join('-');
  const row = things.filter((thing) => right.some((each) => rowOf(each) === rowOf(thing)));
  if (row.length > right.length) return row;
  const other = things.find((thing) => !right.includes(thing));
  return other === undefined ? right : [...right, other];
}

/** The table after deeds that were all right. */
export function afterDeeds({ turn }: TurnStep, deeds: readonly Deed[]): Turn {
  return deeds.reduce((before, deed) => {
    const judged = performDeed(before, deed);
    if (!judged.ok) throw new Error(`a deed that was right is refused: ${judged.error.code}`);
    return judged.value;
  }, turn);
}

function judgeTurn(step: TurnStep, deeds: readonly Deed[]): Judged {
  let turn = step.turn;
  for (const deed of deeds) {
    const judged = performDeed(turn, deed);
    if (!judged.ok) {
      const { error } = judged;
      return error.code === 'refused'
        ? err({ code: 'refused', rejection: error.rejection })
        : err({ code: 'deed-refused', rejection: error });
    }
    if (!step.wants(deed, turn)) return err({ code: 'off-goal' });
    turn = judged.value;
  }
  return step.isDone(turn) ? ok({ turn }) : err({ code: 'unfinished' });
}

/** What counts for a color in each level that shows it, the lowest first. */
export function linesOf({ position, round }: ScoreStep, color: Color) {
  const flipped = flipTile(seatOf(position), color, round);
  return flipped.ok ? flipped.value.score.lines : [];
}

function seatOf({ luminos, limestone, aside }: Position) {
  const tiles = aside?.tiles;
  if (tiles === undefined) throw new Error('a coral scoring needs scoring tiles');
  return { display: [], reef: luminos, limestone, tiles, score: 0 };
}

function judgeScore(step: ScoreStep, color: Color, spaces: readonly Space[]): Judged {
  const { position, round } = step;
  const flipped = flipTile(seatOf(position), color, round);
  if (!flipped.ok) return err(flipped.error);
  if (!step.isGoal(color, position)) return err({ code: 'off-goal' });
  const { score, stored } = flipped.value;
  for (const [index, line] of score.lines.entries()) {
    const space = spaces[index];
    if (space === undefined) return err({ code: 'unfinished' });
    if (!line.spaces.includes(space)) return err({ code: 'not-counted', level: line.level, spaces: [space] });
  }
  const numbers = coralFormula(score);
  return ok({ scored: { color, total: score.total, numbers, ...stored } });
}

function judgeThings({ answer, position, isOrdered }: ThingsStep, things: readonly Thing[]): Judged {
  const right = answer(position);
  const wrong = things.find((thing, index) =>
    isOrdered ? right[index] !== thing : !right.includes(thing) || things.indexOf(thing) < index,
  );
  if (wrong !== undefined) return err({ code: 'wrong-thing', thing: wrong });
  return things.length < right.length ? err({ code: 'unfinished' }) : ok({ things });
}
