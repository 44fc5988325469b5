/** The one door for game files: text or JSON from outside becomes a game that scores, or a coded problem. */

import { safeParse } from 'valibot';

import { parseJson } from '@/kit/json';
import { err, ok, type Result } from '@/kit/result';
import { finish } from '@/kit/slices';

import { linkGame } from './gameFileLinks';
import type { GameFile } from './gameFileModel';
import { problemOfIssue, type GameFileProblem } from './gameFileProblem';
import { gameFileSchema } from './gameFileSchema';
import { jsonFaultSteps, positionAt } from './jsonScan';

export { encodeGameFile, gameJson } from './encodeGameFile';
export type { GameFile, GamePlayer, GameReef } from './gameFileModel';
export { GAME_FILE_PROBLEM_CODES } from './gameFileProblem';
export type { GameFileProblem, GameFileProblemCode } from './gameFileProblem';

const BYTE_ORDER_MARK = '\ufeff';

export function decodeGameFile(text: string): Result<GameFile, GameFileProblem> {
  const json = finish(parseSteps(text));
  return json.ok ? decodeGame(json.value) : json;
}

/** The JSON of a text from outside, or where it stops being JSON, in steps that tell how far they are. */
export function* parseSteps(text: string): Generator<number, Result<unknown, GameFileProblem>> {
  const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
  if (json.trim() === '') return err({ path: '', code: 'empty-text' });
  const fault = yield* jsonFaultSteps(json);
  if (fault === null) {
    // No engine parses in steps: this one is the longest, and stands alone.
    yield 1;
    const parsed = parseSound(json);
    yield 1;
    return parsed;
  }
  if (fault.kind === 'depth') return err({ path: '', code: 'nested-too-deeply' });
  return err({ path: '', code: 'not-json', ...positionAt(json, fault.offset) });
}

function parseSound(json: string): Result<unknown, GameFileProblem> {
  const parsed = parseJson(json);
  // An engine refuses sound JSON only for its depth.
  return parsed === undefined ? err({ path: '', code: 'nested-too-deeply' }) : ok(parsed);
}

/** For JSON that is already parsed. */
export function decodeGame(json: unknown): Result<GameFile, GameFileProblem> {
  const parsed = safeParse(gameFileSchema, json, { abortEarly: true, abortPipeEarly: true });
  return parsed.success ? linkGame(parsed.output) : err(problemOfIssue(parsed.issues[0]));
}
