/** Fetched as one in a browser: all that teaches the game, and the puzzles. */
export { LearnScreen } from './LearnScreen';
export { LessonScreen } from './LessonScreen';
export { PuzzleScreen } from './PuzzleScreen';
export { PuzzlesScreen } from './PuzzlesScreen';
export { RulesScreen } from './RulesScreen';
