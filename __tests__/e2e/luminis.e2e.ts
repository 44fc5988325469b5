import type { Page } from '@playwright/test';

import { expect, tap, tapsOf, test } from './person';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The app closes and opens again: whatever was done must still be there. */
async function restart(page: Page) {
  // A tap answers at once; only what the sign no longer shows is kept.
  await page.waitForTimeout(100);
  await expect(page.getByRole('img', { name: /^(Being saved|Wird gespeichert)/ })).toHaveCount(0);
  await page.reload();
  await page.getByRole('main').first().waitFor();
}

interface EnteredCard {
  readonly level: 'I' | 'II' | 'III';
  /** One tap for each: squares and circles. */
  readonly cost?: readonly ['square' | 'circle', number];
  readonly center: 'square' | 'circle';
  readonly local?: 'square';
}

/** On the card page: one tap for each sign. */
async function enterCard(page: Page, { level, cost, center, local }: EnteredCard) {
  if (level !== 'I') await tap(page.getByRole('radio', { name: level, exact: true }));
  for (let times = 0; times < (cost?.[1] ?? 0); times++) {
    await tap(button(page, `Cost: One ${cost![0]} more`));
  }
  await tap(button(page, new RegExp(`^Center: ${center}`)));
  if (local !== undefined) {
    await tap(button(page, new RegExp(`^Local resources: ${local}`)));
    await tap(page.getByRole('checkbox', { name: 'up', exact: true }));
  }
}

const freeSpace = (page: Page, level: string) => button(page, new RegExp(`^Free space, ${level}`)).first();

test.describe('Luminis on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('five cards are entered, three placed, one of them by a discard, then the spire, and all survives', async ({
    page,
  }) => {
    await page.goto('/luminis');
    await tap(page.getByRole('link', { name: /^New game/ }));
    await page.getByLabel('Name of player 1').fill('Ana');
    await page.getByLabel('Name of player 2').fill('Ben');
    await tap(button(page, 'Start the game'));
    await expect(page.getByText('Ana, it’s your turn')).toBeVisible();
    await restart(page);

    // Four cards of the hand; each takes fewer than ten taps.
    const cards: readonly EnteredCard[] = [
      { level: 'I', center: 'square', local: 'square' },
      { level: 'II', cost: ['square', 2], center: 'circle' },
      { level: 'III', cost: ['circle', 3], center: 'square' },
      { level: 'I', center: 'circle' },
    ];
    for (const card of cards) {
      const taps = await tapsOf(page, async () => {
        await tap(button(page, 'Add a card'));
        await enterCard(page, card);
        await tap(button(page, 'Put into my hand'));
      });
      expect(taps).toBeLessThan(10);
    }
    await restart(page);
    await expect(button(page, 'Show my hand, 4 cards').first()).toBeVisible();

    // The fifth is a spire; what it starts with is told to be a guess.
    await tap(button(page, 'Add a spire'));
    await expect(page.getByText(/15 of one kind is a guess/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Squares' }).fill('2');
    await page.getByRole('textbox', { name: 'Squares' }).press('Enter');
    await tap(button(page, 'Put on the table'));
    await restart(page);
    await expect(button(page, 'Spire, costs 2 squares')).toBeVisible();

    await tap(button(page, 'Show my hand, 4 cards').last());
    await tap(button(page, /^Level I, center 1 square, costs nothing/));
    await expect(page.getByText('That’s paid.')).toBeVisible();
    await tap(page.getByRole('button', { name: 'Place', exact: true }));
    await restart(page);
    await expect(button(page, /^Level I, center 1 square.*column 0$/)).toBeVisible();

    // Local and permanent resources pay for the second; the space says so.
    await tap(button(page, 'Ben drew a card'));
    await tap(button(page, 'Show my hand, 3 cards').last());
    await tap(button(page, /^Level II,/).first());
    await expect(freeSpace(page, 'Level II')).toHaveAccessibleName(/paid$/);
    await expect(page.getByText('from the card below')).toBeVisible();
    await tap(page.getByRole('button', { name: 'Place', exact: true }));
    await restart(page);

    // The third is short of 2 circles, which one discard closes.
    await tap(button(page, 'Ben drew a card'));
    await tap(button(page, 'Show my hand, 2 cards').last());
    await tap(button(page, /^Level III,/).first());
    await expect(page.getByText(/short of 2 circles. Discarding 1 card closes that/)).toBeVisible();
    await tap(button(page, 'Place, discard 1'));
    await restart(page);
    await expect(button(page, 'Show my hand, 0 cards').first()).toBeVisible();

    await tap(button(page, 'Ben drew a card'));
    await tap(button(page, 'Spire, costs 2 squares'));
    await tap(button(page, 'Place the spire'));
    await expect(page.getByText('Ana has won')).toBeVisible();
    await restart(page);
    await expect(page.getByText('Ana has won')).toBeVisible();
    await tap(button(page, 'See the finished game'));
    await expect(page.getByText('Ana won after 4 turns')).toBeVisible();
  });

  test.describe('in German', () => {
    test.use({ locale: 'de-DE' });

    test('the card page speaks German, and offers what was entered before', async ({ page }) => {
      await page.goto('/luminis/cards');
      await tap(button(page, 'Karte eingeben'));
      await tap(button(page, 'Kosten: Quadrat: eins mehr'));
      await tap(button(page, /^Mitte: Kreis/));
      await tap(page.getByRole('checkbox', { name: 'nach links oben' }));
      await tap(page.getByRole('checkbox', { name: 'Ziehsymbol' }));
      await tap(button(page, 'Karte behalten'));
      await expect(page.getByText('Stufe I: 1 von 34')).toBeVisible();
      await tap(button(page, 'Karte eingeben'));
      await tap(button(page, /^Übernehmen: Stufe I, Mitte 1 Kreis, kostet 1 Quadrat/));
      await tap(button(page, 'Karte behalten'));
      await expect(page.getByText('Stufe I: 1 von 34')).toBeVisible();
    });
  });
});
