import type { Page } from '@playwright/test';

import { nameOf } from '@/games/lumicora/rules/boards';
import { generatePuzzle } from '@/games/lumicora/view/puzzles/kinds';
import { lightSide } from '@/games/lumicora/view/puzzles/kinds/lightSide';

import { expect, tap, test } from './person';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const space = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });

async function place(page: Page, first: string, second: string) {
  await tap(space(page, first));
  await tap(space(page, second));
}

test('PL-2 lesson 4 is played with one wrong move, which the rules explain', async ({ page }) => {
  await page.goto('/lumicora/learn');
  await tap(page.getByRole('link', { name: /Building up/ }));
  await place(page, 'd3', 'd4');
  await tap(button(page, 'Next'));
  // Exactly on one Lumino: refused by the real rule, and tried again.
  await place(page, 'c3', 'd3');
  await expect(page.getByText('Both spaces belong to the same Lumino')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rule: Rest on two Luminos.' })).toBeVisible();
  await page.reload();
  await place(page, 'd3', 'e3');
  await tap(button(page, 'Next'));
  await place(page, 'd4', 'e4');
  await tap(button(page, 'Next'));
  await place(page, 'd3', 'd4');
  await tap(button(page, 'Finish'));
  await expect(page.getByRole('img', { name: '2 stars of 3' }).last()).toBeVisible();
  await tap(button(page, 'All lessons'));
  await expect(page.getByRole('link', { name: /Building up.*2 stars of 3/s })).toBeVisible();
});

test('FS-4 a puzzle is answered and explained', async ({ page }) => {
  const seed = 7;
  const answer = lightSide.answer(generatePuzzle('light-side', 'easy', seed));
  await page.goto(`/lumicora/puzzles/light-side?difficulty=easy&seed=${seed}`);
  await tap(page.getByRole('radio', { name: String(answer.points), exact: true }));
  await tap(button(page, 'That is my answer'));
  await expect(page.getByText(/^Right/).first()).toBeVisible();
  await tap(button(page, 'Next puzzle'));
  await expect(button(page, 'That is my answer')).toBeVisible();
  await page.goto('/lumicora/puzzles');
  await expect(page.getByText('100%').first()).toBeVisible();
});

test('PL-1 a refused placement leads to its lesson and back, and nothing is lost', async ({ page }) => {
  await page.goto('/lumicora');
  await tap(page.getByRole('link', { name: /^Track the table/ }));
  await tap(button(page, 'It matches my board'));
  await tap(button(page, 'Start the game'));
  await tap(button(page, 'Player 1’s reef'));
  await tap(page.getByRole('button', { name: 'green 5', exact: true }));
  await place(page, 'a4', 'a5');
  await tap(page.getByRole('link', { name: /PL-1/ }));
  await tap(button(page, 'To the lesson'));
  await expect(page.getByRole('heading', { level: 1, name: 'On the ground' })).toBeVisible();
  await tap(button(page, 'Back'));
  await tap(button(page, 'Back'));
  await expect(space(page, nameOf(3))).toHaveAccessibleName(/^a4, green, 5, level 1, not allowed here/);
  await tap(button(page, 'Place anyway'));
  await expect(button(page, /^Undo: Player 1, green 5 on a4-a5/)).toBeVisible();
});

test.describe('on a German device', () => {
  test.use({ locale: 'de-DE' });
  test('a rule is found by an English word and explained in German', async ({ page }) => {
    await page.goto('/lumicora/rules');
    await page.getByLabel('Regeln durchsuchen').fill('jellyfish');
    await tap(page.getByRole('link', { name: /FS-1/ }));
    await expect(page.getByText(/Quall/).last()).toBeVisible();
    await tap(button(page, 'Zur Lektion'));
    await expect(page.getByText(/^1 von \d$/)).toBeVisible();
  });
});
