/** The `lumicora` command: what it can be asked, and what it says of a game. */

import { COLORS } from '@/games/lumicora/rules/model';
import { decodeGameFile, type GameFile } from '@/games/lumicora/session/gameFile/gameFile';
import { gameFileEn } from '@/games/lumicora/strings/en/gameFile';
import { describeGameFileProblem } from '@/games/lumicora/view/describeImportProblem';
import { err, ok, type Result } from '@/kit/result';

import {
  answerGames,
  parseAmount,
  type Answer,
  type Answerer,
  type Program,
  type Values,
} from '../command/command';
import { answerCheck } from './check';
import { answerLegal } from './legal';
import { answerPreview } from './preview';
import { answerScore } from './score';

const USAGE = `Usage: npm run --silent lumicora -- COMMAND FILE... [options]

  score FILE...      final scoring of each game
  preview FILE...    what each coral scoring would give one player now
  legal FILE...      every legal placement for a color
  check FILE...      the Luminos that broke a rule when they were laid

  FILE is a game file; - reads standard input.

Options:
  --json             one JSON document a line, one line a file
  --player N         preview, legal: whose reef, from 0 (default 0)
  --color COLOR      legal: green, pink, blue or yellow (required)
  --limestone K      legal: markers to pay with (default: what the player has)
  --help             this text

Exit status: 0; 1 when check found a problem; 2 when a file could not be read as a game.
`;

export const program: Program = {
  name: 'lumicora',
  usage: USAGE,
  commands: {
    score: { options: [], prepare: () => ok(games((game) => ok(answerScore(game)))) },
    preview: { options: ['player'], prepare: preparePreview },
    legal: { options: ['player', 'color', 'limestone'], prepare: prepareLegal },
    check: { options: [], prepare: () => ok(games(answerCheck)) },
  },
};

function preparePreview(values: Values): Result<Answerer, string> {
  const player = parseAmount('player', values.player ?? '0');
  return player.ok ? ok(games((game) => answerPreview(game, player.value))) : player;
}

function prepareLegal(values: Values): Result<Answerer, string> {
  const player = parseAmount('player', values.player ?? '0');
  if (!player.ok) return player;
  if (values.color === undefined) return err('legal needs --color');
  const color = COLORS.find((known) => known === values.color);
  if (color === undefined) return err(`--color: ${values.color} is not a color`);
  const limestone = values.limestone === undefined ? null : parseAmount('limestone', values.limestone);
  if (limestone?.ok === false) return limestone;
  return ok(
    games((game) => answerLegal(game, { player: player.value, color, limestone: limestone?.value ?? null })),
  );
}

function games(answer: (game: GameFile) => Result<Answer, string>): Answerer {
  return answerGames(decode, (game) => withTerrainNote(game, answer(game)));
}

function decode(text: string): Result<GameFile, string> {
  const game = decodeGameFile(text);
  return game.ok ? game : err(describeGameFileProblem(game.error, gameFileEn));
}

/** BO-3: people should know when a figure may hang on a guess. */
function withTerrainNote(game: GameFile, answer: Result<Answer, string>): Result<Answer, string> {
  const isGuessed = game.boardIsDefault && game.players.some(({ reef }) => reef.kind !== 'counts');
  if (!answer.ok || !isGuessed) return answer;
  const note = `The file names no terrain: side ${game.board.side} is the app's guess.`;
  return ok({ ...answer.value, table: `${answer.value.table}\n\n${note}` });
}
