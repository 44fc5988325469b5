import type { Page } from '@playwright/test';

import { saves } from '@/games/lumicora/session/save/saveFile';

import { gameUnderWay, storageOf } from '../support/sampleGames';
import { expect, linesOf, test } from './person';

const STEPS = 200;

/** Taps as fast as a page can. */
function tapOften(page: Page, count: number): Promise<void> {
  return page.evaluate(async (taps) => {
    const button = [...document.querySelectorAll<HTMLElement>('[role=button]')].find((each) =>
      each.getAttribute('aria-label')?.startsWith('Return a Lumino'),
    )!;
    for (let tap = 0; tap < taps; tap++) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve, tap % 5));
    }
  }, count);
}

test('400 steps that two windows make at the same time are all kept, none twice, and both show them', async ({
  page,
  context,
}) => {
  await page.goto('/lumicora');
  await page.evaluate(
    (entries) => {
      for (const [key, text] of Object.entries(entries)) window.localStorage.setItem(key, text);
    },
    storageOf(gameUnderWay('shared')),
  );
  const other = await context.newPage();
  const windows = [page, other];
  for (const each of windows) {
    await each.goto('/lumicora/game/shared/reef/0');
    await each.getByRole('button', { name: /^Return a Lumino/ }).waitFor();
  }
  await Promise.all(windows.map((each) => tapOften(each, STEPS)));
  for (const each of windows) {
    await expect(each.getByRole('img', { name: 'Being saved' })).toHaveCount(0);
    await each.goto('/lumicora/game/shared');
    await expect(each.getByRole('img', { name: `−${2 * STEPS} points`, exact: true })).toBeVisible();
  }
  const opened = saves.openLines(await linesOf(page, 'shared'));
  if (!opened.ok) throw new Error('the game does not open');
  const { log } = opened.value.session;
  expect(log.entries.filter(({ command }) => command.type === 'return-lumino')).toHaveLength(2 * STEPS);
  expect(log.done).toBe(log.entries.length);
});
