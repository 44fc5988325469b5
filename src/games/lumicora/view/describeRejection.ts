/** Why a Lumino may not go there, in one sentence of the person's language. */

import type { AuditProblem } from '../rules/audit';
import { nameOf, STARTING_AREA } from '../rules/boards';
import type { Space } from '../rules/model';
import { groundException, type PlacementRejection } from '../rules/placement';
import type { Surface } from '../rules/surface';
import type { PlacementStrings } from '../strings/en/placement';

export interface RejectionWords {
  readonly sentence: string;
  readonly ruleName: string;
  readonly rule: PlacementRejection['rule'];
}

/** With the surface at hand, a colour that was not touched is told where there is room to touch it. */
export function describeRejection(
  strings: PlacementStrings,
  rejection: PlacementRejection,
  surface?: Surface,
): RejectionWords {
  return withRule(strings, rejection.rule, rejectionSentence(strings, rejection, surface));
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
      return rejections.startingLuminoElsewhere(names(problem.spaces), names(STARTING_AREA));
    case 'starting-lumino-late':
      return rejections.startingLuminoLate(names(problem.spaces));
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

function rejectionSentence(
  { rejections }: PlacementStrings,
  rejection: PlacementRejection,
  surface?: Surface,
): string {
  switch (rejection.code) {
    case 'off-board':
      return rejections.offBoard(rejection.spaces.length);
    case 'not-neighbors':
      return rejections.notNeighbors(nameOf(rejection.spaces[0]), nameOf(rejection.spaces[1]));
    case 'starting-area':
      return rejections.startingArea(names(rejection.spaces));
    case 'own-color-not-touched':
      return surface === undefined
        ? rejections.ownColorNotTouched(rejection.color, names(rejection.spaces))
        : rejections.ownColorHasRoom(rejection.color, names(spacesWithRoom(surface, rejection.spaces)));
    case 'no-lumino-touched':
      return rejections.noLuminoTouched(rejection.color, rejection.exception, rejection.spaces.length === 0);
    case 'own-color-not-met':
      return rejections.ownColorNotMet(rejection.color, rejection.level, names(rejection.spaces));
    case 'exactly-covering':
      return rejections.exactlyCovering(nameOf(rejection.spaces[0]), nameOf(rejection.spaces[1]));
    case 'tilted': {
      const { spaces, levels } = rejection;
      return rejections.tilted(nameOf(spaces[0]), levels[0], nameOf(spaces[1]), levels[1]);
    }
    case 'limestone-short':
      return rejections.limestoneShort(rejection.short, rejection.cost);
  }
}

/** PL-1: a space has room when exception B would not hold if the colour were seen there alone. */
function spacesWithRoom(surface: Surface, spaces: readonly Space[]): readonly Space[] {
  return spaces.filter((space) => groundException(surface, [space]) === null);
}

function names(spaces: readonly Space[]): readonly string[] {
  return spaces.map(nameOf);
}
