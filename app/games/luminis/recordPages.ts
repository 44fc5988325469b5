/** Fetched as one in a browser: the finished games, and the owner's cards. */
export { CardsScreen } from './CardsScreen';
export { CodesScreen } from './CodesScreen';
export { FilesScreen } from './FilesScreen';
export { GameRecordScreen } from './GameRecordScreen';
export { HistoryScreen } from './HistoryScreen';
export { ReplayScreen } from './ReplayScreen';
export { StatisticsScreen } from './StatisticsScreen';
