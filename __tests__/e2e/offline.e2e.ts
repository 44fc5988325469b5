import type { Page } from '@playwright/test';

import { test, waitUntilKept, type Host } from './host';
import { expect, tap } from './person';

async function openLesson(page: Page) {
  await tap(
    page.getByRole('link', { name: /Learn to play/ }).or(page.getByRole('button', { name: 'Learn to play' })),
  );
  await tap(page.getByRole('link', { name: /Touch your own colour/ }));
  await expect(page.getByText('1 of', { exact: false }).first()).toBeVisible();
}

test('once the app has been open for a moment, lessons and puzzles come without a network', async ({
  page,
  context,
}) => {
  await page.goto('/lumicora');
  await waitUntilKept(page);
  await context.setOffline(true);
  await openLesson(page);
  await tap(page.getByRole('button', { name: 'Back' }));
  await tap(page.getByRole('link', { name: /Puzzles/ }).or(page.getByRole('button', { name: 'Puzzles' })));
  await expect(page.getByText('Every legal place').first()).toBeVisible();
});

test('without a network, the app reloads at an inner address and goes on from there', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.goto('/lumicora/rules/PL-1?from=nowhere');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Colour to colour' })).toBeVisible();
  await page.goto('/lumicora/puzzles/light-side?difficulty=easy&seed=7');
  await expect(page.getByRole('button', { name: 'That is my answer' })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByText('There is no page at this address.')).toBeVisible();
});

test('an app that was open once opens again when its host is gone', async ({ page, context, host }) => {
  await page.goto('/');
  await waitUntilKept(page);
  await page.close();
  host.stop();
  const again = await context.newPage();
  await again.goto('/lumicora');
  await openLesson(again);
});

/** Puts another version on the host, and waits until this window has fetched it whole. */
async function release(page: Page, host: Host, version: string) {
  host.release(version);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing === null) return;
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  });
}

/** The host puts its version into the names of all scripts but those that it began with. */
async function expectVersion(page: Page, version: string) {
  const pattern = version === 'first' ? /index-\w+\.js$/ : new RegExp(`\\.v${version}\\.js$`);
  await expect(page.locator('script[src*="/index-"]').last()).toHaveAttribute('src', pattern);
}

const offer = (page: Page) => page.getByRole('region', { name: 'New version' });
const reload = (page: Page) => tap(offer(page).getByRole('button', { name: 'Reload' }));

test('another version is fetched whole, offered, and comes when a person asks for it', async ({
  page,
  host,
}) => {
  await page.goto('/lumicora');
  await waitUntilKept(page);
  await release(page, host, '2');
  await expect(offer(page)).toHaveText(/A new version is here/);
  host.stop();
  await openLesson(page);
  await expectVersion(page, 'first');
  await tap(page.getByRole('button', { name: 'Back' }));
  await tap(page.getByRole('button', { name: 'Back' }));
  await reload(page);
  await expectVersion(page, '2');
  await expect(offer(page)).toBeHidden();
  await openLesson(page);
});

test('nobody is offered a version in the middle of something half-made', async ({ page, host }) => {
  await page.goto('/lumicora');
  await waitUntilKept(page);
  await tap(page.getByRole('button', { name: 'New game', exact: true }));
  await release(page, host, '2');
  expect(await page.evaluate(isWaiting)).toBe(true);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await tap(page.getByRole('button', { name: 'Back' }));
  await expect(offer(page)).toBeVisible();
});

async function isWaiting() {
  return (await navigator.serviceWorker.ready).waiting !== null;
}

test('a page that is only ever reloaded gets each version at the next reload', async ({ page, host }) => {
  await page.goto('/');
  await waitUntilKept(page);
  for (const version of ['2', '3']) {
    await release(page, host, version);
    await expect(offer(page)).toBeVisible();
    await page.reload();
    await expectVersion(page, version);
    await expect.poll(() => page.evaluate(isWaiting)).toBe(false);
    await expect(offer(page)).toBeHidden();
  }
});

