/** A whole game looked over turn by turn: the first broken rule of each turn. Nothing is refused here. */

import {
  afterTurn,
  canPlace,
  dueShape,
  knowsAllPlaces,
  openCourse,
  seatToPlay,
  type Course,
  type CourseRules,
  type Turn,
} from './course';
import { checkPlacement } from './placement';

export type TurnProblem =
  | { readonly rule: 'CP-1'; readonly code: 'wrong-seat' | 'wrong-shape' }
  | { readonly rule: 'CP-2'; readonly code: 'first-not-u' | 'outside-middle' }
  | { readonly rule: 'CP-3'; readonly code: 'on-joint' }
  | { readonly rule: 'CP-4'; readonly code: 'touches-nothing' }
  | { readonly rule: 'CP-5'; readonly code: 'too-bright' }
  | { readonly rule: 'CP-6'; readonly code: 'could-place' }
  | { readonly rule: 'CG-2'; readonly code: 'extra-turn-missed' | 'extra-turn-taken' };

export type AuditProblem = TurnProblem & { readonly turn: number };

export function auditTurns(rules: CourseRules, turns: readonly Turn[]): readonly AuditProblem[] {
  const problems: AuditProblem[] = [];
  let course = openCourse(rules);
  turns.forEach((turn, index) => {
    const problem = findTurnProblem(course, turn);
    if (problem !== null) problems.push({ turn: index, ...problem });
    course = afterTurn(course, turn);
  });
  return problems;
}

export function findTurnProblem(course: Course, turn: Turn): TurnProblem | null {
  const wrongSeat = findSeatProblem(course, turn.seat);
  if (wrongSeat !== null) return wrongSeat;
  if (turn.kind === 'skip') {
    return canPlace(course, turn.seat) ? { rule: 'CP-6', code: 'could-place' } : null;
  }
  if (turn.shape !== dueShape(course, turn.seat)) return { rule: 'CP-1', code: 'wrong-shape' };
  if (turn.tile === null || !knowsAllPlaces(course)) return null;
  const checked = checkPlacement(course.board, course.laid, turn.tile, turn.typed);
  if (checked.ok) return null;
  const { error } = checked;
  switch (error.code) {
    case 'off-board':
    case 'overlap':
      throw new Error('a tile in a game lies where a tile can lie');
    case 'first-not-u':
    case 'outside-middle':
      return { rule: error.rule, code: error.code };
    case 'on-joint':
      return { rule: error.rule, code: error.code };
    case 'touches-nothing':
      return { rule: error.rule, code: error.code };
    case 'too-bright':
      return { rule: error.rule, code: error.code };
  }
}

/** CP-1, CG-2: who plays twice without having earned it took an extra turn; who earned one must take it. */
function findSeatProblem(course: Course, seat: number): TurnProblem | null {
  if (seat === seatToPlay(course)) return null;
  if (course.last?.earned === true) return { rule: 'CG-2', code: 'extra-turn-missed' };
  if (course.last?.seat === seat) return { rule: 'CG-2', code: 'extra-turn-taken' };
  return { rule: 'CP-1', code: 'wrong-seat' };
}
