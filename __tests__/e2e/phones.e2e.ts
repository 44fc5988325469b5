import type { Page } from '@playwright/test';
import { encodeQR } from 'qr';

import { tableNumber } from '@/games/lumicora/exchange/tableNumber';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import { saves } from '@/games/lumicora/session/save/saveFile';
import { suggestSetup, type TableSetup } from '@/games/lumicora/session/table/table';
import { openSession, tableOf, type TableSession } from '@/games/lumicora/session/table/tableSession';

import { reefOf } from '../../scripts/bench/reefs';
import { pictureOf } from '../support/drawnCode';
import { storageOf, trackedGame } from '../support/sampleGames';
import { performAll } from '../support/tables';
import { archivedSave, linesOf, result, tap } from './person';
import { expect, onGrey, screenOf, test, type Phone } from './phones';

const STARTED_AT = Date.UTC(2026, 10, 14, 18, 30);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A table of two where each mirrors a reef of their own, after the last round. */
function played(id: string, seat: number, joined: TableSetup['joined'], reefSeed: number): TableSession {
  const setup = { ...suggestSetup(['Ana', 'Ben']), board: DEFAULT_BOARDS.B, joined };
  const [, ...luminos] = reefOf(16, reefSeed, DEFAULT_BOARDS.B);
  return performAll(
    openSession({ id, startedAt: STARTED_AT, setup }),
    { type: 'follow-seat', seat },
    ...luminos.map((lumino) => ({ type: 'place', player: seat, lumino, anyway: true }) as const),
    { type: 'correct-score', player: seat, score: 20 + reefSeed },
    { type: 'finish-rounds' },
  );
}

const ANA = played('ana', 0, null, 1);
const BEN = played('ben', 1, { table: tableNumber(ANA), seat: 1 }, 2);

/** The game as the phone has stored it: in the journal, which is ahead, or else in the archive of finished games. */
async function storedGame({ page }: Phone, id: string): Promise<TableSession> {
  const lines = await linesOf(page, id);
  const text = lines.length > 0 ? saves.saveOfLines(lines) : await archivedSave(page, id);
  const opened = saves.decode(text ?? '');
  if (!opened.ok) throw new Error('not stored');
  return opened.value;
}

test('a reef shown on one phone is scanned by the other, and both are scored, without a network', async ({
  takePhone,
}) => {
  const ana = await takePhone({ name: 'ana', stored: storageOf(ANA) });
  const ben = await takePhone({ name: 'ben', stored: storageOf(BEN) });
  await ana.cutNetwork();
  await ben.cutNetwork();

  await ben.page.goto('/lumicora/game/ben/phones');
  await tap(ben.page.getByRole('link', { name: /^Show my reef/ }));
  ana.pointAt([await screenOf(ben.page, 'Code with Ben’s reef')]);

  await ana.page.goto('/lumicora/game/ana/phones');
  await tap(ana.page.getByRole('link', { name: /^Collect reefs/ }));
  await expect(ana.page.getByRole('heading', { name: 'Ben’s reef' })).toBeVisible();
  await expect(ana.page.getByText(/^22 points, limestone 0, jellyfish 0 · 16 Luminos/)).toBeVisible();
  expect(tableOf(await storedGame(ana, 'ana')).players[1]!.collected).toBeNull();

  await tap(button(ana.page, 'Take this reef'));
  await expect(ana.page.getByText('All reefs are here.')).toBeVisible();
  const table = tableOf(await storedGame(ana, 'ana'));
  expect(table.players[1]!.reef.map(({ on }) => on)).toEqual(
    tableOf(BEN).players[1]!.reef.map(({ on }) => on),
  );

  // What both phones know together is what one phone would have scored that had mirrored both reefs.
  const together = scoreTable({
    ...tableOf(ANA),
    players: [tableOf(ANA).players[0]!, tableOf(BEN).players[1]!],
  });
  await tap(button(ana.page, 'To the final scoring'));
  await tap(button(ana.page, 'To the scoring'));
  await tap(button(ana.page, 'Skip to the result'));
  const totals = together.players.map(({ total }) => String(total).replace('-', '−'));
  expect((await result(ana.page)).at(-1)?.split('\n')).toEqual(['Total', ...totals]);
});

test('whoever is invited by a code plays at the same table, without a network', async ({ takePhone }) => {
  const ana = await takePhone({ name: 'ana', stored: storageOf(ANA) });
  const ben = await takePhone({ name: 'ben' });
  await ana.cutNetwork();
  await ben.cutNetwork();
  await ana.page.goto('/lumicora/game/ana/show/invitation');
  await tap(ana.page.getByRole('radio', { name: 'Ben' }));
  ben.pointAt([await screenOf(ana.page, 'Code that invites Ben’s phone')]);

  await ben.page.goto('/lumicora');
  await tap(button(ben.page, 'Scan a code').or(ben.page.getByRole('link', { name: /^Scan a code/ })));
  await expect(ben.page.getByRole('heading', { name: 'You’re invited as Ben' })).toBeVisible();
  await tap(button(ben.page, 'Join'));
  await expect(ben.page.getByText('Ben, your turn')).toBeVisible();
});

test('a whole game goes over in several codes, in any order, without a network', async ({ takePhone }) => {
  const ana = await takePhone({ name: 'ana', stored: storageOf(trackedGame()) });
  const ben = await takePhone({ name: 'ben' });
  await ana.cutNetwork();
  await ben.cutNetwork();
  await ana.page.goto('/lumicora/game/tracked/show/game');
  await tap(button(ana.page, 'Pause'));
  const first = await ana.page.getByText(/^\d+ of \d+$/).textContent();
  const count = Number(first!.split(' of ')[1]);
  const codes = [];
  for (let shown = 0; shown < count; shown++) {
    codes.push(await screenOf(ana.page, /^Code \d+ of/));
    await tap(button(ana.page, 'Next code'));
  }
  ben.pointAt(codes.reverse());

  await ben.page.goto('/lumicora/scan');
  await expect(ben.page.getByRole('progressbar', { name: 'Codes scanned' })).toBeVisible();
  await expect(button(ben.page, /^Import$/)).toBeVisible({ timeout: 60_000 });
  await tap(button(ben.page, /^Import$/));
  await tap(button(ben.page, /^Open/));
  await expect(
    ben.page.getByRole('heading', { name: 'Maximiliane-Sophie von Hohenstein wins' }),
  ).toBeVisible();
});

test('a code of another app says so, and nothing changes', async ({ takePhone }) => {
  const ana = await takePhone({ name: 'ana', stored: storageOf(ANA) });
  await ana.cutNetwork();
  ana.pointAt([onGrey(pictureOf(encodeQR('https://example.org/', 'raw', { border: 4 }), 10))]);
  await ana.page.goto('/lumicora/scan?game=ana');
  await expect(ana.page.getByRole('alert')).toContainText('This isn’t a Reefside code.');
  expect(await storedGame(ana, 'ana')).toEqual(ANA);
});
