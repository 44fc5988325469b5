/**
 * Keeps the whole app in the browser, so that it starts and opens every page without a network.
 * `addServiceWorker.mjs` puts two lines before this text: VERSION, and FILES with the SHA-256 of each file.
 *
 * How versions follow each other: a version is fetched whole into a cache of its own, or not at all, and waits. Its turn
 * comes when a person asks for it (app/offline.web.ts), or at the next start or reload of the only window, which gets its
 * page at once. Browsers alone would wait until all windows are closed, and so leave a page that is only ever reloaded
 * with its first version for good.
 *
 * A page names only files of its version, because the name of a script or asset holds its content. A window that still
 * runs an earlier version finds that one's files in that one's cache: the version before is kept in any case, an earlier
 * one as long as a window holds the lock of that name.
 */

/* global VERSION, FILES */

const PREFIX = 'reefside-';
const CACHE = PREFIX + VERSION;
const scope = self.registration.scope;
const files = new Set(Object.keys(FILES));

/** Kept in the cache of a version that is here whole: the number of its turn, or WAITS before that. */
const TURN = new URL('service-worker.js/turn', scope).href;
const WAITS = 0;

self.addEventListener('install', (event) => {
  event.waitUntil(fetchAll().then(queue));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeTurn().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'version') event.ports[0].postMessage(VERSION);
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  event.respondWith(request.mode === 'navigate' ? answerPage(request) : answerFile(request));
});

/** A host that answers a missing file with its page, or changes its files meanwhile, fails the hash: nothing is kept. */
async function fetchAll() {
  const cache = await self.caches.open(CACHE);
  if ((await turnOf(CACHE)) !== null) return;
  const requests = Object.entries(FILES).map(
    ([file, hash]) => new Request(new URL(file, scope), { integrity: `sha256-${hash}`, cache: 'no-cache' }),
  );
  try {
    await cache.addAll(requests);
  } catch (error) {
    await self.caches.delete(CACHE);
    throw error;
  }
}

/** Only the latest version waits. Versions that knew no turns would let it wait for good: after these it takes over at once. */
async function queue() {
  const others = await otherVersions();
  for (const { name, turn } of others) {
    if (turn === WAITS) await (await self.caches.open(name)).delete(TURN);
  }
  await setTurn(WAITS);
  if (others.every(({ turn }) => turn === null)) await self.skipWaiting();
}

async function takeTurn() {
  const others = await otherVersions();
  const inUse = await namesInUse();
  const isFollowed = self.registration.installing !== null || self.registration.waiting !== null;
  const before = others.reduce((latest, other) => (isLater(other, latest) ? other : latest), { turn: null });
  await setTurn(Math.max(WAITS, ...others.map(({ turn }) => turn ?? WAITS)) + 1);
  const forgotten = others.filter(
    ({ name, turn }) => name !== before.name && !inUse.includes(name) && !(isFollowed && isYetToCome(turn)),
  );
  await Promise.all(forgotten.map(({ name }) => self.caches.delete(name)));
}

/** Caches are listed from the oldest to the latest, which tells the versions apart that knew no turns. */
function isLater(other, latest) {
  return (other.turn ?? WAITS) >= (latest.turn ?? WAITS);
}

function isYetToCome(turn) {
  return turn === null || turn === WAITS;
}

/** Every address that is no file is a page of the app, and the app is one page. */
async function answerPage(request) {
  const file = request.url.slice(scope.length).replace(/[?#].*$/, '');
  const page = files.has(file)
    ? find(request, { cacheName: CACHE })
    : find(scope, { cacheName: await handOver() });
  return (await page) ?? fetch(request);
}

/** The cache whose page a start or reload gets: the one that waits, if no other window could mind. */
async function handOver() {
  const { waiting } = self.registration;
  if (waiting === null) return CACHE;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const next = (await otherVersions()).find(({ turn }) => turn === WAITS);
  // One window may be the one that is being reloaded.
  if (windows.length > 1 || next === undefined) return CACHE;
  waiting.postMessage('take over');
  return next.name;
}

/** What this version does not have may be of another. */
async function answerFile(request) {
  return (await find(request, { cacheName: CACHE })) ?? (await find(request)) ?? fetch(request);
}

/** A file is the same for everybody, whatever a host says that it varies by. */
function find(request, options) {
  return self.caches.match(request, { ignoreSearch: true, ignoreVary: true, ...options });
}

async function otherVersions() {
  const names = (await self.caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  return Promise.all(names.map(async (name) => ({ name, turn: await turnOf(name) })));
}

async function turnOf(name) {
  const turn = await self.caches.match(TURN, { cacheName: name });
  return turn === undefined ? null : Number(await turn.text());
}

async function setTurn(turn) {
  await (await self.caches.open(CACHE)).put(TURN, new Response(String(turn)));
}

/** Every window holds a lock with the name of its version's cache. */
async function namesInUse() {
  const { held = [] } = (await self.navigator.locks?.query()) ?? {};
  return held.map(({ name }) => name);
}
