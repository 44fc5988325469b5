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

/** Puts another version on the host and waits until this window asks that version for its files. */
async function release(page: Page, host: Host, version: string) {
  host.release(version);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => page.evaluate(async () => (await fetch('/')).text())).toContain(`.v${version}.js`);
  await waitUntilKept(page);
}

test('another version is there at the next start, and an open window keeps to its own', async ({
  page,
  host,
}) => {
  const isOfVersion2 = () =>
    page.evaluate(() => [...document.scripts].map(({ src }) => src.endsWith('.v2.js')));
  await page.goto('/lumicora');
  await waitUntilKept(page);
  await release(page, host, '2');
  host.stop();
  await openLesson(page);
  expect(await isOfVersion2()).not.toContain(true);
  await page.goto('/lumicora');
  expect(await isOfVersion2()).not.toContain(false);
  await openLesson(page);
});

test('of all versions, only the latest and the one before stay in the browser', async ({ page, host }) => {
  const count = () => page.evaluate(async () => (await caches.keys()).length);
  await page.goto('/');
  await waitUntilKept(page);
  await release(page, host, '2');
  expect(await count()).toBe(2);
  await release(page, host, '3');
  expect(await count()).toBe(2);
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
