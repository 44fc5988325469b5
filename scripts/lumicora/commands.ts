/** The commands by name. */

import type { GameFile } from '@/games/lumicora/session/gameFile/gameFile';
import { ok, type Result } from '@/kit/result';

import type { Answer } from './answer';
import type { Command } from './arguments';
import { answerCheck } from './check';
import { answerLegal } from './legal';
import { answerPreview } from './preview';
import { answerScore } from './score';

export function answerGame(command: Command, game: GameFile): Result<Answer, string> {
  const answer = answerCommand(command, game);
  if (!answer.ok || !isTerrainGuessed(game)) return answer;
  const note = `The file names no terrain: side ${game.board.side} is the app's guess.`;
  return ok({ ...answer.value, table: `${answer.value.table}\n\n${note}` });
}

/** BO-3: people should know when a figure may hang on a guess. */
function isTerrainGuessed({ boardIsDefault, players }: GameFile): boolean {
  return boardIsDefault && players.some(({ reef }) => reef.kind !== 'counts');
}

function answerCommand(command: Command, game: GameFile): Result<Answer, string> {
  switch (command.name) {
    case 'score':
      return ok(answerScore(game));
    case 'preview':
      return answerPreview(game, command.player);
    case 'legal':
      return answerLegal(game, command);
    case 'check':
      return answerCheck(game);
  }
}
