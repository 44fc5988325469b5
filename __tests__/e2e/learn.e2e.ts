import type { Locator, Page } from '@playwright/test';

import { nameOf } from '@/games/lumicora/rules/boards';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { coachStrings } from '@/games/lumicora/strings/coach';
import { reefScreenStrings } from '@/games/lumicora/strings/reefScreen';
import { startStrings } from '@/games/lumicora/strings/start';
import { generatePuzzle } from '@/games/lumicora/view/puzzles/kinds';
import { lightSide } from '@/games/lumicora/view/puzzles/kinds/lightSide';
import { seatsStrings } from '@/tabletop/strings/seats';

import { expect, tap, tapsOf, test } from './person';

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
  await tap(button(page, 'That’s my answer'));
  await expect(page.getByText(/^Right/).first()).toBeVisible();
  await tap(button(page, 'Next puzzle'));
  await expect(button(page, 'That’s my answer')).toBeVisible();
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
  await tap(page.getByRole('link', { name: 'Match the color' }));
  await tap(button(page, 'To the lesson'));
  await expect(page.getByRole('heading', { level: 1, name: 'On the ground' })).toBeVisible();
  await tap(button(page, 'Back'));
  await tap(button(page, 'Back'));
  await expect(space(page, nameOf(3))).toHaveAccessibleName(/^a4, green, 5, level 1, not allowed here/);
  await tap(button(page, 'Place anyway'));
  await expect(button(page, /^Undo: Player 1, green 5/)).toBeVisible();
});

/** Everything that stands on the page before this control, and the control itself, as somebody reads it. */
async function wordsUpTo(page: Page, control: Locator | null): Promise<number> {
  const text = await page.evaluate(
    (end) => {
      const said: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement!;
        const isAfter = end !== null && (end.compareDocumentPosition(node) & 4) !== 0 && !end.contains(node);
        if (isAfter) break;
        if (element.getClientRects().length > 0 && element.closest('svg, noscript, script, style') === null) {
          said.push(node.textContent ?? '');
        }
      }
      return said.join(' ');
    },
    await (control?.elementHandle() ?? null),
  );
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

const SECONDS_A_TAP = 2;
const WORDS_A_SECOND = 200 / 60;

test('from the first opening of the app to the first own legal placement it takes at most 60 seconds', async ({
  page,
}) => {
  let words = 0;
  await page.goto('/lumicora');
  const learn = page.getByRole('link', { name: /^Learn/ });
  await learn.waitFor();
  const taps = await tapsOf(page, async () => {
    words += await wordsUpTo(page, learn);
    await tap(learn);
    const first = button(page, /^Start: /);
    await first.waitFor();
    words += await wordsUpTo(page, first);
    await tap(first);
    await button(page, 'Skip step').waitFor();
    words += await wordsUpTo(page, null);
    await place(page, 'c3', 'c4');
  });
  await expect(button(page, 'Next')).toBeVisible();
  const seconds = taps * SECONDS_A_TAP + words / WORDS_A_SECOND;
  console.log(`first placement: ${taps} taps, ${words} words, ${Math.round(seconds)} seconds`);
  expect(seconds).toBeLessThanOrEqual(60);
});

test.describe('the coach goes through two rounds with a table', () => {
  for (const language of ['en', 'de'] as const) {
    test.describe(language, () => {
      test.use({ locale: language === 'en' ? 'en-US' : 'de-DE' });

      const { cards, close, title, coach, setUp, onePhone, playersCount } = coachStrings[language];
      const reef = reefScreenStrings[language];
      const { table, setup } = lumicoraStrings[language];
      const { colors } = lumicoraStrings[language].words;
      const names = [1, 2].map((seat) => seatsStrings[language].defaultName(seat));

      test('each card comes at its moment, and once', async ({ page }) => {
        const card = page.getByRole('group', { name: coach });
        const said: string[] = [];
        const meets = async (...wanted: readonly (keyof typeof cards)[]) => {
          for (const each of wanted) {
            await expect(card).toContainText(cards[each]);
            said.push(each);
            await tap(card.getByRole('button', { name: close }));
          }
          await expect(card).toHaveCount(0);
        };
        const lay = async (number: number, first: string, second: string) => {
          await tap(page.getByRole('button', { name: `${colors.green} ${number}`, exact: true }));
          await place(page, first, second);
        };
        const take = async (count: number) => {
          await tap(button(page, reef.takeLimestone));
          await tap(button(page, new RegExp(`${count} (limestone markers|Kalksteinmarker)`)));
        };

        await page.goto('/lumicora');
        await tap(page.getByRole('link', { name: new RegExp(`^${startStrings[language].teach}`) }));
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(page.getByRole('heading', { name: setUp })).toBeVisible();
        await expect(page.getByRole('checkbox')).toHaveCount(11);
        await tap(page.getByRole('radio', { name: playersCount(3) }));
        await expect(page.getByRole('checkbox')).toHaveCount(12);
        await tap(page.getByRole('checkbox').nth(1));
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
        await tap(page.getByRole('radio', { name: playersCount(2) }));
        await tap(page.getByRole('link', { name: new RegExp(onePhone) }));
        await tap(button(page, setup.start));
        await meets('turn');

        await tap(button(page, table.toTurn(names[0]!)));
        await meets('placing');
        await lay(5, 'a4', 'a5');
        await meets('refused');
        await place(page, 'c3', 'c4');
        await expect(space(page, 'c3')).toHaveAccessibleName(/5/);
        await expect(card).toHaveCount(0);
        await take(6);
        await lay(4, 'b3', 'b4');
        await meets('water');
        await lay(6, 'c4', 'd4');
        await meets('level-2');
        await take(6);
        await expect(card).toHaveCount(0);
        await take(6);
        await meets('overflow');
        await tap(button(page, reef.next(names[1]!)));
        await tap(button(page, reef.returnLumino));
        await meets('returned');
        await page.reload();
        await tap(button(page, reef.nextScoring(names[0]!)));
        await meets('scoring-phase');
        await tap(page.getByRole('radio', { name: new RegExp(`^${colors.green}: `) }));
        // 4 in level 1 and 6 in level 2; there is no room for more limestone.
        await tap(button(page, reef.scoring.score('green', 10, 0)));
        await meets('jellyfish');
        await tap(page.getByRole('button', { name: reef.scoring.skip, exact: true }));
        await meets('octopus');

        // The second round brings nothing new, and the third says nothing about turns any more.
        for (let round = 2; round <= 3; round++) {
          await tap(button(page, reef.next(names[1]!)));
          await tap(button(page, reef.nextScoring(names[0]!)));
          for (let seat = 0; seat < 2; seat++)
            await tap(page.getByRole('button', { name: reef.scoring.skip, exact: true }));
          await expect(page.getByRole('heading', { name: reef.turnOf(names[0]!) })).toBeVisible();
          await expect(card).toHaveCount(0);
        }
        expect(said).toHaveLength(new Set(said).size);
      });
    });
  }

  test('one tap sends it away for good', async ({ page }) => {
    await page.goto('/lumicora/new?coached=3&track=reef');
    await tap(button(page, 'Start the game'));
    await expect(page.getByRole('group', { name: 'Coach' })).toBeVisible();
    await tap(button(page, 'Coach off'));
    await expect(page.getByRole('group', { name: 'Coach' })).toHaveCount(0);
    await page.reload();
    await expect(button(page, 'Take limestone')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Coach' })).toHaveCount(0);
  });
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
