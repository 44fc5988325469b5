// What is meant to fail tells the console, which the tests of a person take for a mistake.
import { expect, test } from '@playwright/test';

import { tap } from './person';

test('a page that cannot be fetched says so, and comes without a reload', async ({ page }) => {
  let isOnline = false;
  await page.route(/learnPages.*\.js$/, (route) => (isOnline ? route.continue() : route.abort()));
  await page.goto('/lumicora/learn');
  await expect(page.getByText('Couldn’t load this page.', { exact: false })).toBeVisible();
  isOnline = true;
  await tap(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('heading', { name: 'Learn to play' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('reefside.problems'))).toBeNull();
});

test('a page that fails when it is drawn says otherwise, is noted, and the others live on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Intl.DateTimeFormat = function () {
      throw new TypeError('no dates');
    } as unknown as typeof Intl.DateTimeFormat;
  });
  await page.goto('/lumicora/statistics');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('Couldn’t load this page', { exact: false })).toHaveCount(0);
  await tap(page.getByRole('button', { name: 'To the start page' }));
  await expect(page.getByRole('heading', { name: 'Reefside' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('reefside.problems'))).toContain('no dates');
});
