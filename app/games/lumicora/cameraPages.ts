/** Fetched as one in a browser: all that needs the camera or a code. */
export { PhonesScreen } from './PhonesScreen';
export { PhotoScreen } from './PhotoScreen';
export { PhotoTerrainScreen } from './PhotoTerrainScreen';
export { ScanScreen } from './ScanScreen';
export { ShowCodeScreen } from './ShowCodeScreen';
export { ShowTerrainScreen } from './ShowTerrainScreen';
