/** The pages of a game under way, which a browser fetches together. */
export { CampfireScreen } from './CampfireScreen';
export { CardsScreen } from './CardsScreen';
export { CorrectScreen } from './CorrectScreen';
export { FinalScreen } from './FinalScreen';
export { SetupScreen } from './SetupScreen';
export { TableScreen } from './TableScreen';
