import type { Locator, Page } from '@playwright/test';

import { storageOf } from '../support/sampleGames';
import { sessionFor } from '../support/tables';
import { drag, expect, tap, tapsOf, test } from './person';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const space = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });

/** The app closes and opens again: whatever was done must still be there. */
async function restart(page: Page) {
  // A tap answers at once; only what the sign no longer shows is kept.
  await page.waitForTimeout(100);
  await expect(page.getByRole('img', { name: /^(Being saved|Wird gespeichert)/ })).toHaveCount(0);
  await page.reload();
  await page.getByRole('main').or(page.getByRole('group')).first().waitFor();
}

async function enterLumino(page: Page, pad: string, animal: string | null, on: readonly [string, string]) {
  await tap(page.getByRole('button', { name: pad, exact: true }));
  if (animal !== null) await tap(page.getByRole('button', { name: animal, exact: true }));
  await tap(space(page, on[0]));
  await tap(space(page, on[1]));
}

async function startGame(page: Page) {
  await page.goto('/lumicora');
  await tap(page.getByRole('link', { name: /^Track the table/ }));
  await page.getByLabel('Name of player 1').fill('Anni');
  await page.getByLabel('Name of player 2').fill('Peter');
  await tap(button(page, 'It matches my board'));
  await tap(button(page, 'Start the game'));
  await expect(page.getByText('Anni, your turn', { exact: true })).toBeVisible();
}

test('two players play a whole round, and every step survives a restart', async ({ page }) => {
  await startGame(page);
  await restart(page);
  await expect(page.getByText('Anni, your turn', { exact: true })).toBeVisible();

  await tap(button(page, 'Anni’s turn'));
  await tap(button(page, 'Take limestone'));
  await tap(button(page, 'Take 3 limestone markers'));
  await tap(button(page, 'Back'));
  await restart(page);
  await expect(page.getByLabel('3 of 10 limestone markers')).toBeVisible();

  // Green and pink lie at the start; green has room next to d4, so green may not go far away.
  await tap(button(page, 'Anni’s reef'));
  await enterLumino(page, 'green 3', 'crab', ['c3', 'd3']);
  await expect(button(page, 'Undo: Anni, green 3 with crab')).toBeVisible();
  await restart(page);
  await expect(space(page, 'c3')).toHaveAccessibleName(/^c3, green, 3, level 1/);

  await enterLumino(page, 'green 5', null, ['a4', 'a5']);
  await expect(page.getByRole('alert')).toContainText('Green has to touch visible green');
  await restart(page);
  await expect(space(page, 'a4')).toHaveAccessibleName('a4, water');

  await enterLumino(page, 'green 5', null, ['a4', 'a5']);
  await tap(button(page, 'Place anyway'));
  await restart(page);
  await expect(space(page, 'a4')).toHaveAccessibleName(/^a4, green, 5, level 1/);
  await expect(button(page, /1 warning/)).toBeVisible();

  await tap(button(page, 'Next: Peter'));
  await tap(button(page, /^Return a Lumino/));
  await expect(button(page, 'Undo: Peter, Lumino returned')).toBeVisible();
  await restart(page);
  await tap(button(page, 'Back'));
  await expect(page.getByText('Peter, your turn', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: '−1 point', exact: true })).toBeVisible();

  // Undo goes back across the turn, and redo comes forward again.
  for (const step of ['Undo: Peter, Lumino returned', 'Undo: Anni, turn ended']) {
    await tap(button(page, step));
    await restart(page);
  }
  await expect(page.getByText('Anni, your turn', { exact: true })).toBeVisible();
  for (const step of ['Redo: Anni, turn ended', 'Redo: Peter, Lumino returned']) {
    await tap(button(page, step));
    await restart(page);
  }
  await tap(button(page, 'Peter’s turn'));
  await tap(button(page, 'Scoring: Anni'));
  await tap(button(page, 'Back'));

  await expect(page.getByText('Anni, score a color or skip?')).toBeVisible();
  const taps = await tapsOf(page, async () => {
    await tap(button(page, 'Score a color'));
    await tap(page.getByRole('radio', { name: 'green: 3', exact: true }));
    await expect(page.getByText('Limestone: 4 now, 4 next time')).toBeVisible();
    await tap(button(page, /^Score green: 3 points, 4 limestone/));
  });
  expect(taps).toBe(3);
  await expect(page.getByRole('heading', { name: 'Score or wait: Peter' })).toBeVisible();
  await restart(page);
  expect(await tapsOf(page, () => tap(button(page, 'Skip')))).toBe(1);
  await expect(page.getByRole('heading', { name: 'Anni’s turn' })).toBeVisible();
  await restart(page);
  await tap(page.getByRole('button', { name: 'Back' }));
  await expect(page.getByLabel('3 points')).toBeVisible();
  await expect(page.getByRole('img', { name: 'green scoring tile: jellyfish' })).toBeVisible();
  await expect(page.getByText('Anni, your turn', { exact: true })).toBeVisible();
  await expect(page.getByText('Round 2 begins. Scoring earns 4 limestone.')).toBeVisible();
  await expect(page.getByLabel(/^Round 2, .*the turtle is here$/)).toBeVisible();

  await page.goto('/lumicora');
  await tap(page.getByRole('link', { name: /^Continue/ }));
  await expect(page.getByRole('main').getByText('Anni, your turn', { exact: true })).toBeVisible();
});

