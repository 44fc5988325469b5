/** Why a Lumino may not go there, in one sentence of the person's language. */

import type { AuditProblem } from '../rules/audit';
import type { PlacementRejection } from '../rules/placement';
import type { PlacementStrings } from '../strings/en/placement';

export interface RejectionWords {
  readonly sentence: string;
  readonly ruleName: string;
  readonly rule: PlacementRejection['rule'];
}

/** Names no spaces: the board marks those that it is about. */
export function describeRejection(strings: PlacementStrings, rejection: PlacementRejection): RejectionWords {
  return withRule(strings, rejection.rule, rejectionSentence(strings, rejection));
}

export function describeAuditProblem(strings: PlacementStrings, problem: AuditProblem): RejectionWords {
  return withRule(strings, problem.rule, auditSentence(strings, problem));
}

function withRule(strings: PlacementStrings, rule: RejectionWords['rule'], sentence: string): RejectionWords {
  return { sentence, ruleName: strings.ruleNames[rule], rule };
}

function auditSentence(strings: PlacementStrings, problem: AuditProblem): string {
  const { rejections } = strings;
  switch (problem.code) {
    case 'starting-lumino-elsewhere':
      return rejections.startingLuminoElsewhere;
    case 'starting-lumino-late':
      return rejections.startingLuminoLate;
    case 'off-board':
    case 'not-neighbors':
    case 'starting-area':
    case 'own-color-not-touched':
    case 'no-lumino-touched':
    case 'own-color-not-met':
    case 'exactly-covering':
    case 'tilted':
    case 'limestone-short':
      return rejectionSentence(strings, problem);
  }
}

function rejectionSentence({ rejections }: PlacementStrings, rejection: PlacementRejection): string {
  switch (rejection.code) {
    case 'off-board':
      return rejections.offBoard(rejection.spaces.length);
    case 'not-neighbors':
      return rejections.notNeighbors(rejection.spaces[0] === rejection.spaces[1]);
    case 'starting-area':
      return rejections.startingArea;
    case 'own-color-not-touched':
      return rejections.ownColorNotTouched(rejection.color);
    case 'no-lumino-touched':
      return rejections.noLuminoTouched(rejection.color, rejection.exception, rejection.spaces.length === 0);
    case 'own-color-not-met':
      return rejections.ownColorNotMet(rejection.color, rejection.level, rejection.spaces.length > 0);
    case 'exactly-covering':
      return rejections.exactlyCovering;
    case 'tilted':
      return rejections.tilted(...rejection.levels);
    case 'limestone-short':
      return rejections.limestoneShort(rejection.short, rejection.cost);
  }
}
