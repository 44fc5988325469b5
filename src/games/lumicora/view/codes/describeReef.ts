/** A reef that goes from phone to phone, in figures. */

import { COLORS } from '../../rules/model';
import type { SharedReef } from '../../exchange/shared';
import type { GameReef } from '../../session/gameFileModel';
import type { CodesStrings } from '../../strings/codes.en';
import { countSpaces } from '../finalInput/knownReef';

/** `12 Luminos`, or what is seen of it from above. */
export function describeSize({ facts }: CodesStrings, reef: GameReef): string {
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
export function describeShared(strings: CodesStrings, { score, limestone, tiles, reef }: SharedReef): string {
  const jellyfish = COLORS.filter((color) => tiles[color] === 'jellyfish').length;
  return `${strings.facts.figures(score, limestone, jellyfish)} · ${describeSize(strings, reef)}`;
}
