import { readFileSync } from 'node:fs';

import { AxeBuilder } from '@axe-core/playwright';

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
  '*': 'nowhere',
};

/** Every page of the app, from the navigator's own list, so that none can be forgotten. */
const PAGES = [...readFileSync('app/navigation/stack.ts', 'utf8').matchAll(/linking: '([^']*)'/g)].map(
  ([, pattern]) => `/${pattern!.replace(/:[a-z]+|\*/g, (part) => PLACES[part]!)}`,
);

const STORED = storageOf(mixedGame(), trackedGame(), gameUnderWay());

test('there are pages to look at', () => {
  expect(PAGES.length).toBeGreaterThan(20);
});

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    for (const address of PAGES) {
      test(`axe finds nothing serious on ${address}`, async ({ page }) => {
        await page.addInitScript((stored) => {
          for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
        }, STORED);
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
          [],
        );
      });
    }
  });
}
