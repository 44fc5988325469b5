/** `check`: every reef replayed in the order it was laid; the first rule that each Lumino broke. */

import { audit, type Audit } from '@/games/lumicora/rules/audit';
import { nameOf } from '@/games/lumicora/rules/boards';
import type { LaidLumino } from '@/games/lumicora/rules/model';
import type { GameFile } from '@/games/lumicora/session/gameFile/gameFile';
import { ok, type Result } from '@/kit/result';

import { printable, type Answer } from '../command/command';
import { formatTable } from '../command/table';
import { luminosOf } from './players';

interface Replay extends Audit {
  readonly name: string;
  readonly luminos: readonly LaidLumino[];
}

export function answerCheck(game: GameFile): Result<Answer, string> {
  const replays: Replay[] = [];
  for (const [index, player] of game.players.entries()) {
    const luminos = luminosOf(player, index);
    if (!luminos.ok) return luminos;
    replays.push({
      name: printable(player.name),
      luminos: luminos.value,
      ...audit(game.board, luminos.value),
    });
  }
  const problems = replays.flatMap((replay, player) =>
    replay.problems.map(({ lumino, problem }) => ({
      player,
      lumino,
      rule: problem.rule,
      code: problem.code,
    })),
  );
  return ok({
    json: { problems },
    table: `${problemTable(replays)}\n\n${costTable(replays)}`,
    foundProblem: problems.length > 0,
  });
}

function problemTable(replays: readonly Replay[]): string {
  const rows = replays.flatMap(({ name, luminos, problems }) =>
    problems.map(({ lumino, problem }) => [
      name,
      `luminos[${lumino}]`,
      luminos[lumino]!.on.map(nameOf).join(' '),
      problem.rule,
      problem.code,
    ]),
  );
  if (rows.length === 0) return 'No rule was broken.';
  return formatTable([['player', 'Lumino', 'spaces', 'rule', 'problem'], ...rows], ['left']);
}

/** PL-4: the file does not know what was earned in between, so only the costs are told. */
function costTable(replays: readonly Replay[]): string {
  const rows = replays.map(({ name, luminos, costs }) => [
    name,
    luminos.length,
    costs.reduce((sum, cost) => sum + cost, 0),
  ]);
  return formatTable([['player', 'Luminos laid', 'limestone they cost'], ...rows], ['left', 'right']);
}
