/** Which entry explains what a tracked table says: its refusals, and the steps of its final scoring. */

import type { RuleId } from '../../lessons/ruleIds';
import type { ScoreBoard } from '../../rules/animals';
import type { FinalLine } from '../../rules/finalScoring';
import type { FinalStage } from '../../session/final/finalSteps';
import type { CommandRejection } from '../../session/table/commands';

/** Null where a command was refused for a reason that is no rule of the game. */
export function ruleOfCommandRejection(rejection: CommandRejection): RuleId | null {
  switch (rejection.code) {
    case 'impossible':
    case 'against-the-rules':
      return rejection.rejection.rule;
    case 'box-is-full':
    case 'too-many-of-color':
      return 'LU-1';
    case 'too-many-spaces':
      return 'BO-1';
    case 'starting-lumino-stays':
      return 'SE-1';
    case 'starting-lumino-of-one-color':
      return 'LU-5';
    case 'no-jellyfish':
      return 'TU-2';
    case 'not-the-phase':
    case 'turn-already-over':
      return 'TU-1';
    case 'already-decided':
    case 'color-already-scored':
      return 'SC-4';
    case 'bag-already-empty':
      return 'EM-1';
    case 'no-such-player':
    case 'not-a-count':
    case 'no-such-lumino':
    case 'something-lies-on-it':
    case 'name-taken':
    case 'name-missing':
    case 'not-the-depth':
      return null;
  }
}

/** What the rounds brought are coral scorings; the result is who wins. */
export function ruleOfStage({ kind }: FinalStage, scoreBoard: ScoreBoard): RuleId {
  switch (kind) {
    case 'before':
      return 'SC-2';
    case 'result':
      return 'FS-7';
    case 'jellyfish':
    case 'limestone':
    case 'animals':
    case 'majority':
    case 'remote':
      return ruleOfCategory(kind, scoreBoard);
  }
}

export type ScoreCategory = FinalLine['category'];

/** The two sides of the score board count animals by different rules. */
export function ruleOfCategory(category: ScoreCategory, scoreBoard: ScoreBoard): RuleId {
  switch (category) {
    case 'jellyfish':
      return 'FS-1';
    case 'limestone':
      return 'FS-2';
    case 'animals':
    case 'counted-animals':
      return scoreBoard === 'dark' ? 'FS-3' : 'FS-4';
    case 'majority':
      return 'FS-5';
    case 'remote':
      return 'FS-6';
  }
}
