import { readdirSync, readFileSync } from 'node:fs';

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { propertyRuns } from '../support/propertyRuns';
import { gameUnderWay, mixedGame, storageOf, trackedGame } from '../support/sampleGames';
import { expect, test } from './person';

const PLACES: Readonly<Record<string, string>> = {
  ':game': 'mixed',
  ':player': '1',
  ':side': 'B',
  ':lesson': 'building-up',
  ':rule': 'PL-1',
  ':kind': 'every-place',
  ':what': 'reef',
  ':to': '1',
  '*': 'nowhere',
};

function gameLists(): string[] {
  const folders = readdirSync('app/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => `app/games/${name}/screens.tsx`);
}

/** Every page of the app, from the lists of the shell and the games, so that none can be forgotten. */
const LISTS = ['app/navigation/stack.tsx', ...gameLists()];
const PAGES = LISTS.flatMap((list) => [...readFileSync(list, 'utf8').matchAll(/linking: '([^']*)'/g)]).map(
  ([, pattern]) => `/${pattern!.replace(/:[a-z]+|\*/g, (part) => PLACES[part]!)}`,
);

/** With the background by which a theme is known to be there. */
const THEMES = [
  ['dark', 'rgb(6, 19, 31)'],
  ['light', 'rgb(243, 236, 220)'],
] as const;

/** A phone; in depth also a small one, one that lies on its side, and a desk. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
].slice(0, propertyRuns(1, 4));

const STORED = storageOf(mixedGame(), trackedGame(), gameUnderWay());

test('there are pages to look at', () => {
  expect(PAGES.length).toBeGreaterThan(20);
});

/** What axe finds to be serious, as lines. */
async function seriousOn(page: Page): Promise<readonly string[]> {
  // Without frames, as here, this finds the same and opens no page of its own.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Every fourth page; in depth all of them. */
const LOOKED_AT = PAGES.filter((_, index) => index % propertyRuns(4, 1) === 0);

for (const address of LOOKED_AT) {
  test(`axe finds nothing serious on ${address} in both themes`, async ({ page }) => {
    await page.addInitScript((stored) => {
      for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
    }, STORED);
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const [colorScheme, background] of THEMES) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('body')).toHaveCSS('background-color', background);
        expect(await seriousOn(page), `${colorScheme}, ${size.width} wide`).toEqual([]);
      }
    }
  });
}
