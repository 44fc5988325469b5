/** A phone has the whole app; see `offline.web.ts` for browsers. */
export function keepForOffline(): void {}
