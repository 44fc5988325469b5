/** `legal`: every pair of spaces where a Lumino of the color may be placed. */

import { nameOf } from '@/games/lumicora/rules/boards';
import { legalPlacements } from '@/games/lumicora/rules/legalPlacements';
import type { Color } from '@/games/lumicora/rules/model';
import { surfaceOf } from '@/games/lumicora/rules/surface';
import type { GameFile } from '@/games/lumicora/session/gameFile/gameFile';
import { ok, type Result } from '@/kit/result';

import { findPlayer, printable, type Answer } from '../command/command';
import { formatTable } from '../command/table';
import { luminosOf } from './players';

interface LegalCommand {
  readonly player: number;
  readonly color: Color;
  /** null: what the player has. */
  readonly limestone: number | null;
}

export function answerLegal(game: GameFile, command: LegalCommand): Result<Answer, string> {
  const { color, player: index } = command;
  const player = findPlayer(game.players, index);
  if (!player.ok) return player;
  const luminos = luminosOf(player.value, index);
  if (!luminos.ok) return luminos;
  const limestone = command.limestone ?? player.value.limestone;
  const found = legalPlacements(game.board, surfaceOf(luminos.value), color, limestone);
  // Reading order is alphabetical order: no row has ten spaces.
  const placements = found.map(({ on, level, cost }) => ({ on: on.map(nameOf), level, cost }));
  const heading = `${printable(player.value.name)}, ${color}, ${limestone} limestone: ${placements.length} legal`;
  const rows = placements.map(({ on, level, cost }) => [on.join(' '), level, cost]);
  return ok({
    json: { placements },
    table:
      rows.length === 0
        ? heading
        : `${heading}\n${formatTable([['spaces', 'level', 'cost'], ...rows], ['left', 'right'])}`,
    foundProblem: false,
  });
}
