import { audit } from '@/games/lumicora/rules/audit';
import { previewCorals } from '@/games/lumicora/rules/coralScoring';
import { scoreGame } from '@/games/lumicora/session/final/finalTable';
import {
  decodeGameFile,
  encodeGameFile,
  GAME_FILE_PROBLEM_CODES,
} from '@/games/lumicora/session/gameFile/gameFile';
import type { GameFile, GameFileProblem } from '@/games/lumicora/session/gameFile/gameFile';
import { viewOfReef } from '@/games/lumicora/session/reef/finalReef';
import { gameFileDe } from '@/games/lumicora/strings/de/gameFile';
import { gameFileEn } from '@/games/lumicora/strings/en/gameFile';
import { describeGameFileProblem } from '@/games/lumicora/view/describeImportProblem';
import { createRng } from '@/kit/rng';

import { mutate } from '../../../../support/mutateFile';
import { propertyRuns } from '../../../../support/propertyRuns';
import { randomGame } from './gameFileRandom';

const MUTANTS = propertyRuns(4000, 8000);
const PATH = /^$|^[a-zA-Z]+(\[\d+\]|\.[a-zA-Z]+|\.[a-g][1-8])*$/;
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]{1,250}$/;

/** What is wrong with how a sound game behaves; null when nothing is. */
function findFaultOfGame(game: GameFile): string | null {
  const { players, ranking } = scoreGame(game);
  if (!players.every(({ total }) => Number.isSafeInteger(total))) return 'total';
  if (ranking.winners.length === 0) return 'winners';
  for (const { reef } of game.players) {
    if (reef.kind === 'luminos') audit(game.board, reef.luminos);
    if (reef.kind !== 'counts') previewCorals(viewOfReef(reef));
  }
  const text = encodeGameFile(game);
  const again = decodeGameFile(text);
  return again.ok && encodeGameFile(again.value) === text ? null : 'not the same when read again';
}

function findFaultOfProblem(problem: GameFileProblem): string | null {
  if (!GAME_FILE_PROBLEM_CODES.includes(problem.code)) return `code ${problem.code}`;
  if (!PATH.test(problem.path)) return `path ${problem.path}`;
  const words = [gameFileEn, gameFileDe].map((strings) => describeGameFileProblem(problem, strings));
  const bad = words.find((line) => !ONE_LINE.test(line) || /undefined|NaN|\[object/.test(line));
  return bad === undefined ? null : `words ${bad}`;
}

test(`${MUTANTS} mutated game files each give a game or a problem, and nothing throws`, () => {
  const rng = createRng(20260);
  const seen = new Map<string, number>();
  for (let index = 0; index < MUTANTS; index++) {
    const text = mutate(encodeGameFile(randomGame(rng)), rng);
    const result = decodeGameFile(text);
    const fault = result.ok ? findFaultOfGame(result.value) : findFaultOfProblem(result.error);
    if (fault !== null) throw new Error(`mutant ${index}: ${fault}\n${text.slice(0, 2000)}`);
    const outcome = result.ok ? 'game' : result.error.code;
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  }
  expect(seen.get('game')).toBeGreaterThan(MUTANTS / 20);
  expect(seen.get('not-json')).toBeGreaterThan(MUTANTS / 20);
  expect(seen.size).toBeGreaterThan(28);
}, 120_000);
