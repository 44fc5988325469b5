import type { Page } from '@playwright/test';

import { expect, tap, test } from './person';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const cell = (page: Page, name: string) => button(page, new RegExp(`^${name}(,|$)`));

/** The app closes and opens again: whatever was done must still be there. */
async function restart(page: Page) {
  // A tap answers at once; only what the sign no longer shows is kept.
  await page.waitForTimeout(100);
  await expect(page.getByRole('img', { name: /^(Being saved|Wird gespeichert)/ })).toHaveCount(0);
  await page.reload();
  await page.getByRole('main').first().waitFor();
}

test('modules are painted once, dealt and turned, and a place outside of the middle is refused', async ({
  page,
}) => {
  await page.goto('/copulas/modules');
  await tap(page.getByRole('radio', { name: '3', exact: true }));
  await tap(button(page, 'Row 2, column 2, light 0'));
  await restart(page);
  await expect(button(page, 'Row 2, column 2, light 3')).toBeVisible();

  await page.goto('/copulas/new');
  await page.getByLabel('Name of player 1').fill('Ana');
  await page.getByLabel('Name of player 2').fill('Ben');
  await tap(button(page, 'Start the game'));
  await tap(cell(page, 'f6'));
  await tap(page.getByRole('radio', { name: 'Module 1', exact: true }));
  await expect(cell(page, 'f6')).toHaveAccessibleName('f6, light 3');
  await tap(button(page, 'Turn the module'));
  await expect(cell(page, 'g6')).toHaveAccessibleName('g6, light 3');
  await tap(button(page, 'Use this board'));
  await restart(page);

  await expect(page.getByText('Ana, place a U')).toBeVisible();
  await tap(cell(page, 'b2'));
  await expect(page.getByText('The first tile lies within the marked middle.')).toBeVisible();
  await expect(button(page, 'It lies here anyway')).toBeEnabled();
  await tap(cell(page, 'g6'));
  await tap(button(page, 'Place for 3'));
  await restart(page);
  await expect(page.getByText('Ben, place a cross')).toBeVisible();
  await expect(button(page, /^Ana, 3 points/)).toBeVisible();
});

test('an extra turn, a stuck player and the end, with a restart after each step', async ({ page }) => {
  await page.goto('/copulas/files');
  const chooser = page.waitForEvent('filechooser');
  await tap(button(page, 'Pick files'));
  await (await chooser).setFiles('__tests__/fixtures/copulas/endgame.json');
  await tap(page.getByRole('button', { name: 'Import', exact: true }));
  await tap(button(page, 'Open the game'));
  await expect(page.getByText('Ana, place a U')).toBeVisible();

  await tap(cell(page, 'i6'));
  await expect(page.getByText(/9 lights at most/)).toBeVisible();
  await tap(cell(page, 'b8'));
  await expect(page.getByText('Exactly 20: you get one more turn at once.')).toBeVisible();
  await tap(button(page, 'Place for 2'));
  await restart(page);

  await expect(page.getByText('Ana, one more turn: place a cross')).toBeVisible();
  await tap(cell(page, 'b5'));
  await tap(button(page, 'Place for 3'));
  await restart(page);

  await expect(page.getByText('Ben can’t place the cross')).toBeVisible();
  await tap(button(page, 'Skip Ben'));
  await restart(page);

  await tap(cell(page, 'b3'));
  await tap(button(page, 'Place for 0'));
  await restart(page);
  await expect(page.getByText('Nobody can place a tile any more')).toBeVisible();
  await tap(button(page, 'Count the end'));
  await restart(page);
  for (let step = 0; step < 4; step++) await tap(button(page, 'Next'));
  await expect(page.getByText('Ana wins')).toBeVisible();

  await page.goto('/copulas/history');
  await tap(page.getByRole('link', { name: /Ana/ }).first());
  await expect(page.getByText('The turns that cost most')).toBeVisible();
});

test('a game against the app goes to its end', async ({ page }) => {
  await page.goto('/copulas/new?against=app');
  await tap(page.getByRole('radio', { name: /^Stargazer/ }));
  await tap(button(page, 'Start the game'));
  const end = button(page, 'Count the end');
  const skip = page.getByRole('button', { name: /^Skip /, disabled: false });
  const hint = page.getByRole('button', { name: 'Hint', disabled: false });
  for (let turn = 0; turn < 40; turn++) {
    await expect(end.or(skip).or(hint).first()).toBeVisible({ timeout: 20_000 });
    if (await end.isVisible()) break;
    if (await skip.isVisible()) await tap(skip);
    else {
      await tap(hint);
      await tap(button(page, /^Place for \d/));
    }
  }
  await tap(end);
  await expect(page.getByText('What everybody’s tiles covered.')).toBeVisible();
});
