/** The `lumicora` command: what it can be asked, and what it says of a game. */

import type { ReefBoard } from '@/games/lumicora/rules/boards';
import { COLORS } from '@/games/lumicora/rules/model';
import { decodeGameFile, type GameFile } from '@/games/lumicora/session/gameFile/gameFile';
import { gameFileEn } from '@/games/lumicora/strings/en/gameFile';
import { describeGameFileProblem } from '@/games/lumicora/view/describeImportProblem';
import { err, ok, type Result } from '@/kit/result';

import {
  answerGames,
  decodeText,
  parseAmount,
  type Answer,
  type Answerer,
  type Program,
  type Read,
  type Values,
} from '../command/command';
import { answerCheck } from './check';
import { answerLegal } from './legal';
import { answerPhotos, parseCorners } from './photo';
import { answerPreview } from './preview';
import { answerScore } from './score';

const USAGE = `Usage: npm run --silent lumicora -- COMMAND FILE... [options]

  score FILE...      final scoring of each game
  preview FILE...    what each coral scoring would give one player now
  legal FILE...      every legal placement for a color
  check FILE...      the Luminos that broke a rule when they were laid
  photo FILE.jpg...  where a reef lies on a picture, and what is seen on its spaces

  FILE is a game file; - reads standard input.

Options:
  --json             one JSON document a line, one line a file
  --player N         preview, legal: whose reef, from 0 (default 0)
  --color COLOR      legal: green, pink, blue or yellow (required)
  --limestone K      legal: markers to pay with (default: what the player has)
  --corners X,Y,...  photo: the middles of a1, a5, g5 and g1 in pixels (default: they are looked for)
  --board GAME.json  photo: the terrain is the one of this game
  --help             this text

Exit status: 0; 1 when check found a problem; 2 when a file could not be read as a game or a picture.
`;

export const program: Program = {
  name: 'lumicora',
  usage: USAGE,
  commands: {
    score: { options: [], prepare: () => ok(games((game) => ok(answerScore(game)))) },
    preview: { options: ['player'], prepare: preparePreview },
    legal: { options: ['player', 'color', 'limestone'], prepare: prepareLegal },
    check: { options: [], prepare: () => ok(games(answerCheck)) },
    photo: { options: ['corners', 'board'], prepare: preparePhoto },
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

async function preparePhoto(values: Values, read: Read): Promise<Result<Answerer, string>> {
  const corners = values.corners === undefined ? null : parseCorners(values.corners);
  if (corners?.ok === false) return corners;
  const board = values.board === undefined ? null : await readTerrain(values.board, read);
  if (board?.ok === false) return board;
  return ok(answerPhotos({ corners: corners?.value ?? null, board: board?.value ?? null }));
}

/** Null where the file names no terrain: a guess about it would only mislead. */
async function readTerrain(file: string, read: Read): Promise<Result<ReefBoard | null, string>> {
  const bytes = await read(file);
  const text = bytes.ok ? decodeText(bytes.value) : bytes;
  const game = text.ok ? decode(text.value) : text;
  if (!game.ok) return err(`--board: ${file}: ${game.error}`);
  return ok(game.value.boardIsDefault ? null : game.value.board);
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
