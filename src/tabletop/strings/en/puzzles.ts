import type { Difficulty } from '../../learn/puzzles';

/** The pages around the puzzles of any game. */
export const puzzleDeskEn = {
  title: 'Puzzles',
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
  found: (count: number) => `${count} found`,
  thatIsAll: 'That is all',
  answer: 'That is my answer',
  tapLine: 'Tap a line to see it on the board.',
  others: 'Other puzzles',
  ofTheDay: 'Puzzle of the day',
  ofTheDayLead: 'Today everyone has this one.',
  options: 'Answers',
  chances: (count: number) => (count === 1 ? '1 chance left' : `${count} chances left`),
  right: 'Right!',
  wrong: 'Not right.',
  outOfChances: 'No chance left. Here is the solution.',
  next: 'Next puzzle',
  dayStreak: (count: number) => (count === 1 ? '1 day in a row' : `${count} days in a row`),
  noneTried: 'No puzzle tried yet',
  solvedToday: 'Solved today',
  triedToday: 'Tried today. The next one comes tomorrow.',
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' } satisfies Readonly<
    Record<Difficulty, string>
  >,
  inARow: (count: number) => `${count} in a row`,
  solvedOf: (percent: number, solved: number, tried: number) => `${solved} of ${tried} solved, ${percent}%`,
};

export type PuzzleDeskStrings = typeof puzzleDeskEn;
