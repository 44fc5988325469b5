import { COLORS_OF_THEME } from '@/ui/tokens/colors';

import { expect, tap, tapsOf, test } from './person';

test('start, switch to German, reload: still German', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Reefside' })).toBeVisible();
  await tap(page.getByRole('button', { name: 'Settings' }));
  await tap(page.getByRole('radio', { name: 'Deutsch' }));
  await expect(page.getByRole('heading', { name: 'Sprache' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sprache' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('Home chooses among the games, each opens its own start, and back leads home', async ({ page }) => {
  await page.goto('/');
  const games = page.getByRole('link');
  await expect(games.first()).toBeVisible();
  const names = (await games.allInnerTexts()).map((text) => text.split('\n')[0]!);
  expect(names).toEqual(expect.arrayContaining(['Lumicora', 'Nomads', 'Luminis']));
  for (const name of names) {
    await tap(page.getByRole('link', { name: new RegExp(`^${name}`) }));
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
  }
});

test('a start with four names takes at most 10 taps, names typed aside', async ({ page }) => {
  await page.goto('/');
  const taps = await tapsOf(page, async () => {
    await tap(page.getByRole('link', { name: /^Lumicora/ }));
    await tap(page.getByRole('link', { name: /^Track the table/ }));
    await tap(page.getByRole('radio', { name: '4', exact: true }));
    await tap(page.getByLabel('Name of player 1'));
    await expect(page.getByLabel('Name of player 1')).toBeFocused();
    for (const name of ['Ana', 'Umut', 'Cem', 'Dana']) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    }
    await tap(page.getByRole('button', { name: 'It matches my board' }));
    await tap(page.getByRole('button', { name: 'Start the game' }));
  });
  await expect(page.getByText('Ana, your turn')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(10);
});

test('whoever opens an inner page by its address finds the way home', async ({ page }) => {
  await page.goto('/settings');
  await tap(page.getByRole('button', { name: /back/i }));
  await expect(page.getByRole('heading', { name: 'Reefside' })).toBeVisible();
});

test('an address that leads nowhere says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('There’s no page at this address.')).toBeVisible();
  await tap(page.getByRole('button', { name: 'To the start page' }));
  await expect(page.getByRole('heading', { name: 'Reefside' })).toBeVisible();
});

test('the theme follows the device until one is chosen', async ({ page }) => {
  const backgroundOf = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/settings');
  await expect.poll(backgroundOf).toBe('rgb(6, 19, 31)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(backgroundOf).toBe('rgb(243, 236, 220)');
  await tap(page.getByRole('radio', { name: /^Dark/ }));
  await expect.poll(backgroundOf).toBe('rgb(6, 19, 31)');
  await page.reload();
  await expect.poll(backgroundOf).toBe('rgb(6, 19, 31)');
});

test('settings can be worked with the keyboard alone', async ({ page }) => {
  await page.goto('/settings');
  const german = page.getByRole('radio', { name: 'Deutsch' });
  await german.focus();
  await page.keyboard.press('Enter');
  await expect(german).toBeChecked();
});

test('Home and a group of radio buttons can be worked with Tab, arrows, Space and Enter', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of [/^Lumicora/, /^Track the table/]) {
    await page.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('radio', { name: /^Side A/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Side B/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Side B/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Dark side/ })).toBeFocused();
  await page.getByRole('radio', { name: /^Light side/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /^Light side/ })).toBeChecked();
});

test('the bar that a browser draws around the page follows the theme', async ({ page }) => {
  await page.goto('/settings');
  const bar = page.locator('meta[name="theme-color"]');
  for (const [choice, theme] of [
    ['Light', 'light'],
    ['Dark', 'dark'],
  ] as const) {
    await tap(page.getByRole('radio', { name: choice }));
    await expect(bar).toHaveAttribute('content', COLORS_OF_THEME[theme].background);
  }
});

test('a focused text field has our ring, not the browser’s', async ({ page }) => {
  await page.goto('/lumicora');
  await tap(page.getByRole('link', { name: /^Track the table/ }));
  const name = page.getByLabel('Name of player 1');
  const borderOf = () => name.evaluate((field) => getComputedStyle(field).borderTopColor);
  const before = await borderOf();
  await name.focus();
  await expect.poll(borderOf).not.toBe(before);
  await expect(name).toHaveCSS('outline', /solid 0px/);
});

test('an address of a board that does not exist shows side A', async ({ page }) => {
  await page.goto('/lumicora/board/X');
  await expect(page.getByText(/^Side A\./)).toBeVisible();
});

test.describe('on a German device', () => {
  test.use({ locale: 'de-DE' });
  test('the app speaks German from the start', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Lumicora.*Korallenriff/s })).toBeVisible();
  });
});
