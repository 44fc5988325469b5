import { test, waitUntilKept } from './host';
import { expect, tap } from './person';
import { expectVersion, offer, openLesson, release, reload } from './versions';

test('nobody is offered a version in the middle of something half-made', async ({ page, host }) => {
  await page.goto('/lumicora');
  await waitUntilKept(page);
  await tap(page.getByRole('link', { name: /^Track the table/ }));
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
  await page.goto('/lumicora');
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
  await page.goto('/lumicora');
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
    await other.goto('/lumicora');
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
  await page.goto('/lumicora');
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

test('a browser whose version knew nothing of waiting is not left with it', async ({ page, host }) => {
  await page.goto('/lumicora');
  await waitUntilKept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/service-worker.js/turn');
  });
  await release(page, host, '2');
  await expect.poll(() => page.evaluate(async () => (await fetch('/')).text())).toContain('.v2.js');
  await page.reload();
  await expectVersion(page, '2');
});

test('a version whose files do not fit together is not taken', async ({ page, host }) => {
  await page.goto('/lumicora');
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
