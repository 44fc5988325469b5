import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { writeBackup } from '@/games/lumicora/session/files/files';
import { encodeSave } from '@/games/lumicora/session/save/saveFile';

import { trackedGame } from '../support/sampleGames';
import { expect, result, tap, tapsOf, test } from './person';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const space = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
const PEOPLE = ['Ana', 'Ben', 'Cem', 'Dana'];

/** The number keys, one after another; a leading word opens its field first. */
async function type(page: Page, digits: string, field?: RegExp) {
  if (field !== undefined) await tap(button(page, field));
  for (const digit of digits) await tap(page.getByRole('button', { name: digit, exact: true }));
}

/** Four people who played on side B with the light score board, and only score with the app. */
async function enterNames(page: Page) {
  await page.goto('/lumicora');
  await tap(page.getByRole('link', { name: /^Who won/ }));
  await page.getByLabel('Name of player 1').fill(PEOPLE[0]!);
  await page.getByLabel('Name of player 2').fill(PEOPLE[1]!);
  await tap(button(page, 'Add a player'));
  await page.getByLabel('Name of player 3').fill(PEOPLE[2]!);
  await tap(button(page, 'Add a player'));
  await page.getByLabel('Name of player 4').fill(PEOPLE[3]!);
  await tap(page.getByRole('radio', { name: /^Side B/ }));
  await tap(page.getByRole('radio', { name: /^Light side/ }));
  await tap(button(page, 'Count the reefs'));
  await tap(button(page, 'Back'));
}

const chooseDepth = (page: Page, name: string, depth: string) =>
  tap(
    page.getByRole('radiogroup', { name: `How to enter ${name}’s reef` }).getByRole('radio', { name: depth }),
  );

async function countReef(page: Page, name: string) {
  await tap(button(page, `Count the reef: ${name}`));
  // Points, jellyfish, limestone and green: each field leads on to the next.
  await type(page, '41279');
  await type(page, '4', /^Pink spaces/);
  await type(page, '11', /^Starfish, small score/);
  await type(page, '5', /^Uncovered remote limestone/);
  await tap(button(page, 'Back'));
}

/** Drags over the middle of the spaces, as a finger would. */
async function drag(page: Page, spaces: readonly string[]) {
  const boxes = await Promise.all(spaces.map((name) => space(page, name).boundingBox()));
  const [first, ...rest] = boxes.map((box) => ({
    x: box!.x + box!.width / 2,
    y: box!.y + box!.height / 2,
  }));
  await page.mouse.move(first!.x, first!.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
}

async function paintReef(page: Page, name: string) {
  await tap(button(page, `Paint the reef: ${name}`));
  await drag(page, ['d4', 'd5', 'd6']);
  await expect(space(page, 'd6')).toHaveAccessibleName(/^d6, green, plain coral, level 1/);
  await tap(page.getByRole('radio', { name: 'pink', exact: true }));
  await drag(page, ['c3', 'c4', 'c5']);
  await tap(button(page, /^Symbol/));
  await tap(page.getByRole('radio', { name: 'starfish' }));
  await tap(space(page, 'c4'));
  await expect(space(page, 'c4')).toHaveAccessibleName(/^c4, pink, starfish, level 1/);
  await tap(button(page, 'Done'));
}

async function mirrorReef(page: Page, name: string) {
  await chooseDepth(page, name, 'placed');
  await tap(button(page, `Open the reef: ${name}`));
  await tap(page.getByRole('button', { name: 'green 3', exact: true }));
  await tap(page.getByRole('button', { name: 'crab', exact: true }));
  await tap(space(page, 'c3'));
  await tap(space(page, 'd3'));
  await tap(button(page, 'Back'));
}

test('a game of mixed depths is scored, sent as a file, lost and brought back', async ({ page }, info) => {
  await enterNames(page);
  await countReef(page, 'Ana');
  await chooseDepth(page, 'Ben', 'painted');
  await paintReef(page, 'Ben');
  await mirrorReef(page, 'Cem');
  await countReef(page, 'Dana');

  await tap(button(page, 'To the scoring'));
  await tap(button(page, 'Next'));
  await expect(page.getByRole('heading', { name: 'Jellyfish' })).toBeVisible();
  await tap(button(page, /^Ana: 2 × 2, \+4, 45 in all/));
  await tap(button(page, 'Skip to the result'));
  await expect(page.getByText('Ana and Dana share the win')).toBeVisible();
  const before = await result(page);
  expect(before.at(-1)?.split('\n')).toEqual(['Total', '55', '−16', '−11', '55']);

  await page.goto('/lumicora/history');
  await tap(page.getByRole('link', { name: /Ana/ }).first());
  const download = page.waitForEvent('download');
  await tap(button(page, 'Game file'));
  const file = info.outputPath('game.json');
  await (await download).saveAs(file);

  await page.evaluate(async () => {
    window.localStorage.clear();
    for (const { name } of await window.indexedDB.databases()) window.indexedDB.deleteDatabase(name!);
  });
  await page.goto('/lumicora/history');
  await expect(page.getByRole('link', { name: /Ana/ })).toHaveCount(0);

  await page.goto('/lumicora/files');
  const chooser = page.waitForEvent('filechooser');
  await tap(button(page, 'Pick files'));
  await (await chooser).setFiles(file);
  await expect(page.getByText('It isn’t on this device yet.')).toBeVisible();
  await tap(button(page, /^Import$/));
  await tap(button(page, 'Open the game'));
  await expect(page.getByText('Ana and Dana share the win')).toBeVisible();
  expect(await result(page)).toEqual(before);
});

test('a damaged file is refused with its place, and nothing changes', async ({ page }) => {
  await page.goto('/lumicora/files');
  const chooser = page.waitForEvent('filechooser');
  await tap(button(page, 'Pick files'));
  const text = readFileSync('__tests__/fixtures/games/bad-space.json', 'utf8');
  await (
    await chooser
  ).setFiles([
    { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from(text) },
    { name: 'huge.json', mimeType: 'application/json', buffer: Buffer.alloc(6 * 1024 * 1024, 32) },
  ]);
  await expect(page.getByText('broken.json: This Reefside file is damaged.')).toBeVisible();
  await tap(button(page, 'More'));
  await expect(page.getByText(/^players\[1\].*is not a space/)).toBeVisible();
  await expect(page.getByText('huge.json: Larger than 5 MB.')).toBeVisible();
  await expect(page.getByText('Your saved games haven’t changed.')).toBeVisible();
  await page.goto('/lumicora/history');
  await expect(page.getByRole('link', { name: /Side/ })).toHaveCount(0);
});

test('a large backup tells how far it is, and leaves nothing behind when it is cancelled', async ({
  page,
}) => {
  const games = Array.from({ length: 30 }, (_, index) => encodeSave(trackedGame(`game-${index}`)));
  const content = { games, boards: {}, names: [], practice: {}, settings: null, savedAt: Date.now() };
  const backup = {
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeBackup(content)[0]!),
  };
  await page.goto('/lumicora/files');
  const pick = async () => {
    const chooser = page.waitForEvent('filechooser');
    await tap(button(page, 'Pick files'));
    await (await chooser).setFiles(backup);
  };
  const cancelled = page.getByText('Canceled. Your saved games haven’t changed.');
  /** Pressed from within, as soon as this is drawn: a tap from outside may come when all is done. */
  const cancelWhile = (label: string) =>
    page.evaluate((wanted) => {
      const timer = setInterval(() => {
        const bar = document.querySelector(`[role=progressbar][aria-label="${wanted}"]`);
        const cancel = document.querySelector<HTMLElement>('[role=button][aria-label=Cancel]');
        if (bar === null || cancel === null) return;
        clearInterval(timer);
        cancel.click();
      }, 5);
    }, label);
  await cancelWhile('Reading …');
  await pick();
  await expect(cancelled).toBeVisible();
  await pick();
  await cancelWhile('Importing …');
  await tap(button(page, /^Import$/));
  await expect(cancelled).toBeVisible();
  await tap(button(page, /^Import$/));
  await expect(page.getByText('Done: 30 games imported.')).toBeVisible();
});

