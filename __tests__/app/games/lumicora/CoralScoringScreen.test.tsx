import { screen, userEvent } from '@testing-library/react-native';

import { renderGame } from '../../../support/renderGame';
import {
  beginScoring,
  performAll,
  place,
  score,
  sessionFor,
  skip,
  takeLimestone,
} from '../../../support/tables';

jest.useFakeTimers();

/** Ana's green: 4 and 5 in level 1, 1 in level 2. */
const reef = [place(0, 'c3c4:G4.'), place(0, 'e3e4:G5.'), place(0, 'c4d4:G1s')] as const;
const scoring = () => performAll(sessionFor(2), ...reef, beginScoring);

const card = (name: RegExp) => screen.getByRole('radio', { name });
const tapCard = (name: RegExp) => userEvent.press(card(name));
const tap = (name: RegExp | string) => userEvent.press(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

test('SC-2 each color shows its formula by level; a card lights the spaces that count', async () => {
  await renderGame('scoring/0', scoring());
  expect(card(/^green/)).toHaveAccessibleName('green: 4 + 1 = 5');
  expect(card(/^pink/)).toHaveAccessibleName('pink: 0');
  await tapCard(/^green/);
  expect(card(/^green/)).toBeChecked();
  for (const name of ['c3', 'c4']) {
    expect(screen.getByRole('button', { name: new RegExp(`^${name},.*marked`) })).toBeOnTheScreen();
  }
  expect(screen.queryByRole('button', { name: /^e3,.*marked/ })).toBeNull();
  expect(screen.getByText('Smallest green numbers: 4 in level 1, 1 in level 2.')).toBeOnTheScreen();
});

test('SC-3 scoring adds points and limestone, flips the tile and goes on to the next scoring', async () => {
  const { stored } = await renderGame('scoring/0', scoring());
  expect(screen.getByText('Limestone: 4 now, 4 next time')).toBeOnTheScreen();
  expect(screen.getByText('4 colors, 10 scoring phases left')).toBeOnTheScreen();
  expect(screen.getByText('The last to score takes the octopus.')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Choose a color' })).toBeDisabled();
  await tapCard(/^green/);
  await tap('Score green: 5 points, 4 limestone');
  expect(stored().players[0]).toMatchObject({ score: 5, limestone: 4, tiles: { green: 'jellyfish' } });
  expect(await heading('Score or wait: Ben')).toBeOnTheScreen();
  expect(screen.getByText('If you score now, you take the octopus.')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Choose a color' })).toBeDisabled();
});

test('SC-1 after the last decision the next round begins with its first reef', async () => {
  await renderGame('scoring/0', performAll(sessionFor(2), beginScoring, score(1, 'green')));
  await tap('Skip');
  expect(await heading('Ben’s turn')).toBeOnTheScreen();
  expect(screen.queryByRole('heading', { name: /^Score or wait/ })).toBeNull();
});

test('TU-1 after the last phase the final scoring opens', async () => {
  const last = performAll(sessionFor(2), { type: 'correct-round', round: 10 }, beginScoring, skip(1));
  await renderGame('scoring/0', last);
  expect(screen.getByText(/^This is the last scoring phase/)).toBeOnTheScreen();
  expect(screen.getByText('Limestone: 0 now')).toBeOnTheScreen();
  await tap('Skip');
  expect(await screen.findByRole('heading', { name: /Final scoring/ })).toBeOnTheScreen();
});

test('what a color gave a round ago stands beside it, and what a skip gives up', async () => {
  const before = performAll(
    sessionFor(2),
    { type: 'correct-round', round: 7 },
    reef[0],
    beginScoring,
    skip(0),
    skip(1),
    reef[1],
    reef[2],
    beginScoring,
  );
  await renderGame('scoring/0', before);
  expect(card(/^green/)).toHaveAccessibleName('green: 4 + 1 = 5, a round ago 4');
  expect(screen.getByText('4 colors, 3 phases: if you skip now, you give 2 up.')).toBeOnTheScreen();
});

test('LU-6 markers without room are told before', async () => {
  const session = performAll(sessionFor(2), takeLimestone(0, 6), takeLimestone(0, 3), ...reef, beginScoring);
  await renderGame('scoring/0', session);
  expect(
    screen.getByText('You’d earn 4 limestone markers, but 3 won’t fit. You can store 10.'),
  ).toBeOnTheScreen();
  expect(screen.getByText('Next time 3 won’t fit, as it stands.')).toBeOnTheScreen();
});

test('SC-2 0 points are scored after one confirmation on the same key', async () => {
  const { stored } = await renderGame('scoring/0', scoring());
  await tapCard(/^pink/);
  await tap('Score pink: 0 points, 4 limestone');
  expect(stored().players[0]!.tiles.pink).toBe('coral');
  expect(screen.getByText(/^No pink number is visible, so this scores 0 points/)).toBeOnTheScreen();
  await tap('Yes, score pink for 0 points');
  expect(await heading('Score or wait: Ben')).toBeOnTheScreen();
  expect(stored().players[0]).toMatchObject({ score: 0, limestone: 4, tiles: { pink: 'jellyfish' } });
});

test('looking at another color withdraws the question', async () => {
  await renderGame('scoring/0', scoring());
  await tapCard(/^pink/);
  await tap('Score pink: 0 points, 4 limestone');
  await tapCard(/^blue/);
  expect(screen.queryByText(/^No pink number is visible, so/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Score blue: 0 points, 4 limestone' })).toBeOnTheScreen();
});

test('SC-1 skipping is a decision, too, and takes one tap', async () => {
  const { stored } = await renderGame('scoring/0', scoring());
  await tap('Skip');
  expect(await heading('Score or wait: Ben')).toBeOnTheScreen();
  expect(stored().decided).toEqual([0]);
});

test('SC-4 a color that was scored is marked and cannot be scored again', async () => {
  const next = performAll(scoring(), score(0, 'green'), skip(1), beginScoring);
  await renderGame('scoring/0', next);
  await tapCard(/^green: 4 \+ 1 = 5, already scored$/);
  expect(screen.getByRole('button', { name: 'Green can’t be scored now' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Skip' })).toBeEnabled();
});

test('SC-1 outside the scoring phase it is only a preview', async () => {
  await renderGame('scoring/0', performAll(sessionFor(2), ...reef));
  await tapCard(/^green/);
  expect(screen.getByText(/^This is only a preview\. You score colors in/)).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Green can’t be scored now' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Skip' })).toBeDisabled();
});

test('who has decided cannot decide again', async () => {
  await renderGame('scoring/0', performAll(scoring(), score(0, 'green')));
  expect(screen.getByText(/^This is only a preview\. This player has already/)).toBeOnTheScreen();
});

test('a phone that follows one seat goes on to that seat’s reef', async () => {
  await renderGame('scoring/1', performAll(sessionFor(2), { type: 'follow-seat', seat: 1 }, beginScoring));
  await tap('Skip');
  expect(await heading('Ben’s turn')).toBeOnTheScreen();
});

test('coral scoring speaks German', async () => {
  await renderGame('scoring/0', scoring(), 'de');
  expect(screen.getByRole('heading', { name: 'Wertung: Ana' })).toBeOnTheScreen();
  await tapCard(/^grün: 4 \+ 1 = 5/);
  await tap('Grün werten: 5 Punkte, 4 Kalkstein');
  expect(await heading('Wertung: Ben')).toBeOnTheScreen();
});
