/** Fetched as one in a browser: the finished games. */
export { GameRecordScreen } from './GameRecordScreen';
export { HistoryScreen } from './HistoryScreen';
export { ReplayScreen } from './ReplayScreen';
export { ScoreFinishedScreen } from './ScoreFinishedScreen';
export { StatisticsScreen } from './StatisticsScreen';
