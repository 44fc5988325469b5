export { FinalScreen } from './FinalScreen';
export { LightsScreen } from './LightsScreen';
export { ModulesScreen } from './ModulesScreen';
export { MoreScreen } from './MoreScreen';
export { SetupScreen } from './SetupScreen';
export { TableScreen } from './TableScreen';
