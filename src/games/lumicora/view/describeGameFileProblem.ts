import type { GameFileProblem } from '../session/gameFileProblem';
import type { GameFileStrings } from '../strings/gameFile.en';

/** `path: sentence`; at the root of the file just the sentence. */
export function describeGameFileProblem(problem: GameFileProblem, strings: GameFileStrings): string {
  // Each code's words take the problem of that code, which TypeScript cannot follow through an index.
  const words = strings[problem.code] as (problem: GameFileProblem) => string;
  const sentence = words(problem);
  return problem.path === '' ? sentence : `${problem.path}: ${sentence}`;
}
