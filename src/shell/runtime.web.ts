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
