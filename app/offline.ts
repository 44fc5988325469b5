/** A phone has the whole app; see `offline.web.ts` for browsers. */
export function keepForOffline(): void {}

/** Stores bring new versions to phones. */
export function useNewVersion(): (() => void) | null {
  return null;
}
