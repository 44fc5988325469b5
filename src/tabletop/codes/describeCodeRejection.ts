/** Why a code was not accepted, in one sentence of the person's language. */

import type { CodesStrings } from '../strings/en/codes';
import type { CodeRejection } from './codes';

/** `game` is the name of the game that reads it, and `describeWhy` has the words for its own reasons. */
export function describeCodeRejection<Why>(
  { rejections }: CodesStrings,
  rejection: CodeRejection<Why>,
  game: string,
  describeWhy: (why: Why) => string,
): string {
  switch (rejection.code) {
    case 'other-app':
      return rejections.otherApp;
    case 'newer-version':
      return rejections.newerVersion;
    case 'other-game':
      return rejections.otherGame(game);
    case 'truncated':
      return rejections.truncated;
    case 'damaged':
      return rejections.damaged;
    case 'meaningless':
      return rejections.meaningless;
    case 'part-of-another-game':
      return rejections.partOfAnotherGame;
    case 'refused':
      return describeWhy(rejection.why);
  }
}
