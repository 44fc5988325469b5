/** Why a code was not accepted, in one sentence of the person's language. */

import type { PartRejection } from '../../exchange/gameParts';
import type { CodeRejection } from '../../exchange/shared';
import type { CodesStrings } from '../../strings/codes.en';

export function describeCodeRejection(
  { rejections }: CodesStrings,
  rejection: CodeRejection | PartRejection,
): string {
  switch (rejection.code) {
    case 'other-app':
      return rejections.otherApp;
    case 'newer-version':
      return rejections.newerVersion;
    case 'other-game':
      return rejections.otherGame;
    case 'truncated':
      return rejections.truncated;
    case 'damaged':
      return rejections.damaged;
    case 'meaningless':
      return rejections.meaningless;
    case 'impossible-reef':
      return rejections.impossibleReef(rejection.lumino.lumino + 1);
    case 'part-of-another-game':
      return rejections.partOfAnotherGame;
  }
}
