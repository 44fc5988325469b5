/** A result as a message: nothing in it needs letters of one width, or is taken for a list and numbered anew. */

import { byPlace, type RankedPlayer } from './entry';

export interface SharedResult<Player extends RankedPlayer> {
  /** Who won, of which game and when, with which variant: a line each. */
  readonly head: readonly string[];
  readonly players: readonly Player[];
  /** `Place 1: Ana, 40 points` */
  readonly describePlayer: (player: Player) => string;
  /** Where the points of a player come from; may be empty. */
  readonly partsOf: (player: Player) => readonly string[];
  /** With what it was made. */
  readonly foot: string;
}

export function sharedText<Player extends RankedPlayer>(result: SharedResult<Player>): string {
  const { head, players, describePlayer, partsOf, foot } = result;
  const blocks = byPlace(players).map((player) => {
    const parts = partsOf(player);
    return parts.length === 0 ? describePlayer(player) : `${describePlayer(player)}\n${parts.join(' · ')}`;
  });
  return [head.join('\n'), ...blocks, foot].join('\n\n');
}
