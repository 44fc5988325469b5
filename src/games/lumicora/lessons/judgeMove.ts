/** What the rules, and the goal of a step, say to a person's move. */

import { err, ok, type Result } from '@/kit/result';

import type { LaidLumino, Space, SpacePair } from '../rules/model';
import { checkPlacement, type PlacementRejection } from '../rules/placement';
import type { LessonMove, LessonStep, PlaceStep } from './lesson';

export type MoveProblem =
  | { readonly code: 'refused'; readonly rejection: PlacementRejection }
  /** Legal, but not what was asked for. */
  | { readonly code: 'off-goal' }
  | { readonly code: 'spaces-missing'; readonly count: number }
  | { readonly code: 'spaces-wrong'; readonly spaces: readonly Space[] }
  | { readonly code: 'wrong-answer'; readonly option: string };

/** The Lumino that came to lie, for a step that places one. */
export type Judged = Result<{ readonly placed: LaidLumino | null }, MoveProblem>;

export function judgeMove(step: LessonStep, move: LessonMove): Judged {
  if (step.kind === 'place' && move.kind === 'place') return judgePlacement(step, move.on);
  if (step.kind === 'spaces' && move.kind === 'spaces') {
    return judgeSpaces(step.answer(step.position), move.spaces);
  }
  if (step.kind === 'choice' && move.kind === 'choice') {
    return move.option === step.answer(step.position)
      ? ok({ placed: null })
      : err({ code: 'wrong-answer', option: move.option });
  }
  throw new Error(`a ${step.kind} step takes no ${move.kind} move`);
}

function judgePlacement(step: PlaceStep, on: SpacePair): Judged {
  const { position, hand } = step;
  const checked = checkPlacement(position.board, position.surface, hand.color, on, position.limestone);
  if (!checked.ok) return err({ code: 'refused', rejection: checked.error });
  const placed = layHand(step, on);
  return step.isGoal(placed, position) ? ok({ placed }) : err({ code: 'off-goal' });
}

export function layHand({ hand }: PlaceStep, on: SpacePair): LaidLumino {
  return { on, colors: [hand.color, hand.color], symbols: hand.symbols };
}

function judgeSpaces(answer: readonly Space[], spaces: readonly Space[]): Judged {
  const wrong = spaces.filter((space) => !answer.includes(space));
  if (wrong.length > 0) return err({ code: 'spaces-wrong', spaces: wrong });
  const missing = answer.filter((space) => !spaces.includes(space)).length;
  return missing > 0 ? err({ code: 'spaces-missing', count: missing }) : ok({ placed: null });
}
