import type { HintStage } from '../../learn/hints';
import type { Difficulty } from '../../learn/puzzles';

/** The pages around the puzzles of any game. */
export const puzzleDeskEn = {
  title: 'Puzzles',
  unknown: 'There’s no such puzzle.',
  streak: 'In a row',
  bestStreak: 'Best',
  accuracy: 'Solved',
  percent: (percent: number) => `${percent}%`,
  play: 'Play',
  look: 'Look again',
  kindAndDifficulty: (kind: string, difficulty: string) => `${kind} · ${difficulty}`,
  playKind: (kind: string, difficulty: string) => `Play: ${kind}, ${difficulty}`,
  playDaily: (name: string) => `Play: ${name}`,
  difficultyOf: (kind: string) => `Difficulty of ${kind}`,
  found: (count: number) => `${count} found`,
  thatIsAll: 'That’s all',
  answer: 'That’s my answer',
  tapLine: 'Tap a line to see it on the board.',
  others: 'Other puzzles',
  ofTheDay: 'Puzzle of the day',
  ofTheDayLead: 'Today everyone has this one.',
  help: {
    /** The key that leads to each stage. */
    stages: { look: 'Hint', rule: 'The rule', answer: 'Show me' } satisfies Readonly<
      Record<HintStage, string>
    >,
    look: 'Look at the marked spaces.',
  },
  options: 'Answers',
  chances: (count: number) => (count === 1 ? '1 chance left' : `${count} chances left`),
  right: 'Right!',
  wrong: 'Not right.',
  outOfChances: 'No chances left. Here’s the solution.',
  next: 'Next puzzle',
  goOn: 'Go on',
  review: {
    title: 'Review',
    /** On the way to it. */
    waiting: (count: number) => (count === 0 ? 'Review' : `Review (${count})`),
    empty: 'Nothing to review today.',
    emptyLead: 'What goes wrong in lessons, games and puzzles comes back here until you know it.',
    done: 'Done for today!',
    result: (right: number, count: number) => `${right} of ${count} right`,
    learned: (count: number) => (count === 1 ? '1 rule learned for good' : `${count} rules learned for good`),
    comesAgain: (rule: string, days: number) =>
      days === 1 ? `${rule}: again tomorrow` : `${rule}: again in ${days} days`,
    isLearned: (rule: string) => `${rule}: learned`,
    next: (days: number) =>
      days === 1 ? 'The next ones come tomorrow.' : `The next ones come in ${days} days.`,
    finish: 'Finish',
  },
  dayStreak: (count: number) => `${count}-day streak`,
  noneTried: 'No puzzle tried yet',
  solvedToday: 'Solved today',
  triedToday: 'Tried today. The next one comes tomorrow.',
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' } satisfies Readonly<
    Record<Difficulty, string>
  >,
  ratingLabel: (rating: number, best: number) => `Rating ${rating}, best ${best}`,
  inARow: (count: number) => `${count} in a row`,
  solvedOf: (percent: number, solved: number, tried: number) => `${solved} of ${tried} solved, ${percent}%`,
};

export type PuzzleDeskStrings = typeof puzzleDeskEn;
