import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { spaceMiddles } from '@/games/lumicora/exchange/photo/homography';
import type { Pixels, Point } from '@/games/lumicora/exchange/photo/model';
import { DEFAULT_BOARDS, SPACE_NAMES, spaceNamed } from '@/games/lumicora/rules/boards';
import { COLORS, type Color } from '@/games/lumicora/rules/model';
import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import { suggestSetup } from '@/games/lumicora/session/table/table';
import { openSession, tableOf } from '@/games/lumicora/session/table/tableSession';

import { reefOf } from '../../scripts/bench/reefs';
import { pixelsOf } from '../support/photo/jpeg';
import { photograph } from '../support/photo/photograph';
import { storageOf } from '../support/sampleGames';
import { performAll } from '../support/tables';
import { result, tap } from './person';
import { expect, test } from './phones';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const space = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });

/** Two who played without the app: Ana's reef is painted from a photo, Ben's is counted. */
const GAME = performAll(
  openSession({
    id: 'photo',
    startedAt: 1000,
    setup: { ...suggestSetup(['Ana', 'Ben']), board: DEFAULT_BOARDS.A, depth: 'from-above' },
  }),
  { type: 'choose-depth', player: 1, depth: 'counted' },
  {
    type: 'count-reef',
    player: 1,
    counts: {
      spaces: { green: 5, pink: 5, blue: 5, yellow: 5 },
      animals: { shellfish: 2, crab: 1, seahorse: 0, starfish: 0 },
      animalPoints: 0,
      remote: 0,
    },
  },
);

const PHOTO = photograph({
  board: DEFAULT_BOARDS.A,
  luminos: reefOf(14, 5),
  seed: 11,
  strengths: { perspective: 0.4, rotation: 0.3, light: 0.5, noise: 0.3 },
  width: 960,
  height: 720,
});

/** Something grey lies on a space, so that what is on it cannot be seen. */
function withCoin({ width, height, data }: Pixels, middle: Point): Pixels {
  const covered = Uint8Array.from(data);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (Math.hypot(x - middle.x, y - middle.y) < 34) covered.set([120, 122, 125], (y * width + x) * 4);
    }
  }
  return { width, height, data: covered };
}

/** A coral space in the middle of the photo. */
const HIDDEN = SPACE_NAMES.find((name) => {
  const surface = PHOTO.surfaces[spaceNamed(name)!]!;
  return name.startsWith('c') && COLORS.includes(surface as Color);
})!;

test('a reef is photographed, corrected in one space and scored, without a network', async ({
  takePhone,
}) => {
  const { page, pointAt, cutNetwork } = await takePhone({ name: 'ana', stored: storageOf(GAME) });
  await cutNetwork();
  pointAt([withCoin(PHOTO.pixels, spaceMiddles(PHOTO.corners)[spaceNamed(HIDDEN)!]!)]);
  await page.goto('/lumicora/game/photo/photo/0');
  await tap(button(page, 'Take the picture'));
  await expect(page.getByText('Does the grid lie on the spaces?', { exact: false })).toBeVisible();
  await tap(button(page, 'Read the colors'));

  const truth = PHOTO.surfaces[spaceNamed(HIDDEN)!]!;
  await tap(space(page, HIDDEN));
  await tap(page.getByRole('radio', { name: truth, exact: true }));
  for (const [index, name] of SPACE_NAMES.entries()) {
    await expect(space(page, name)).toHaveAccessibleName(new RegExp(`^${name}, ${PHOTO.surfaces[index]}`));
  }
  await tap(button(page, 'Paint this'));

  await expect(space(page, HIDDEN)).toHaveAccessibleName(new RegExp(`^${HIDDEN}, ${truth}, .*level 1`));
  const painted = performAll(GAME, {
    type: 'paint-reef',
    player: 0,
    spaces: PHOTO.surfaces.flatMap((surface, at) =>
      surface === 'water' || surface === 'limestone'
        ? []
        : [{ space: at, seen: { color: surface, level: 1, symbol: null } }],
    ),
  });
  await page.goto('/lumicora/game/photo/final');
  await tap(button(page, 'Skip to the result'));
  const totals = scoreTable(tableOf(painted)).players.map(({ total }) => String(total).replace('-', '−'));
  expect((await result(page)).at(-1)?.split('\n')).toEqual(['Total', ...totals]);
});

const PHOTOS = join(__dirname, '../fixtures/photos');
const pictureOf = (name: string) => pixelsOf(readFileSync(join(PHOTOS, `${name}.jpg`)));

test('a reef on a real table is found, turned, told one space, painted and scored', async ({ takePhone }) => {
  const truth = JSON.parse(readFileSync(join(PHOTOS, 'typical-0.json'), 'utf8')) as {
    readonly spaces: Readonly<Record<string, Color | 'water' | 'limestone'>>;
  };
  const { page, pointAt } = await takePhone({ name: 'ana', stored: storageOf(GAME) });
  pointAt([pictureOf('typical-0')]);
  await page.goto('/lumicora/game/photo/photo/0');
  await expect(page.getByText('The whole board is in the picture.')).toBeVisible();
  await tap(button(page, 'Take the picture'));
  await expect(page.getByText('Does the grid lie on the spaces?', { exact: false })).toBeVisible();
  // All the way round, it lies as it was found.
  for (let sixth = 0; sixth < 6; sixth++) await tap(button(page, 'Turn by a sixth'));
  await tap(button(page, 'Read the colors'));
  await tap(space(page, 'c3'));
  await tap(page.getByRole('radio', { name: truth.spaces.c3!, exact: true }));
  for (const name of SPACE_NAMES) {
    await expect(space(page, name)).toHaveAccessibleName(new RegExp(`^${name}, ${truth.spaces[name]}`));
  }
  await tap(button(page, 'Paint this'));
  const painted = performAll(GAME, {
    type: 'paint-reef',
    player: 0,
    spaces: SPACE_NAMES.flatMap((name, at) => {
      const surface = truth.spaces[name]!;
      if (surface === 'water' || surface === 'limestone') return [];
      return [{ space: at, seen: { color: surface, level: 1, symbol: null } }];
    }),
  });
  await expect(space(page, 'c3')).toHaveAccessibleName(/^c3, blue, .*level 1/);
  await page.goto('/lumicora/game/photo/final');
  await tap(button(page, 'Skip to the result'));
  const totals = scoreTable(tableOf(painted)).players.map(({ total }) => String(total).replace('-', '−'));
  expect((await result(page)).at(-1)?.split('\n')).toEqual(['Total', ...totals]);
});

test('another honeycomb is refused in words, with the manual way at hand', async ({ takePhone }) => {
  const { page, pointAt } = await takePhone({ name: 'ana', stored: storageOf(GAME) });
  pointAt([pictureOf('other-otherhex')]);
  await page.goto('/lumicora/game/photo/photo/0');
  await tap(button(page, 'Take the picture'));
  await expect(page.getByText('The board wasn’t found.', { exact: false })).toBeVisible();
  await tap(button(page, 'Paint by hand'));
  await expect(page).toHaveURL(/paint/);
});
