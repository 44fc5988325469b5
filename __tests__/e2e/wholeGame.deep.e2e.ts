/** A game of four players and ten rounds on one phone, by the keys that people press, against the same game by the rules. */

import type { Page } from '@playwright/test';

import { DEFAULT_BOARDS, nameOf } from '@/games/lumicora/rules/boards';
import { scoreCoral } from '@/games/lumicora/rules/coralScoring';
import { legalPlacements } from '@/games/lumicora/rules/legalPlacements';
import { ANIMALS, COLORS, CORAL_NUMBERS, numberBringsAnimal, type Color } from '@/games/lumicora/rules/model';
import { canScore } from '@/games/lumicora/rules/round';
import { surfaceOf } from '@/games/lumicora/rules/surface';
import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import { suggestNext } from '@/games/lumicora/session/table/guide';
import { openTable, suggestSetup, type Table } from '@/games/lumicora/session/table/table';
import { createRng, type Rng } from '@/kit/rng';

import { play, takeLimestone } from '../support/tables';
import { expect, tap, tapsOf, test } from './person';

const PEOPLE = ['Ana', 'Umut', 'Cem', 'Dana'];
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const exactly = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const space = (page: Page, at: number) => page.getByRole('button', { name: new RegExp(`^${nameOf(at)},`) });

async function start(page: Page) {
  await page.goto('/lumicora');
  await tap(page.getByRole('link', { name: /^Track the table/ }));
  await tap(page.getByRole('radio', { name: '4', exact: true }));
  for (const [seat, name] of PEOPLE.entries()) await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
  await tap(button(page, 'It matches my board'));
  await tap(button(page, 'Start the game'));
  await tap(exactly(page, 'Ana’s turn'));
}

/** TU-3: one to three Luminos of one color, as far as they have a place. */
async function place(page: Page, table: Table, player: number, rng: Rng): Promise<Table> {
  const color = rng.pick(COLORS);
  let current = table;
  for (let left = rng.pick([1, 2, 2, 3]); left > 0; left--) {
    const { reef, limestone } = current.players[player]!;
    const places = legalPlacements(current.board, surfaceOf(reef), color, limestone);
    if (places.length === 0) return current;
    const { on } = rng.pick(places);
    const number = rng.pick(CORAL_NUMBERS);
    const animal = numberBringsAnimal(number) ? rng.pick(ANIMALS) : null;
    await tap(exactly(page, `${color} ${number}`));
    if (animal !== null) await tap(exactly(page, animal));
    await tap(space(page, on[0]));
    await tap(space(page, on[1]));
    await expect(space(page, on[0])).toHaveAccessibleName(new RegExp(`^\\w\\d, ${color}, ${number}`));
    current = play(current, {
      type: 'place',
      player,
      lumino: { on, colors: [color, color], symbols: [number, animal] },
      anyway: false,
    });
  }
  return current;
}

async function turn(page: Page, table: Table, player: number, rng: Rng): Promise<Table> {
  const placed = rng.int(5) === 0 ? table : await place(page, table, player, rng);
  if (placed !== table) return placed;
  const count = 1 + rng.int(6);
  await tap(button(page, 'Take limestone'));
  await tap(button(page, count === 1 ? 'Take 1 limestone marker' : `Take ${count} limestone markers`));
  return play(table, takeLimestone(player, count));
}

/** Every other round the color that gives most, once it gives something. */
async function score(page: Page, table: Table, player: number): Promise<Table> {
  const { reef, tiles } = table.players[player]!;
  const worth = (color: Color) => scoreCoral(surfaceOf(reef), color).total;
  const [best] = COLORS.filter((color) => canScore(tiles[color])).sort((a, b) => worth(b) - worth(a));
  if (best === undefined || worth(best) === 0 || (table.round + player) % 2 === 0) {
    await tap(exactly(page, 'Skip'));
    return play(table, { type: 'skip-scoring', player });
  }
  await tap(page.getByRole('radio', { name: new RegExp(`^${best}: `) }));
  await tap(button(page, new RegExp(`^Score ${best}: `)));
  return play(table, { type: 'score-coral', player, color: best });
}

test('four players, ten rounds', async ({ page }) => {
  test.setTimeout(400_000);
  const rng = createRng(13);
  let table = openTable({ ...suggestSetup(PEOPLE), board: DEFAULT_BOARDS.A });
  const taps = await tapsOf(page, async () => {
    await start(page);
    for (let next = suggestNext(table); next.step !== 'final-scoring'; next = suggestNext(table)) {
      const { player } = next;
      const name = PEOPLE[player]!;
      if (next.step === 'turn') {
        await expect(page.getByRole('heading', { name: `${name}’s turn` })).toBeVisible();
        table = play(await turn(page, table, player, rng), { type: 'end-turn', player });
        await tap(button(page, /^(Next|Scoring): /));
      } else {
        await expect(page.getByRole('heading', { name: `Score or wait: ${name}` })).toBeVisible();
        table = await score(page, table, player);
      }
    }
    await tap(button(page, 'Skip to the result'));
  });
  const { players, ranking } = scoreTable(table);
  for (const [seat, { total }] of players.entries()) {
    const place = `${ranking.places[seat]}. ${PEOPLE[seat]}: ${total} point`;
    await expect(page.getByRole('listitem', { name: new RegExp(`^${place}`) })).toBeVisible();
  }
  const luminos = table.players.reduce((sum, { reef }) => sum + reef.length - 1, 0);
  console.log(
    `four players, ten rounds: ${taps} taps for ${luminos} Luminos, ${table.scorings.length} scorings`,
  );
  expect(luminos).toBeGreaterThan(40);
  expect(taps).toBeLessThanOrEqual(400);
});
