/** A phone has all pages at hand; see `learnScreens.web.ts` for browsers. */
export * from '../games/lumicora/learnPages';
