/** Fetched as one in a browser: all that a game under way needs, from the first page to the final scoring. */
export { CoralScoringScreen } from './CoralScoringScreen';
export { CorrectPlayerScreen } from './CorrectPlayerScreen';
export { CorrectTableScreen } from './CorrectTableScreen';
export { CountReefScreen } from './CountReefScreen';
export { FinalInputScreen } from './FinalInputScreen';
export { FinalScoringScreen } from './FinalScoringScreen';
export { PaintReefScreen } from './PaintReefScreen';
export { ReefScreen } from './ReefScreen';
export { SetupScreen } from './SetupScreen';
export { TableScreen } from './TableScreen';
export { TerrainScreen } from './TerrainScreen';
