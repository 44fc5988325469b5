/** Fetched as one: what two parts fetched apart have in common would come with the app itself. */
export { PuzzleMenu } from './PuzzleMenu';
export { PuzzlePlay } from './PuzzlePlay';
