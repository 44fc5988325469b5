/** Why a reef is not taken to this table, and what to look at twice before it is. */

import type { CollectRejection, CollectWarning } from '../../exchange/shared';
import type { CodesStrings } from '../../strings/codes.en';

export function describeCollectRejection({ rejections }: CodesStrings, rejection: CollectRejection): string {
  switch (rejection.code) {
    case 'other-side':
      return rejections.otherSide(rejection.theirs, rejection.ours);
    case 'other-score-board':
      return rejections.otherScoreBoard(rejection.theirs, rejection.ours);
    case 'other-number-of-players':
      return rejections.otherNumberOfPlayers(rejection.theirs, rejection.ours);
    case 'same-again':
      return rejections.sameAgain;
    case 'out-of-date':
      return rejections.outOfDate;
  }
}

export function describeCollectWarning({ warnings }: CodesStrings, warning: CollectWarning): string {
  switch (warning.code) {
    case 'other-table':
      return warnings.otherTable;
    case 'other-terrain':
      return warnings.otherTerrain;
    case 'other-name':
      return warnings.otherName(warning.theirs, warning.ours);
  }
}
