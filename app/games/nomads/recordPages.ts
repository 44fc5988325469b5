/** The pages of finished games, which a browser fetches together. */
export { FilesScreen } from './FilesScreen';
export { GameRecordScreen } from './GameRecordScreen';
export { HistoryScreen } from './HistoryScreen';
export { ReplayScreen } from './ReplayScreen';
export { StatisticsScreen } from './StatisticsScreen';
