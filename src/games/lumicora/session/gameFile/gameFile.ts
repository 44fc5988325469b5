/** The one door for game files: text or JSON from outside becomes a game that scores, or a coded problem. */

import { safeParse } from 'valibot';

import { err, type Result } from '@/kit/result';
import { finish } from '@/kit/slices';
import { parseSteps } from '@/tabletop/files/fileDoor';

import { linkGame } from './gameFileLinks';
import type { GameFile } from './gameFileModel';
import { problemOfIssue, type GameFileProblem } from './gameFileProblem';
import { gameFileSchema } from './gameFileSchema';

export { encodeGameFile, gameJson } from './encodeGameFile';
export type { GameFile, GamePlayer, GameReef } from './gameFileModel';
export { GAME_FILE_PROBLEM_CODES } from './gameFileProblem';
export type { GameFileProblem, GameFileProblemCode } from './gameFileProblem';

export function decodeGameFile(text: string): Result<GameFile, GameFileProblem> {
  const json = finish(parseSteps(text));
  return json.ok ? decodeGame(json.value) : err({ path: '', ...json.error });
}

/** For JSON that is already parsed. */
export function decodeGame(json: unknown): Result<GameFile, GameFileProblem> {
  const parsed = safeParse(gameFileSchema, json, { abortEarly: true, abortPipeEarly: true });
  return parsed.success ? linkGame(parsed.output) : err(problemOfIssue(parsed.issues[0]));
}
