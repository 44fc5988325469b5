import type { Page } from '@playwright/test';

import { expect, tap, test } from './person';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const space = (page: Page, number: number) => button(page, new RegExp(`^(Space|Feld) ${number}:`));

/** The app closes and opens again: whatever was done must still be there. */
async function restart(page: Page) {
  // A tap answers at once; only what the sign no longer shows is kept.
  await page.waitForTimeout(100);
  await expect(page.getByRole('img', { name: /^(Being saved|Wird gespeichert)/ })).toHaveCount(0);
  await page.reload();
  await page.getByRole('main').first().waitFor();
}

/** Ana plays Ulrich and Ben plays Moon; every disc lies where the test needs it. */
async function layTheFire(page: Page) {
  await page.goto('/nomads');
  await tap(page.getByRole('link', { name: /^Play at the fire/ }));
  await page.getByLabel('Name of player 1').fill('Ana');
  await page.getByLabel('Name of player 2').fill('Ben');
  await tap(button(page, 'Lay the discs'));
  // Red, Siana and Nostromo are nobody's; then Ulrich and Moon in turns.
  for (const on of [6, 7, 6, 7, 6, 7, 1, 5, 2, 5]) await tap(space(page, on));
  await expect(page.getByText(/^Ben chooses a stack/)).toBeVisible();
  await tap(space(page, 4));
  const tops = ['Legend 1', 'Legend 1', 'moon', 'moon', 'moon', 'Legend 4', 'moon', 'Legend 6'];
  for (const [index, top] of tops.entries()) {
    await tap(space(page, index + 1));
    await tap(button(page, new RegExp(`^${top}$`)));
  }
  await tap(button(page, 'Begin'));
}

test('a game at the fire: a move with a power, a moon scoring with a tie, an upgrade and the end', async ({
  page,
}) => {
  await layTheFire(page);
  await expect(page.getByRole('heading', { name: 'Ana, your turn' })).toBeVisible();
  await restart(page);
  await expect(space(page, 1)).toHaveAccessibleName(/Legend 1, 14 in the stack.*nomad, Ulrich/);

  // Ulrich's power: both discs of the pile fall on the next space.
  await tap(space(page, 1));
  await tap(button(page, /^From 1, clockwise, two discs on space 2/));
  await tap(button(page, 'Move'));
  await expect(page.getByRole('status').filter({ hasText: '2 of 4 moons' })).toBeVisible();
  await restart(page);
  await expect(page.getByRole('status').filter({ hasText: '2 of 4 moons' })).toBeVisible();
  await expect(space(page, 2)).toHaveAccessibleName(/nomad, Ulrich, nomad, Ulrich/);
  await expect(page.getByRole('listitem', { name: /^Ana, −1 point, 1 tile, 0 moons/ })).toBeVisible();

  // Four moons at the end of the turn: both have as many points after Ben takes a tile, so they share.
  await tap(page.getByRole('radio', { name: 'Pad' }));
  await tap(button(page, /^Ben took Legend 2\./));
  await tap(button(page, 'Ana took a moon'));
  await tap(button(page, 'Ben took a moon'));
  await tap(button(page, 'Moon scoring'));
  await expect(page.getByRole('row', { name: /Ana.*−1.*2/ })).toBeVisible();
  await restart(page);
  await tap(button(page, 'Hand out the moons'));
  await expect(page.getByRole('listitem', { name: /^Ana, 1 point, 1 tile, 2 moons/ })).toBeVisible();
  await expect(page.getByRole('listitem', { name: /^Ben, 1 point, 1 tile, 2 moons/ })).toBeVisible();
  await restart(page);
  await expect(page.getByRole('heading', { name: 'Ben, your turn' })).toBeVisible();

  // Ben writes a legend, and upgrades it a turn later.
  await tap(page.getByRole('radio', { name: 'Pad' }));
  for (let tile = 0; tile < 3; tile++) await tap(button(page, /^Ben took Legend 2\./));
  await tap(page.getByRole('radio', { name: 'Write' }));
  await tap(button(page, 'Write Legend 2: 3'));
  await tap(button(page, 'Next: Ana'));
  await restart(page);
  await tap(button(page, 'Next: Ben'));
  await tap(page.getByRole('radio', { name: 'Write' }));
  await expect(page.getByText('Legend 2: 4 instead of 3')).toBeVisible();
  await tap(button(page, 'Write Legend 2: 4'));
  await expect(page.getByRole('listitem', { name: /^Ben, 6 points, 0 tiles, 2 moons/ })).toBeVisible();
  await restart(page);

  await tap(button(page, 'More'));
  await tap(button(page, 'End the game now'));
  await tap(button(page, 'Final scoring'));
  await tap(button(page, /Skip/));
  await expect(page.getByText('Ben wins')).toBeVisible();
  await restart(page);
  await expect(page.getByText('Ben wins')).toBeVisible();
  await tap(button(page, 'Done'));
  await expect(page.getByRole('listitem', { name: /Ben/ }).first()).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the pad counts tiles and cards by one tap each', async ({ page }) => {
    await page.goto('/nomads');
    await tap(page.getByRole('link', { name: /^Punkteblock/ }));
    await page.getByRole('textbox').first().fill('Anni');
    await tap(button(page, 'Los geht’s'));
    await expect(page.getByRole('heading', { name: 'Anni, du bist am Zug' })).toBeVisible();
    for (let tile = 0; tile < 2; tile++) await tap(button(page, /^Anni nimmt Legende 3\./));
    await restart(page);
    await tap(button(page, 'Legende 3: 2 schreiben'));
    await expect(page.getByRole('listitem', { name: /^Anni, 2 Punkte, 0 Plättchen/ })).toBeVisible();
    await restart(page);
    await expect(page.getByRole('listitem', { name: /^Anni, 2 Punkte, 0 Plättchen/ })).toBeVisible();
  });
});
