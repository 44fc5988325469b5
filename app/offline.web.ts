import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

import { report } from '@/kit/report';

/** For browsers that do not say when they are idle: long enough for the first page to be there and answer. */
const AFTER_MS = 3000;

/** The host is asked for another version at most so often. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/** A reload does not wait longer than this for the other version to take over. */
const TAKE_OVER_MS = 3000;

/** Long enough to read why the page reloads. */
const READ_MS = 2500;

/** The version that this window has left by a reload, which did not help if it is there again. */
const LEFT_KEY = 'reefside.leftVersion';

interface NewVersion {
  /** Reloads this window with the version that is here by now; null while this is the latest. */
  readonly reload: (() => void) | null;
}

const newVersion = createStore<NewVersion>(() => ({ reload: null }));

/** How to go on with a newer version, once it is here as a whole. */
export function useNewVersion(): (() => void) | null {
  return useStore(newVersion).reload;
}

/**
 * For a page that did not come: how to reload, if it belongs to an older version than the host has by now. Where it may,
 * that happens by itself, but not again if it did not help.
 */
export function useOutdated(mayReload: boolean): (() => void) | null {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    void hasHostMovedOn().then(setOutdated);
  }, []);
  useEffect(() => {
    if (!isOutdated || !mayReload) return;
    const timer = setTimeout(() => {
      if (leaveVersion()) reload();
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [isOutdated, mayReload]);
  return isOutdated ? reload : null;
}

/** Asks for the page that a reload would get. An answer without a version is not from our host. */
async function hasHostMovedOn(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    const version = /<html[^>]* data-version="([^"]+)"/.exec(await answer.text())?.[1];
    return version !== undefined && version !== ownVersion();
  } catch (error) {
    reportUnlessForbidden(error);
    return false;
  }
}

/** False if this version was left before, or if that cannot be remembered. */
function leaveVersion(): boolean {
  const version = ownVersion() ?? '';
  try {
    if (sessionStorage.getItem(LEFT_KEY) === version) return false;
    sessionStorage.setItem(LEFT_KEY, version);
    return true;
  } catch (error) {
    reportUnlessForbidden(error);
    return false;
  }
}

function reload(): void {
  window.location.reload();
}

/**
 * Lets a service worker (scripts/web/serviceWorker.js) fetch all of the app while nobody waits, so that it starts and
 * opens every page without a network, and does the same with each version that follows. Browsers offer this over https
 * and on localhost only. Where it does not work, the app is as it was: each part is fetched when it is opened.
 */
export function keepForOffline(): void {
  if (__DEV__ || !('serviceWorker' in navigator)) return;
  holdOwnVersion();
  const register = () =>
    void navigator.serviceWorker.register('/service-worker.js').then(follow).catch(reportUnlessForbidden);
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(register);
    else setTimeout(register, AFTER_MS);
  });
}

/** As long as this window is open, no other version lets the browser forget the files of this one. */
function holdOwnVersion(): void {
  void navigator.locks?.request(`reefside-${ownVersion()}`, { mode: 'shared' }, () => new Promise(() => {}));
}

function follow(registration: ServiceWorkerRegistration): void {
  const compare = async () => {
    const { waiting, active } = registration;
    const latest = waiting ?? active;
    if (latest === null) return;
    const isNewer = (await versionOf(latest)) !== ownVersion();
    // This window got the page of that version already, but the browser may have missed the request to take over.
    if (!isNewer) waiting?.postMessage('take over');
    newVersion.setState({ reload: isNewer ? () => reloadWith(registration) : null });
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void compare());
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => void compare());
  void compare();

  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = performance.now();
    registration.update().catch(reportUnlessForbidden);
  });
}

function reloadWith({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  setTimeout(reload, TAKE_OVER_MS);
  waiting.postMessage('take over');
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage('version', [port2]);
  });
}

function ownVersion(): string | undefined {
  return document.documentElement.dataset.version;
}

/** Browsers refuse with these two, in private windows and without a network. */
function reportUnlessForbidden(error: unknown): void {
  if (!(error instanceof TypeError || error instanceof DOMException)) report(error, 'offline');
}
