import { screen, userEvent } from '@testing-library/react-native';

import { renderGame } from '../../../support/renderGame';
import { beginScoring, performAll, place, score, sessionFor, takeLimestone } from '../../../support/tables';

jest.useFakeTimers();

/** Ana's green: 4 and 5 in level 1, 1 in level 2. */
const reef = [place(0, 'c3c4:G4.'), place(0, 'e3e4:G5.'), place(0, 'c4d4:G1s')] as const;
const scoring = () => performAll(sessionFor(2), ...reef, beginScoring);

const card = (name: RegExp) => screen.getByRole('radio', { name });
const tapCard = (name: RegExp) => userEvent.press(card(name));
const tap = (name: RegExp | string) => userEvent.press(screen.getByRole('button', { name }));
const table = () => screen.findByRole('heading', { name: 'Round 1 of 10' });

test('SC-2 each colour shows its formula by level; a card lights the spaces that count', async () => {
  await renderGame('scoring/0', scoring());
  expect(card(/^green/)).toHaveAccessibleName('green: 4 + 1 = 5');
  expect(card(/^pink/)).toHaveAccessibleName('pink: 0');
  await tapCard(/^green/);
  expect(card(/^green/)).toBeChecked();
  for (const name of ['c3', 'c4']) {
    expect(screen.getByRole('button', { name: new RegExp(`^${name},.*marked`) })).toBeOnTheScreen();
  }
  expect(screen.queryByRole('button', { name: /^e3,.*marked/ })).toBeNull();
  expect(screen.getByText('Smallest green numbers: 4 in level 1 (c3); 1 in level 2 (c4).')).toBeOnTheScreen();
});

test('SC-3 scoring adds points and limestone, flips the tile and leads back', async () => {
  const { stored } = await renderGame('scoring/0', scoring());
  expect(screen.getByText('This round pays 4 limestone markers.')).toBeOnTheScreen();
  await tapCard(/^green/);
  await tap('Score green: 5 points');
  expect(await table()).toBeOnTheScreen();
  expect(stored().players[0]).toMatchObject({ score: 5, limestone: 4, tiles: { green: 'jellyfish' } });
});

test('LU-6 what finds no room is told before', async () => {
  const session = performAll(sessionFor(2), takeLimestone(0, 6), takeLimestone(0, 3), ...reef, beginScoring);
  await renderGame('scoring/0', session);
  expect(
    screen.getByText(/pays 4 limestone markers, but 3 of them go back to the supply: there is room for 10/),
  ).toBeOnTheScreen();
});

test('SC-2 0 points are scored after one confirmation', async () => {
  const { stored } = await renderGame('scoring/0', scoring());
  await tapCard(/^pink/);
  await tap('Score pink: 0 points');
  expect(stored().players[0]!.tiles.pink).toBe('coral');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Pink shows no number, so it scores 0 points/);
  await tap('Score 0 points');
  expect(await table()).toBeOnTheScreen();
  expect(stored().players[0]).toMatchObject({ score: 0, limestone: 4, tiles: { pink: 'jellyfish' } });
});

test('looking at another colour withdraws the question', async () => {
  await renderGame('scoring/0', scoring());
  await tapCard(/^pink/);
  await tap('Score pink: 0 points');
  await tapCard(/^blue/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Score blue: 0 points' })).toBeOnTheScreen();
});

test('SC-1 skipping is a decision, too', async () => {
  const { stored } = await renderGame('scoring/0', scoring());
  await tap('Skip');
  expect(await table()).toBeOnTheScreen();
  expect(stored().decided).toEqual([0]);
});

test('SC-4 a colour that was scored is marked and cannot be scored again', async () => {
  const next = performAll(scoring(), score(0, 'green'), { type: 'skip-scoring', player: 1 }, beginScoring);
  await renderGame('scoring/0', next);
  await tapCard(/^green: 4 \+ 1 = 5, already scored$/);
  expect(screen.queryByRole('button', { name: /^Score/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Skip' })).toBeOnTheScreen();
});

test('SC-1 outside the scoring phase it is only a preview', async () => {
  await renderGame('scoring/0', performAll(sessionFor(2), ...reef));
  await tapCard(/^green/);
  expect(screen.getByText(/^This is only a preview\. Corals are scored in/)).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /^Score|^Skip/ })).toBeNull();
});

test('who has decided cannot decide again', async () => {
  await renderGame('scoring/0', performAll(scoring(), score(0, 'green')));
  expect(screen.getByText(/^This is only a preview\. This player has already/)).toBeOnTheScreen();
});

test('coral scoring speaks German', async () => {
  await renderGame('scoring/0', scoring(), 'de');
  expect(screen.getByRole('heading', { name: 'Korallenwertung: Ana' })).toBeOnTheScreen();
  await tapCard(/^grün: 4 \+ 1 = 5/);
  await tap('Grün werten: 5 Punkte');
  expect(await screen.findByRole('heading', { name: 'Runde 1 von 10' })).toBeOnTheScreen();
});
