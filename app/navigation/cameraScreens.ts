/** A phone has all pages at hand; see `cameraScreens.web.ts` for browsers. */
export * from '../games/lumicora/cameraPages';
