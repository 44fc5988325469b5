import type { Color } from '../rules/model';
import { wordsEn } from './words.en';

/** The pages around the puzzles. Short, because the pages show them before the puzzles themselves are fetched. */
export const puzzleScreensEn = {
  title: 'Puzzles',
  coming: 'The puzzle is coming …',
  missing: 'The puzzles could not be fetched. Try again when you are online.',
  fetchAgain: 'Try again',
  unknown: 'There is no such puzzle.',
  streak: 'In a row',
  bestStreak: 'Best',
  accuracy: 'Solved',
  percent: (percent: number) => `${percent}%`,
  play: 'Play',
  look: 'Look at it again',
  kindAndDifficulty: (kind: string, difficulty: string) => `${kind} · ${difficulty}`,
  playKind: (kind: string, difficulty: string) => `Play: ${kind}, ${difficulty}`,
  playDaily: (name: string) => `Play: ${name}`,
  difficultyOf: (kind: string) => `Difficulty of ${kind}`,
  hand: (color: Color, first: string, second: string) =>
    `Lumino in hand: ${wordsEn.colors[color]}, ${first} and ${second}`,
  found: (count: number) => `${count} found`,
  tapTwo: 'Tap the two spaces of a place. Each wrong pair costs a chance.',
  tapSecond: 'Now the second space.',
  rightPlace: 'Right, that is one of them.',
  thatIsAll: 'That is all',
  candidate: (letter: string) => `Placement ${letter}`,
  position: (position: number) => `Lumino ${position}`,
  foundPlace: 'found',
  missedPlace: 'not found',
  tapLumino: 'Tap the Lumino that you mean.',
  chosenLumino: (position: number) => `You have chosen Lumino ${position}.`,
  tapPlacement: 'Choose one to see it lie there.',
  answer: 'That is my answer',
  tapLine: 'Tap a line to see it on the board.',
  others: 'Other puzzles',
};

export type PuzzleScreenStrings = typeof puzzleScreensEn;
