/** What goes from phone to phone, in words. */

import type { CollectRejection, CollectWarning } from '../../exchange/collect';
import type { ImpossibleReef, SharedReef } from '../../exchange/sharedReef';
import { COLORS } from '../../rules/model';
import type { GameReef } from '../../session/gameFile/gameFileModel';
import { countSpaces } from '../../session/reef/finalReef';
import type { PhonesStrings } from '../../strings/en/phones';

/** `12 Luminos`, or what is seen of it from above. */
export function describeSize({ facts }: PhonesStrings, reef: GameReef): string {
  return reef.kind === 'luminos' ? facts.luminos(reef.luminos.length) : facts.spaces(spacesIn(reef));
}

/** There is nothing in it but the starting Lumino. */
export function isBare(reef: GameReef): boolean {
  return reef.kind === 'luminos' ? reef.luminos.length <= 1 : spacesIn(reef) === 0;
}

function spacesIn(reef: Exclude<GameReef, { readonly kind: 'luminos' }>): number {
  return reef.kind === 'counts'
    ? countSpaces(reef.counts)
    : reef.view.levels.filter((level) => level > 0).length;
}

/** `23 points, limestone 4, jellyfish 2 · 12 Luminos` */
export function describeShared(
  strings: PhonesStrings,
  { score, limestone, tiles, reef }: SharedReef,
): string {
  const jellyfish = COLORS.filter((color) => tiles[color] === 'jellyfish').length;
  return `${strings.facts.figures(score, limestone, jellyfish)} · ${describeSize(strings, reef)}`;
}

/** Why Lumicora does not take what a code says. */
export function describeWhy({ rejections }: PhonesStrings, why: ImpossibleReef | CollectRejection): string {
  switch (why.code) {
    case 'impossible-reef':
      return rejections.impossibleReef(why.lumino.lumino + 1);
    case 'other-side':
      return rejections.otherSide(why.theirs, why.ours);
    case 'other-score-board':
      return rejections.otherScoreBoard(why.theirs, why.ours);
    case 'other-number-of-players':
      return rejections.otherNumberOfPlayers(why.theirs, why.ours);
    case 'same-again':
      return rejections.sameAgain;
    case 'out-of-date':
      return rejections.outOfDate;
  }
}

/** What to look at twice before a reef is taken. */
export function describeCollectWarning({ warnings }: PhonesStrings, warning: CollectWarning): string {
  switch (warning.code) {
    case 'other-table':
      return warnings.otherTable;
    case 'other-terrain':
      return warnings.otherTerrain;
    case 'other-name':
      return warnings.otherName(warning.theirs, warning.ours);
  }
}
