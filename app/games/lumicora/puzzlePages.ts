/** Fetched as one in a browser: the puzzles. */
export { PuzzleScreen } from './PuzzleScreen';
export { PuzzlesScreen } from './PuzzlesScreen';
export { ReviewScreen } from './ReviewScreen';