test('who won, from Home, takes four players at most 110 taps, names typed aside', async ({ page }) => {
  await page.goto('/');
  const taps = await tapsOf(page, async () => {
    await tap(page.getByRole('link', { name: /^Lumicora/ }));
    await tap(page.getByRole('link', { name: /^Who won/ }));
    await tap(button(page, 'Add a player'));
    await tap(button(page, 'Add a player'));
    for (const [seat, name] of PEOPLE.entries())
      await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
    await tap(button(page, 'Count the reefs'));
    for (const [seat, [digits, animals]] of SHEETS.entries()) {
      await expect(page.getByRole('heading', { name: PEOPLE[seat]! })).toBeVisible();
      for (const digit of digits) {
        await tap(
          digit === '>' ? button(page, 'Next field') : page.getByRole('button', { name: digit, exact: true }),
        );
      }
      for (const [index, count] of [...animals].entries()) {
        const most = count === '4' ? '4 or more' : count;
        await tap(page.getByRole('radio', { name: `${SPECIES[index]}: ${most}`, exact: true }));
      }
      await tap(button(page, seat < 3 ? `Next: ${PEOPLE[seat + 1]}` : 'Who won?'));
    }
  });
  await expect(page.getByRole('heading', { name: 'Cem wins' })).toBeVisible();
  console.log(`who won, four players: ${taps} taps`);
  expect(taps).toBeLessThanOrEqual(110);
});

const SPECIES = ['Shellfish', 'Crabs', 'Seahorses', 'Starfish'];

/** Points, jellyfish, limestone and colors as they are typed, then the animals. */
const SHEETS = [
  ['582594>12>0', '2103'],
  ['4121>83>12', '0021'],
  ['666104>12>15', '4112'],
  ['37037>11>95', '1030'],
] as const;

test('a number is there after a reload that comes before its field is left', async ({ page }) => {
  await page.goto('/lumicora');
  await tap(page.getByRole('link', { name: /^Who won/ }));
  await tap(button(page, 'Count the reefs'));
  await type(page, '1');
  await expect(button(page, 'Points from the rounds: 1')).toBeVisible();
  await page.reload();
  await expect(button(page, 'Points from the rounds: 1')).toBeVisible();
});

test.describe('on a German device', () => {
  test.use({ locale: 'de-DE' });
  test('a finished game is counted and scored in German', async ({ page }) => {
    await page.goto('/lumicora');
    await tap(page.getByRole('link', { name: /^Wer hat gewonnen/ }));
    await page.getByLabel('Name von Person 1').fill('Anni');
    await page.getByLabel('Name von Person 2').fill('Peter');
    await tap(button(page, 'Riffe zählen'));
    await type(page, '12', /^Felder in Grün/);
    await tap(button(page, 'Weiter: Peter'));
    await type(page, '3', /^Felder in Grün/);
    await tap(button(page, 'Wer hat gewonnen?'));
    await expect(page.getByText('Anni gewinnt')).toBeVisible();
  });
});
