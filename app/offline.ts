/** A phone has the whole app; see `offline.web.ts` for browsers. */
export function keepForOffline(): void {}

/** Stores bring new versions to phones. */
export function useNewVersion(): (() => void) | null {
  return null;
}

/** On a phone, no page is missing. */
export function useOutdated(_mayReload: boolean): (() => void) | null {
  return null;
}
