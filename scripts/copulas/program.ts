/** The `copulas` command: what it can be asked, and what it says of a game. */

import { auditTurns } from '@/games/copulas/rules/audit';
import { nameOf } from '@/games/copulas/rules/cells';
import { dueShape, placesFor, seatToPlay, type Turn } from '@/games/copulas/rules/course';
import type { FinalScore, Ranking } from '@/games/copulas/rules/finalScoring';
import { courseOf, scoreGame } from '@/games/copulas/session/gameFile/gameCourse';
import { courseRulesOf, decodeGameFile, type GameFile } from '@/games/copulas/session/gameFile/gameFile';
import { gameFileEn } from '@/games/copulas/strings/en/gameFile';
import { err, ok, type Result } from '@/kit/result';
import { describeFileProblem } from '@/tabletop/files/fileProblem';

import {
  answerGames,
  findPlayer,
  parseAmount,
  printable,
  type Answer,
  type Answerer,
  type Program,
  type Values,
} from '../command/command';
import { formatTable } from '../command/table';

const USAGE = `Usage: npm run --silent copulas -- COMMAND FILE... [options]

  legal FILE...      every legal place of the shape that is due
  score FILE...      the points as if each game ended now
  check FILE...      the turns that broke a rule

  FILE is a game file; - reads standard input.

Options:
  --json             one JSON document a line, one line a file
  --player N         legal: whose places, from 0 (default: whose turn it is)
  --help             this text

Exit status: 0; 1 when check found a problem; 2 when a file could not be read as a game.
`;

export const program: Program = {
  name: 'copulas',
  usage: USAGE,
  commands: {
    legal: { options: ['player'], prepare: prepareLegal },
    score: { options: [], prepare: () => ok(games((game) => ok(answerScore(game)))) },
    check: { options: [], prepare: () => ok(games((game) => ok(answerCheck(game)))) },
  },
};

function games(answer: (game: GameFile) => Result<Answer, string>): Answerer {
  return answerGames(decode, answer);
}

function decode(text: string): Result<GameFile, string> {
  const game = decodeGameFile(text);
  return game.ok ? game : err(describeFileProblem(game.error, gameFileEn));
}

function prepareLegal({ player }: Values): Result<Answerer, string> {
  if (player === undefined) return ok(games((game) => answerLegal(game, seatToPlay(courseOf(game)))));
  const seat = parseAmount('player', player);
  return seat.ok ? ok(games((game) => answerLegal(game, seat.value))) : seat;
}

/** CP-1 to CP-6: whoever is asked about is treated as having the turn. */
function answerLegal(game: GameFile, seat: number): Result<Answer, string> {
  const player = findPlayer(game.players, seat);
  if (!player.ok) return player;
  const course = courseOf(game);
  const shape = dueShape(course, seat);
  const placements = placesFor(course, seat).map(({ tile, points }) => ({
    at: nameOf(tile.at),
    open: tile.open,
    points,
  }));
  const due = shape === null ? 'all tiles placed' : `${shape} is due`;
  const heading = `${printable(player.value.name)}, ${due}: ${placements.length} legal`;
  const rows = placements.map(({ at, open, points }) => [at, open ?? '', points ?? '']);
  return ok({
    json: { player: seat, shape, placements },
    table:
      rows.length === 0
        ? heading
        : `${heading}\n${formatTable([['at', 'open', 'points'], ...rows], ['left', 'left', 'right'])}`,
    foundProblem: false,
  });
}

function answerScore(game: GameFile): Answer {
  const { scores, ranking } = scoreGame(game);
  const players = scores.map(({ gained, isolated, groups, bonus, total, left }, seat) => ({
    name: game.players[seat]!.name,
    gained,
    isolated,
    groups,
    bonus,
    total,
    left,
  }));
  const winners = ranking.winners.map((seat) => game.players[seat]!.name);
  const row = (label: string, value: (score: FinalScore) => number) => [label, ...scores.map(value)];
  const table = formatTable(
    [
      ['', ...players.map(({ name }) => printable(name))],
      row('gained', ({ gained }) => gained),
      row('isolated', ({ isolated }) => isolated),
      row('groups', ({ groups }) => groups),
      row('biggest group', ({ bonus }) => bonus),
      row('total', ({ total }) => total),
      row('tiles left', ({ left }) => left),
    ],
    ['left', 'right'],
  );
  return {
    json: { players, winners },
    table: `${table}\n\n${winnerLine(winners, ranking)}`,
    foundProblem: false,
  };
}

function winnerLine(winners: readonly string[], { decidedBy }: Ranking): string {
  const names = winners.map(printable).join(', ');
  switch (decidedBy) {
    case 'points':
      return `Winner: ${names}`;
    case 'best-player':
      return `Winner by the best single player: ${names}`;
    case 'tiles-left':
      return `Winner by fewer tiles left: ${names}`;
    case 'shared':
      return `Shared win: ${names}`;
  }
}

function answerCheck(game: GameFile): Answer {
  const problems = auditTurns(courseRulesOf(game), game.turns).map(({ turn, rule, code }) => ({
    turn,
    rule,
    code,
  }));
  const rows = problems.map(({ turn, rule, code }) => {
    const played = game.turns[turn]!;
    return [`turns[${turn}]`, printable(game.players[played.seat]!.name), turnText(played), rule, code];
  });
  return {
    json: { problems },
    table:
      rows.length === 0
        ? 'No rule was broken.'
        : formatTable([['turn', 'player', 'what', 'rule', 'problem'], ...rows], ['left']),
    foundProblem: problems.length > 0,
  };
}

function turnText(turn: Turn): string {
  if (turn.kind === 'skip') return 'skip';
  const at = turn.tile === null ? '' : ` ${nameOf(turn.tile.at)}`;
  return `${turn.shape}${at}${turn.tile?.open ? ` ${turn.tile.open}` : ''}`;
}
