/** Which entry of the reference explains a score; refusals say their rule themselves. */

import type { ScoreBoard } from '../../rules/animals';
import type { ScoreLine } from '../../rules/finalScoring';
import type { RuleId } from '../ruleIds';

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
