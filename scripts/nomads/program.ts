/** The `nomads` command: what it can be asked, and what it says of a game. */

import { boxWarnings } from '@/games/nomads/rules/box';
import { decodeGameFile, type GameFile } from '@/games/nomads/session/gameFile';
import { boxWarningsEn, gameFileEn } from '@/games/nomads/strings/en/gameFile';
import { err, ok, type Result } from '@/kit/result';
import { describeFileProblem } from '@/tabletop/files/fileProblem';

import {
  answerGames,
  parseAmount,
  type Answer,
  type Answerer,
  type Program,
  type Values,
} from '../command/command';
import { answerMoon, answerMoves, answerScore, answerWrite } from './answers';

const USAGE = `Usage: npm run --silent nomads -- COMMAND FILE... [options]

  score FILE...      final scoring, as if the game ended now
  moon FILE...       moon scoring, as if the moon came now
  write FILE...      every card that one player can write now
  moves FILE...      every move of one player, and what it brings

  FILE is a game file; - reads standard input.

Options:
  --json             one JSON document a line, one line a file
  --player N         write, moves: which player, from 0 (default: whose turn it is)
  --help             this text

Exit status: 0; 2 when a file could not be read as a game.
`;

export const program: Program = {
  name: 'nomads',
  usage: USAGE,
  commands: {
    score: { options: [], prepare: () => ok(games((game) => ok(answerScore(game)))) },
    moon: { options: [], prepare: () => ok(games((game) => ok(answerMoon(game)))) },
    write: { options: ['player'], prepare: (values) => forPlayer(values, answerWrite) },
    moves: { options: ['player'], prepare: (values) => forPlayer(values, answerMoves) },
  },
};

function forPlayer(
  { player }: Values,
  answer: (game: GameFile, player: number) => Result<Answer, string>,
): Result<Answerer, string> {
  if (player === undefined) return ok(games((game) => answer(game, game.turn)));
  const seat = parseAmount('player', player);
  return seat.ok ? ok(games((game) => answer(game, seat.value))) : seat;
}

function games(answer: (game: GameFile) => Result<Answer, string>): Answerer {
  return answerGames(decode, (game) => {
    const answered = answer(game);
    return answered.ok ? ok({ ...answered.value, warnings: warningsOf(game) }) : answered;
  });
}

function decode(text: string): Result<GameFile, string> {
  const game = decodeGameFile(text);
  return game.ok ? game : err(describeFileProblem(game.error, gameFileEn));
}

function warningsOf(game: GameFile): readonly string[] {
  return boxWarnings(game).map((warning) => describeFileProblem({ ...warning, path: '' }, boxWarningsEn));
}
