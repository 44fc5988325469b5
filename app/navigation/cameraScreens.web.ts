/** In a browser, what needs the camera or a code comes when it is first opened, so that the app starts sooner. */

import { later } from './later';

const pages = () => import('../games/lumicora/cameraPages');

export const PhonesScreen = later(async () => (await pages()).PhonesScreen);
export const PhotoScreen = later(async () => (await pages()).PhotoScreen);
export const PhotoTerrainScreen = later(async () => (await pages()).PhotoTerrainScreen);
export const ScanScreen = later(async () => (await pages()).ScanScreen);
export const ShowCodeScreen = later(async () => (await pages()).ShowCodeScreen);
export const ShowTerrainScreen = later(async () => (await pages()).ShowTerrainScreen);
