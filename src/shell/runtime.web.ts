/** What runs the app in browsers. */

import { report, reportUnlessRefused } from '@/kit/report';

/** Reports what nobody caught. An event without an error is about somebody else's script, or a notice of the browser. */
export function reportStrayErrors(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error !== null && error !== undefined) report(error, 'uncaught');
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportUnlessRefused(reason, 'unhandled rejection'),
  );
}

/** Starts the app anew, at its first page: the address may be what it fails at. */
export function restartApp(): void {
  window.location.assign('/');
}

interface Loader {
  /** How the bundler's `import()` loads a script. */
  __loadBundleAsync?: (address: string) => Promise<void>;
}

/**
 * What several later parts of the app share is a file of its own (scripts/web/fetchSharedLater.mjs), which has to be there
 * before each of them. A part is on its way meanwhile.
 */
export function prepareParts(): void {
  const { shared } = document.documentElement.dataset;
  const loader = globalThis as Loader;
  const load = loader.__loadBundleAsync;
  if (shared === undefined || load === undefined) return;
  loader.__loadBundleAsync = async (address) => {
    preload(address);
    await load(shared);
    await load(address);
  };
}

function preload(href: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href });
  link.onload = link.onerror = () => link.remove();
  document.head.append(link);
}

/** For browsers that do not say when they are idle: long enough for the first page to be drawn. */
const AFTER_MS = 200;

/** Does it once the page has answered whatever it has to; what this returns calls it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(work);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, AFTER_MS);
  return () => clearTimeout(timer);
}
