/** The puzzle of the day: from the date alone, so it is the same for everyone. */

import { generatePuzzle } from './generate';
import { DIFFICULTIES, PUZZLE_KINDS, type Puzzle } from './puzzle';

/** Kinds and difficulties take turns; fifteen days bring every combination once. */
export function puzzleOfTheDay(year: number, month: number, day: number): Puzzle {
  const number = dayNumber(year, month, day);
  const kind = PUZZLE_KINDS[number % PUZZLE_KINDS.length]!;
  const difficulty = DIFFICULTIES[number % DIFFICULTIES.length]!;
  return generatePuzzle(kind, difficulty, DAILY_SEEDS + number);
}

/** Away from the small seeds, which people meet when they practise. */
const DAILY_SEEDS = 0x40000000;

const DAYS_IN_400_YEARS = 146_097;
const DAYS_IN_YEAR = 365;

/** Days of the Gregorian calendar from 1 March of the year 0 on; months and days count from 1. */
export function dayNumber(year: number, month: number, day: number): number {
  // Years that begin in March have their leap day at the end.
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  const cycle = Math.floor(marchYear / 400);
  const inCycle = marchYear - cycle * 400;
  const leapDays = Math.floor(inCycle / 4) - Math.floor(inCycle / 100);
  const dayOfYear = Math.floor((153 * marchMonth + 2) / 5) + day - 1;
  return cycle * DAYS_IN_400_YEARS + inCycle * DAYS_IN_YEAR + leapDays + dayOfYear;
}
