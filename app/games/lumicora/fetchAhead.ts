/** A phone has the whole app; see `fetchAhead.web.ts` for browsers. */
export function fetchAhead(): void {}
