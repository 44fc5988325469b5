export { LearnScreen } from './LearnScreen';
export { LessonScreen } from './LessonScreen';
export { PuzzleScreen } from './PuzzleScreen';
export { PuzzlesScreen } from './PuzzlesScreen';
export { RulesScreen } from './RulesScreen';
