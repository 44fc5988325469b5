/** Fetched as one in a browser: all that a game under way needs. */
export { CardScreen } from './CardScreen';
export { SetupScreen } from './SetupScreen';
export { TableScreen } from './TableScreen';
