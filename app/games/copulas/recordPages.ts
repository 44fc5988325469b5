export { HistoryScreen } from './HistoryScreen';
export { RecordScreen } from './RecordScreen';
export { ReplayScreen } from './ReplayScreen';
export { StatisticsScreen } from './StatisticsScreen';
