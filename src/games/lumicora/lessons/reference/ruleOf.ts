/** Which entry of the reference explains a refusal or a score. */

import type { ScoreBoard } from '../../rules/animals';
import type { AuditProblem } from '../../rules/audit';
import type { ScoreLine } from '../../rules/finalScoring';
import type { RuleId } from '../ruleIds';

/** Refusals and what a look over a reef finds say their rule themselves; the type takes it from there. */
const RULE_OF_CODE: { readonly [Problem in AuditProblem as Problem['code']]: Problem['rule'] } = {
  'off-board': 'PL-0',
  'not-neighbors': 'PL-0',
  'starting-area': 'SE-1',
  'own-color-not-touched': 'PL-1',
  'no-lumino-touched': 'PL-1',
  'own-color-not-met': 'PL-1',
  'exactly-covering': 'PL-2',
  tilted: 'PL-3',
  'limestone-short': 'PL-4',
  'starting-lumino-elsewhere': 'SE-1',
  'starting-lumino-late': 'SE-1',
};

export type ProblemCode = AuditProblem['code'];

export function ruleOfRejection(code: ProblemCode): RuleId {
  return RULE_OF_CODE[code];
}

export type ScoreCategory = ScoreLine['category'];

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