test('at a cold start, a version that has waited is there from the first page on', async ({
  page,
  context,
  host,
}) => {
  await page.goto('/');
  await waitUntilKept(page);
  await release(page, host, '2');
  await expect(offer(page)).toBeVisible();
  host.stop();
  await page.close();
  const again = await context.newPage();
  await again.goto('/lumicora');
  await expectVersion(again, '2');
  await openLesson(again);
});

test('another window goes on with the version that it runs, however many follow', async ({
  page,
  context,
  host,
}) => {
  await page.goto('/lumicora/new');
  await waitUntilKept(page);
  const names = () => page.getByRole('textbox').first();
  await names().fill('Half-made');
  const other = await context.newPage();
  for (const version of ['2', '3', '4']) {
    await other.goto('/');
    await release(other, host, version);
    await reload(other);
    await expectVersion(other, version);
  }
  host.stop();
  await expect(names()).toHaveValue('Half-made');
  await tap(page.getByRole('button', { name: 'Back' }));
  await openLesson(page);
  await expectVersion(page, 'first');
});

test('of all versions, only the latest and the one before stay in the browser', async ({ page, host }) => {
  const count = () => page.evaluate(async () => (await caches.keys()).length);
  await page.goto('/');
  await waitUntilKept(page);
  for (const version of ['2', '3', '4']) {
    await release(page, host, version);
    await reload(page);
    await expectVersion(page, version);
    await expect.poll(count).toBe(2);
  }
});

test('a version that nobody took is forgotten when a later one comes, and the one in use is not', async ({
  page,
  host,
}) => {
  const kept = () => page.evaluate(() => caches.keys());
  await page.goto('/lumicora');
  await waitUntilKept(page);
  const [first] = await kept();
  await release(page, host, '2');
  await expect(offer(page)).toBeVisible();
  await release(page, host, '3');
  expect(await kept()).toHaveLength(3);
  await page.reload();
  await expectVersion(page, '3');
  await expect.poll(kept).toHaveLength(2);
  expect(await kept()).toContain(first);
});

test('a page of a version that is gone everywhere says so, and comes with the new one', async ({
  context,
  host,
}) => {
  // A window of its own, because the console may speak of the script that did not come.
  const page = await context.newPage();
  await page.goto('/lumicora');
  await waitUntilKept(page);
  const [first] = await page.evaluate(() => caches.keys());
  await release(page, host, '2');
  await page.evaluate(async (name) => {
    const taken = new Promise((resolve) => (navigator.serviceWorker.oncontrollerchange = resolve));
    (await navigator.serviceWorker.ready).waiting?.postMessage('take over');
    await taken;
    await caches.delete(name!);
  }, first);
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await tap(page.getByRole('link', { name: /Learn to play/ }));
  await expect(page.getByRole('alert')).toContainText('belongs to an older version');
  await expectVersion(page, '2');
  await expect(page.getByRole('link', { name: /Touch your own colour/ })).toBeVisible();
});

test('a browser whose version knew nothing of waiting is not left with it', async ({ page, host }) => {
  await page.goto('/');
  await waitUntilKept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/service-worker.js/turn');
  });
  await release(page, host, '2');
  await expect.poll(() => page.evaluate(async () => (await fetch('/')).text())).toContain('.v2.js');
  await page.reload();
  await expectVersion(page, '2');
});

test('an address that JavaScript knows by itself is a page like any other, without a network too', async ({
  page,
  context,
}) => {
  const addresses = ['/constructor', '/toString', '/__proto__', '/hasOwnProperty'];
  const openAll = async () => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByText('There is no page at this address.')).toBeVisible();
    }
  };
  await page.goto('/');
  await openAll();
  await waitUntilKept(page);
  await context.setOffline(true);
  await openAll();
});

test('a version whose files do not fit together is not taken', async ({ page, host }) => {
  await page.goto('/');
  await waitUntilKept(page);
  const before = await page.evaluate(() => caches.keys());
  host.release('2');
  host.damage();
  const fate = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing === null) return 'none came';
    await new Promise((resolve) => installing.addEventListener('statechange', resolve));
    return installing.state;
  });
  expect(fate).toBe('redundant');
  expect(await page.evaluate(() => caches.keys())).toEqual(before);
  host.stop();
  await page.goto('/lumicora');
  await openLesson(page);
});
