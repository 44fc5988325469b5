/** `preview`: what each coral scoring would give one player now (SC-2, SC-3). */

import { coralFormula, previewCorals } from '@/games/lumicora/rules/coralScoring';
import { byColor, COLORS } from '@/games/lumicora/rules/model';
import { canScore, limestoneIncome } from '@/games/lumicora/rules/round';
import type { GameFile } from '@/games/lumicora/session/gameFile/gameFile';
import { viewOfReef } from '@/games/lumicora/session/reef/finalReef';
import { err, ok, type Result } from '@/kit/result';

import { findPlayer, printable, type Answer } from '../command/command';
import { formatTable } from '../command/table';

export function answerPreview(game: GameFile, index: number): Result<Answer, string> {
  const player = findPlayer(game.players, index);
  if (!player.ok) return player;
  const { name, reef, scoringTiles } = player.value;
  if (reef.kind === 'counts') {
    return err(
      `players[${index}].reef: counts do not tell which numbers are seen, "luminos" or "spaces" is needed`,
    );
  }
  const { round } = game;
  const limestone = limestoneIncome(round);
  const corals = previewCorals(viewOfReef(reef));
  const colors = byColor((color) => ({
    available: canScore(scoringTiles[color]),
    total: corals[color].total,
    levels: Object.fromEntries(corals[color].lines.map(({ level, number }) => [level, number])),
  }));
  const rows = COLORS.map((color) => [
    color,
    scoringTiles[color],
    colors[color].total,
    coralFormula(corals[color]).join(' + '),
  ]);
  return ok({
    json: { round, limestone, colors },
    table: [
      `${printable(name)}, round ${round}: a coral scoring pays ${limestone} limestone`,
      formatTable(
        [['color', 'tile', 'points', 'level by level'], ...rows],
        ['left', 'left', 'right', 'left'],
      ),
    ].join('\n'),
    foundProblem: false,
  });
}
