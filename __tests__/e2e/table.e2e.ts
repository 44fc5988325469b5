import type { Page } from '@playwright/test';

import { expect, test } from './person';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const space = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });

/** The app closes and opens again: whatever was done must still be there. */
async function restart(page: Page) {
  await page.reload();
  await page.getByRole('main').or(page.getByRole('group')).first().waitFor();
}

async function enterLumino(page: Page, pad: string, animal: string | null, on: readonly [string, string]) {
  await page.getByRole('button', { name: pad, exact: true }).tap();
  if (animal !== null) await page.getByRole('button', { name: animal, exact: true }).tap();
  await space(page, on[0]).tap();
  await space(page, on[1]).tap();
}

async function startGame(page: Page) {
  await page.goto('/lumicora');
  await button(page, 'New game').tap();
  await page.getByLabel('Name of player 1').fill('Anni');
  await page.getByLabel('Name of player 2').fill('Peter');
  await button(page, 'Start the game').tap();
  await button(page, 'It matches my board').tap();
  await expect(page.getByText('Anni, your turn')).toBeVisible();
}

test('two players play a whole round, and every step survives a restart', async ({ page }) => {
  await startGame(page);
  await restart(page);
  await expect(page.getByText('Anni, your turn')).toBeVisible();

  await button(page, 'Take limestone').tap();
  await button(page, 'Take 3 limestone markers').tap();
  await restart(page);
  await expect(page.getByLabel('3 of 10 limestone markers')).toBeVisible();

  // Green and pink lie at the start; green has room next to d4, so green may not go far away.
  await button(page, 'Reef of Anni').tap();
  await enterLumino(page, 'green 3', 'crab', ['c3', 'd3']);
  await button(page, /^Place/).tap();
  await expect(button(page, 'Undo: Anni, green 3 with crab on c3-d3')).toBeVisible();
  await restart(page);
  await expect(space(page, 'c3')).toHaveAccessibleName(/^c3, green, 3, level 1/);

  await enterLumino(page, 'green 5', null, ['a4', 'a5']);
  await expect(page.getByRole('alert')).toContainText('PL-1');
  await button(page, 'Place anyway').tap();
  await restart(page);
  await expect(space(page, 'a4')).toHaveAccessibleName(/^a4, green, 5, level 1/);
  await expect(button(page, /1 warning/)).toBeVisible();

  await page.getByRole('button', { name: 'Back' }).tap();
  await button(page, 'Turn done').tap();
  await restart(page);
  await expect(page.getByText('Peter, your turn')).toBeVisible();
  await button(page, /^Return one/).tap();
  await restart(page);
  await expect(page.getByLabel('-1 points')).toBeVisible();

  // Undo goes back across the turn, and redo comes forward again.
  await button(page, 'Undo: Peter, Lumino returned').tap();
  await button(page, 'Undo: Anni, turn done').tap();
  await restart(page);
  await expect(page.getByText('Anni, your turn')).toBeVisible();
  await button(page, 'Redo: Anni, turn done').tap();
  await button(page, 'Redo: Peter, Lumino returned').tap();
  await button(page, 'Turn done').tap();
  await restart(page);

  await expect(page.getByText('Anni, score a coral or skip?')).toBeVisible();
  await button(page, 'Score a coral').tap();
  await page
    .getByRole('radio', { name: /green/ })
    .or(page.getByRole('button', { name: /^green/ }))
    .first()
    .tap();
  await button(page, /^Score green: 3 points/).tap();
  await restart(page);
  await expect(page.getByLabel('3 points')).toBeVisible();
  await expect(page.getByRole('img', { name: 'green: jellyfish' })).toBeVisible();
  await button(page, 'Skip').tap();
  await restart(page);
  await expect(page.getByText('Anni, your turn')).toBeVisible();
  await expect(page.getByLabel(/^Round 2, .*the turtle is here$/)).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: /^Continue/ }).tap();
  await expect(page.getByText('Anni, your turn')).toBeVisible();
});

test('the reef can be worked with the keyboard alone', async ({ page }) => {
  await startGame(page);
  await button(page, 'Reef of Anni').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'green 4', exact: true }).focus();
  await page.keyboard.press('Enter');
  await space(page, 'c3').focus();
  await page.keyboard.press('Enter');
  await space(page, 'd3').focus();
  await page.keyboard.press('Enter');
  await button(page, /^Place/).focus();
  await page.keyboard.press('Enter');
  await expect(space(page, 'c3')).toHaveAccessibleName(/^c3, green/);
});

test('two windows on one game lose no step', async ({ page, context }) => {
  await startGame(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: /^Return one/ }).tap();
  await expect(page.getByLabel('-1 points')).toBeVisible();
  await page.getByRole('button', { name: /^Return one/ }).tap();
  await expect(other.getByLabel('-2 points')).toBeVisible();
});

test('an address of a game that is not here says so', async ({ page }) => {
  await page.goto('/lumicora/game/nothing');
  await expect(page.getByText('This game is not on this device.')).toBeVisible();
});

test.describe('on a German device', () => {
  test.use({ locale: 'de-DE' });
  test('the set-up and the terrain speak German', async ({ page }) => {
    await page.goto('/lumicora');
    await button(page, 'Neues Spiel').tap();
    await page.getByLabel('Name von Person 1').fill('Anni');
    await page.getByRole('radio', { name: /^B-Seite/ }).tap();
    await button(page, 'Spiel beginnen').tap();
    await space(page, 'a2').tap();
    await expect(space(page, 'a2')).toHaveAccessibleName('a2, Kalkstein');
    await button(page, 'So ist mein Plan').tap();
    await expect(page.getByText('Anni, du bist am Zug')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Rückgängig: Plan geändert: B-Seite' })).toBeVisible();
  });
});