test('the table is a scoreboard in one look, upright and on its side', async ({ page }) => {
  await page.goto('/lumicora');
  await page.evaluate(
    (entries) => {
      for (const [key, text] of Object.entries(entries)) window.localStorage.setItem(key, text);
      window.localStorage.setItem('reefside.settings', '{"language":"de"}');
    },
    storageOf(sessionFor(4)),
  );
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/lumicora/game/game');
    const points = page.getByRole('img', { name: /Punkte?(:|$)/ });
    await expect(points).toHaveCount(4);
    const foot = (await page.getByRole('toolbar').boundingBox())!.y;
    for (const each of [points, page.getByRole('img', { name: /Kalksteinmarkern$/ })]) {
      const { y, height } = (await each.last().boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(foot);
    }
    await expect(page.getByRole('img', { name: 'hat den Oktopus' })).toBeInViewport({ ratio: 1 });
  }
});

test('a turn stays within its budget of taps', async ({ page }) => {
  await startGame(page);
  await tap(button(page, 'Anni’s turn'));
  const lumino = (pad: string, animal: string | null, on: readonly [string, string]) =>
    tapsOf(page, () => enterLumino(page, pad, animal, on));
  let turn = await lumino('green 5', null, ['c3', 'c4']);
  expect(turn).toBe(3);
  const withAnimal = await lumino('green 2', 'crab', ['e3', 'e4']);
  expect(withAnimal).toBe(4);
  turn += withAnimal;
  const dragged = await tapsOf(page, async () => {
    await tap(page.getByRole('button', { name: 'pink 6', exact: true }));
    await drag(space(page, 'c5'), space(page, 'c6'));
  });
  await expect(space(page, 'c6')).toHaveAccessibleName(/^c6, pink/);
  expect(dragged).toBe(2);
  turn += dragged;
  turn += await tapsOf(page, () => tap(button(page, 'Next: Peter')));
  expect(turn).toBeLessThanOrEqual(13);
  const limestone = await tapsOf(page, async () => {
    await tap(button(page, 'Take limestone'));
    await tap(button(page, 'Take 4 limestone markers'));
    await tap(button(page, 'Scoring: Anni'));
  });
  expect(limestone).toBe(3);
});

test('the reef can be worked with the keyboard alone', async ({ page }) => {
  await startGame(page);
  await button(page, 'Anni’s reef').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'green 4', exact: true }).focus();
  await page.keyboard.press('Enter');
  await space(page, 'd4').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[aria-label^="d4,"]')).not.toBeFocused();
  await space(page, 'c3').focus();
  await page.keyboard.press('Enter');
  await space(page, 'd3').focus();
  await page.keyboard.press('Enter');
  await expect(space(page, 'c3')).toHaveAccessibleName(/^c3, green/);
});

/** As a finger does: the second tap does not wait until the page has answered the first. */
async function doubleTap(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1 } as const;
  const mouse = await page.context().newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseReleased') =>
    mouse.send('Input.dispatchMouseEvent', { type, ...at });
  await Promise.all([
    send('mousePressed'),
    send('mouseReleased'),
    page.waitForTimeout(80).then(() => Promise.all([send('mousePressed'), send('mouseReleased')])),
  ]);
}

test('the second tap of a double tap does not hit what moved under the finger', async ({ page }) => {
  await startGame(page);
  await page.waitForTimeout(500);
  await doubleTap(page, button(page, 'Anni’s turn'));
  await expect(button(page, 'Nothing to undo')).toBeVisible();
  await page.waitForTimeout(500);
  await doubleTap(page, button(page, 'Next: Peter'));
  await expect(button(page, 'Undo: Anni, turn ended')).toBeVisible();
  await tap(button(page, 'Back'));
  await expect(page.getByText('Peter, your turn', { exact: true })).toBeVisible();
  await page.waitForTimeout(500);
  await doubleTap(page, button(page, 'Anni’s reef'));
  await expect(page.getByText('Choose a Lumino')).toBeVisible();
  await page.waitForTimeout(500);
  await doubleTap(page, page.getByRole('button', { name: 'green 1', exact: true }));
  await expect(page.getByText('What is beside the 1?')).toBeVisible();
});

test('two windows on one game lose no step', async ({ page, context }) => {
  await startGame(page);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const each of [other, page]) {
    await tap(button(each, 'Anni’s turn'));
    await tap(button(each, /^Return a Lumino/));
    await tap(button(each, 'Back'));
    await expect(
      page.getByRole('img', { name: each === other ? '−1 point' : '−2 points', exact: true }),
    ).toBeVisible();
  }
  await expect(other.getByRole('img', { name: '−2 points', exact: true })).toBeVisible();
});

test('an address of a game that is not here says so', async ({ page }) => {
  await page.goto('/lumicora/game/nothing');
  await expect(page.getByText(/^This game isn’t on this device/)).toBeVisible();
});

test.describe('on a German device', () => {
  test.use({ locale: 'de-DE' });
  test('the set-up and the terrain speak German', async ({ page }) => {
    await page.goto('/lumicora');
    await tap(page.getByRole('link', { name: /^Der ganze Tisch/ }));
    await page.getByLabel('Name von Person 1').fill('Anni');
    await tap(page.getByRole('radio', { name: /^B-Seite/ }));
    await tap(button(page, 'Felder ändern'));
    await tap(space(page, 'a2'));
    await expect(space(page, 'a2')).toHaveAccessibleName('a2, Kalkstein');
    await tap(button(page, 'So ist mein Plan'));
    await expect(page.getByText('So ist dein Riffplan gedruckt.')).toBeVisible();
    await tap(button(page, 'Spiel beginnen'));
    await expect(page.getByText('Anni, du bist am Zug')).toBeVisible();
    await page.goto('/lumicora/board/B');
    await expect(space(page, 'a2')).toHaveAccessibleName('a2, Kalkstein');
  });
});
