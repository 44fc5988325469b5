import { test, waitUntilKept } from './host';
import { expect, tap } from './person';
import { expectVersion, offer, openLesson, release, reload } from './versions';

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
  await page.goto('/lumicora');
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.goto('/lumicora/rules/PL-1?from=nowhere');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Match the color' })).toBeVisible();
  await page.goto('/lumicora/puzzles/light-side?difficulty=easy&seed=7');
  await expect(page.getByRole('button', { name: 'That’s my answer' })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByText('There’s no page at this address.')).toBeVisible();
});

test('an app that was open once opens again when its host is gone', async ({ page, context, host }) => {
  await page.goto('/lumicora');
  await waitUntilKept(page);
  await page.close();
  host.stop();
  const again = await context.newPage();
  await again.goto('/lumicora');
  await openLesson(again);
});

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
  await tap(page.getByRole('link', { name: /^Learn/ }));
  await expect(page.getByRole('alert')).toContainText('belongs to an older version');
  await expectVersion(page, '2');
  await expect(page.getByRole('link', { name: /On the ground/ })).toBeVisible();
});

test('an address that JavaScript knows by itself is a page like any other, without a network too', async ({
  page,
  context,
}) => {
  const addresses = ['/constructor', '/toString', '/__proto__', '/hasOwnProperty'];
  const openAll = async () => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByText('There’s no page at this address.')).toBeVisible();
    }
  };
  await page.goto('/lumicora');
  await openAll();
  await waitUntilKept(page);
  await context.setOffline(true);
  await openAll();
});
