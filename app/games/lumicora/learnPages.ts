/** Fetched as one in a browser: all that teaches the game. */
export { GlossaryScreen } from './GlossaryScreen';
export { LearnScreen } from './LearnScreen';
export { LessonScreen } from './LessonScreen';
export { ReferenceScreen } from './ReferenceScreen';
export { RuleScreen } from './RuleScreen';
export { TeachScreen } from './TeachScreen';
export { TurnSummaryScreen } from './TurnSummaryScreen';
