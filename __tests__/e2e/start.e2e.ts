import { expect, tap, test } from './person';

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

test('Home leads to the start page of Lumicora, and back leads home', async ({ page }) => {
  await page.goto('/');
  await tap(page.getByRole('link', { name: /Lumicora/ }));
  await expect(page).toHaveURL(/\/lumicora$/);
  await expect(page.getByRole('button', { name: 'New game' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
});

test('whoever opens an inner page by its address finds the way home', async ({ page }) => {
  await page.goto('/settings');
  await tap(page.getByRole('button', { name: /back/i }));
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
});

test('an address that leads nowhere says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('There is no page at this address.')).toBeVisible();
  await tap(page.getByRole('button', { name: 'To the start' }));
  await expect(page.getByRole('heading', { name: 'Games' })).toBeVisible();
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
  await page.getByRole('link', { name: /^Lumicora/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'New game' }).focus();
  await page.keyboard.press('Enter');
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

test('an address of a board that does not exist shows side A', async ({ page }) => {
  await page.goto('/lumicora/board/X');
  await expect(page.getByText(/^Side A\./)).toBeVisible();
});

test.describe('on a German device', () => {
  test.use({ locale: 'de-DE' });
  test('the app speaks German from the start', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Spiele' })).toBeVisible();
  });
});
