/**
 * Keeps the whole app in the browser, so that it starts and opens every page without a network.
 * `addServiceWorker.mjs` puts two lines before this text: VERSION, and FILES with the SHA-256 of each file.
 *
 * How versions follow each other: a version is fetched whole into a cache of its own, or not at all, and takes over at once.
 * From then on every start and every reload gets its page, which names only files of its version, because the name of a
 * script or asset holds its content. A window that still runs the version before finds that one's files in that one's
 * cache, so one version back is kept; waiting for all windows to close would leave a page that is only ever reloaded
 * with the first version for good.
 */

/* global VERSION, FILES */

const PREFIX = 'reefside-';
const CACHE = PREFIX + VERSION;
const scope = self.registration.scope;

self.addEventListener('install', (event) => {
  event.waitUntil(fetchAll().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  event.respondWith(request.mode === 'navigate' ? answerPage(request) : answerFile(request));
});

/** A host that answers a missing file with its page, or changes its files meanwhile, fails the hash: nothing is kept. */
async function fetchAll() {
  const requests = Object.entries(FILES).map(
    ([file, hash]) => new Request(new URL(file, scope), { integrity: `sha256-${hash}`, cache: 'no-cache' }),
  );
  try {
    await (await self.caches.open(CACHE)).addAll(requests);
  } catch (error) {
    await self.caches.delete(CACHE);
    throw error;
  }
}

/** The caches are listed from the oldest to the latest. */
async function forgetOlder() {
  const names = await self.caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => self.caches.delete(name)));
}

/** Every address that is no file is a page of the app, and the app is one page. */
async function answerPage(request) {
  const file = request.url.slice(scope.length).replace(/[?#].*$/, '');
  return (await find(file in FILES ? request : scope, { cacheName: CACHE })) ?? fetch(request);
}

/** What this version does not have may be of the version before. */
async function answerFile(request) {
  return (await find(request, { cacheName: CACHE })) ?? (await find(request)) ?? fetch(request);
}

/** A file is the same for everybody, whatever a host says that it varies by. */
function find(request, options) {
  return self.caches.match(request, { ignoreSearch: true, ignoreVary: true, ...options });
}
