import { screen, userEvent, within } from '@testing-library/react-native';

import { openAt, renderApp } from '../../../support/renderApp';

jest.useFakeTimers();

const press = (name: string | RegExp) => userEvent.press(screen.getByRole('button', { name }));

/** A new game of two, with a card of level I on the way into the hand. */
async function startGame() {
  openAt('luminis/new');
  await renderApp();
  await userEvent.press(await screen.findByRole('button', { name: 'Start the game' }));
  await screen.findByText(/it’s your turn/);
}

async function enterCard(center: 'square' | 'circle') {
  await press('Add a card');
  await userEvent.press(await screen.findByRole('button', { name: new RegExp(`^Center: ${center}`) }));
  await press('Put into my hand');
  await screen.findByText(/it’s your turn/);
}

test('LP-2 a hand stays behind a tap, and a chosen card says line by line how it is paid', async () => {
  await startGame();
  await enterCard('square');
  expect(screen.queryByRole('button', { name: /^Level I, center 1 square/ })).toBeNull();
  await press('Hand 1');
  await press(/^Level I, center 1 square, costs nothing$/);
  expect(screen.getByText('That’s paid.')).toBeOnTheScreen();
  expect(screen.getByText('permanent')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: /^Free space, Level I, column 0, paid$/ })).toBeOnTheScreen();
  await press('Place');
  expect(screen.getByRole('button', { name: /^Level I, center 1 square.*column 0$/ })).toBeOnTheScreen();
  expect(screen.getByText('Player 2, it’s your turn')).toBeOnTheScreen();
  await press(/^Undo/);
  expect(screen.getByText('Player 1, it’s your turn')).toBeOnTheScreen();
});

test('LT-2 what can be done this turn is listed, and choosing it fills in card and space', async () => {
  await startGame();
  await enterCard('circle');
  await press('Hand 1');
  expect(screen.getByRole('heading', { name: 'What can I do this turn?' })).toBeOnTheScreen();
  await press(/adds 1 circle for good, no discard$/);
  expect(screen.getByRole('button', { name: 'Place' })).toBeEnabled();
});

test('LC-2 a spire starts as a guess, and then its way is told', async () => {
  await startGame();
  await press('Add a spire');
  expect(await screen.findByText(/15 of one kind is a guess/)).toBeOnTheScreen();
  await press('Put on the table');
  expect(await screen.findByRole('heading', { name: 'How far is a spire?' })).toBeOnTheScreen();
  expect(screen.getByText('15 missing')).toBeOnTheScreen();
});

test('a lesson is played: a wrong try says why, the right one goes on', async () => {
  openAt('luminis/learn/permanent');
  await renderApp();
  expect(await screen.findByText('Step 1 of 2')).toBeOnTheScreen();
  await press(/costs 3 squares and 1 circle/);
  await userEvent.press(screen.getAllByRole('button', { name: /^Free space, Level II/ })[0]!);
  await press('Place');
  expect(screen.getByRole('alert')).toHaveTextContent(/short of 2 squares/);
  await press(/costs 1 square and 1 circle/);
  await userEvent.press(screen.getAllByRole('button', { name: /^Free space, Level II/ })[0]!);
  await press('Place');
  expect(screen.getByText(/same centers pay again/)).toBeOnTheScreen();
  await press('Go on');
  expect(screen.getByText('Step 2 of 2')).toBeOnTheScreen();
});

test('LC-1 the owner’s cards are counted against the box, and a card is entered on one page', async () => {
  openAt('luminis/cards');
  await renderApp();
  expect(await screen.findByText('Level II: 0 of 40')).toBeOnTheScreen();
  await press('Enter a card');
  await userEvent.press(within(screen.getByLabelText('Level')).getByRole('radio', { name: 'II' }));
  await press('Cost: One triangle more');
  await userEvent.press(screen.getByRole('checkbox', { name: 'up and right' }));
  await press('Keep this card');
  expect(screen.getByText('Level II: 1 of 40')).toBeOnTheScreen();
  expect(screen.getByLabelText('Level II, costs 1 triangle')).toBeOnTheScreen();
});
