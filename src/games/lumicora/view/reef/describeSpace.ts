import type { Terrain } from '../../rules/boards';
import type { CoralSymbol } from '../../rules/model';
import type { VisibleSpace } from '../../rules/surface';
import type { ReefStrings } from '../../strings/reef.en';

export interface SpaceFacts {
  /** `c4` */
  readonly name: string;
  readonly terrain: Terrain;
  /** What lies on top, or null on bare ground. */
  readonly coral: VisibleSpace | null;
  /** Limestone markers to pay; left out where nothing may be placed. */
  readonly legalCost?: number;
  readonly isPending?: boolean;
  readonly isChosen?: boolean;
  readonly isInvolved?: boolean;
  /** A neighbour that counts for an animal. */
  readonly isCounted?: boolean;
  readonly isWarned?: boolean;
}

/** All that is seen on a space, in words: `c4, pink, 3, level 2, legal, costs 1`. */
export function describeSpace(strings: ReefStrings, facts: SpaceFacts): string {
  const { coral, legalCost } = facts;
  return [
    facts.name,
    coral === null ? describeTerrain(strings, facts.terrain) : describeCoral(strings, coral),
    legalCost === undefined ? null : strings.legal(legalCost),
    facts.isPending ? strings.pending : null,
    facts.isChosen ? strings.chosen : null,
    facts.isInvolved ? strings.involved : null,
    facts.isCounted ? strings.counted : null,
    facts.isWarned ? strings.warned : null,
  ]
    .filter((words) => words !== null)
    .join(', ');
}

export function describeCoral(strings: ReefStrings, { color, symbol, level }: VisibleSpace): string {
  return [strings.colors[color], describeSymbol(strings, symbol), strings.level(level)].join(', ');
}

export function describeSymbol(strings: ReefStrings, symbol: CoralSymbol): string {
  if (symbol === null) return strings.plain;
  return typeof symbol === 'number' ? String(symbol) : strings.animals[symbol];
}

export function describeTerrain(strings: ReefStrings, terrain: Terrain): string {
  switch (terrain) {
    case 'water':
      return strings.water;
    case 'limestone':
      return strings.limestone;
    case 'start':
      return strings.startingArea;
    case -1:
    case -2:
    case -3:
      return strings.remote(terrain);
  }
}
