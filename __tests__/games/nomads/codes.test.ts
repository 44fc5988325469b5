import { nomadsCodes } from '@/games/nomads/exchange/codes';
import { GUESSED } from '@/games/nomads/session/cardLibrary';
import { exportSession, importGame, tableOf } from '@/games/nomads/session/session';
import { createRng } from '@/kit/rng';

import { randomStart, randomStep, STARTED } from '../../support/nomads/tables';

function played(seed: number) {
  const rng = createRng(seed);
  let game = randomStart(rng);
  for (let step = 0; step < 40 && tableOf(game.session).phase !== 'over'; step++)
    game = randomStep(rng, game);
  return game.session;
}

const { cards, game } = nomadsCodes.kinds;

test('a game comes through codes as it was, also one that a file told of', () => {
  for (const seed of [1, 2, 3]) {
    const session = played(seed);
    const read = game.decode(game.encode(session), nomadsCodes.version);
    expect(read.ok && read.value).toEqual(session);
  }
  const { reefside: _, ...bare } = JSON.parse(exportSession(played(4)));
  const imported = importGame(bare, STARTED);
  if (!imported.ok) throw new Error('refused');
  const read = game.decode(game.encode(imported.value.session), nomadsCodes.version);
  expect(read.ok && tableOf(read.value)).toEqual(tableOf(imported.value.session));
});

test('the owner’s cards come through codes, confirmed by whoever shows them', () => {
  const own = {
    ...GUESSED,
    looks: GUESSED.looks.map((look, at) => (at === 2 ? { name: 'Wölfe', color: 9 } : look)),
  };
  const read = cards.decode(cards.encode(own), nomadsCodes.version);
  expect(read.ok && read.value).toEqual({ ...own, isConfirmed: true });
});
