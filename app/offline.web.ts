/** For browsers that do not say when they are idle: long enough for the first page to be there and answer. */
const AFTER_MS = 3000;

/**
 * Lets a service worker (scripts/web/serviceWorker.js) fetch all of the app while nobody waits, so that it starts and
 * opens every page without a network. Browsers offer this over https and on localhost only. Where it does not work,
 * the app is as it was: each part is fetched when it is opened.
 */
export function keepForOffline(): void {
  if (__DEV__ || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(register);
    else setTimeout(register, AFTER_MS);
  });
}
