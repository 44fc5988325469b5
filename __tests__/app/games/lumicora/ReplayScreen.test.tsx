import { act, fireEvent, screen, userEvent } from '@testing-library/react-native';

import type { Command } from '@/games/lumicora/session/table/commands';

import { finishedGame, recordOf } from '../../../support/finishedGames';
import { openAlone } from '../../../support/openAlone';
import { renderHistory } from '../../../support/renderHistory';
import { beginScoring, endTurn, place, score, takeLimestone } from '../../../support/tables';

jest.useFakeTimers();
openAlone();

const commands: readonly Command[] = [
  takeLimestone(0, 3),
  place(0, 'c3c4:G4.'),
  endTurn(0),
  place(1, 'e3e4:G5.'),
  beginScoring,
  score(0, 'green'),
];
const session = finishedGame({ commands });
/** With the step that ends the rounds. */
const STEPS = commands.length + 1;

const open = async (language: 'en' | 'de' = 'en') => {
  await renderHistory('game/g1/replay', { records: [recordOf(session)], language });
  await screen.findByRole('slider');
};
const tap = (name: string | RegExp) => userEvent.press(screen.getByRole('button', { name }));
const slider = () => screen.getByRole('slider', { name: 'Step of the game' });
const drag = (action: 'increment' | 'decrement') =>
  fireEvent(slider(), 'accessibilityAction', { nativeEvent: { actionName: action } });
const tile = (name: RegExp) => screen.getByRole('radio', { name });

test('it begins with the table before the first step', async () => {
  await open();
  expect(screen.getByText('The game begins')).toBeOnTheScreen();
  expect(screen.getByText(`Step 0 of ${STEPS} · Round 1 of 10 · Action phase`)).toBeOnTheScreen();
  expect(slider()).toHaveAccessibilityValue({ min: 0, max: STEPS, now: 0 });
  expect(screen.getByRole('button', { name: 'Previous step' })).toBeDisabled();
  expect(tile(/^Anni, 0 points, 0 limestone$/)).toBeChecked();
});

test('the slider leads through the steps, and says what happened', async () => {
  await open();
  drag('increment');
  expect(screen.getByText('Anni, 3 limestone taken')).toBeOnTheScreen();
  expect(slider()).toHaveAccessibilityValue({ now: 1, text: `Step 1 of ${STEPS}: Anni, 3 limestone taken` });
  expect(tile(/^Anni, 0 points, 3 limestone$/)).toBeOnTheScreen();
  drag('decrement');
  expect(screen.getByText('The game begins')).toBeOnTheScreen();
});

test('buttons lead on and back, one step at a time', async () => {
  await open();
  await tap('Next step');
  await tap('Next step');
  expect(screen.getByText('Anni, green 4')).toBeOnTheScreen();
  expect(
    screen.getByRole('img', { name: /^Anni’s reef\. Visible spaces: green 3, pink 1/ }),
  ).toBeOnTheScreen();
  await tap('Previous step');
  expect(
    screen.getByRole('img', { name: /^Anni’s reef\. Visible spaces: green 1, pink 1/ }),
  ).toBeOnTheScreen();
});

test('the reef follows whoever made the step, until somebody is chosen', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Follow the turns' })).toBeDisabled();
  for (let step = 0; step < 4; step++) await tap('Next step');
  expect(screen.getByRole('img', { name: /^Peter’s reef/ })).toBeOnTheScreen();
  expect(tile(/^Peter/)).toBeChecked();
  await userEvent.press(tile(/^Anni/));
  await tap('Next step');
  expect(screen.getByRole('img', { name: /^Anni’s reef/ })).toBeOnTheScreen();
  await tap('Previous step');
  expect(screen.getByRole('img', { name: /^Anni’s reef/ })).toBeOnTheScreen();
  await tap('Follow the turns');
  expect(screen.getByRole('img', { name: /^Peter’s reef/ })).toBeOnTheScreen();
});

test('scores are those of the moment', async () => {
  await open();
  for (let step = 0; step < 6; step++) await tap('Next step');
  expect(screen.getByText('Anni, green scored')).toBeOnTheScreen();
  expect(screen.getByText(`Step 6 of ${STEPS} · Round 1 of 10 · Scoring phase`)).toBeOnTheScreen();
  expect(tile(/^Anni, 4 points, 7 limestone$/)).toBeOnTheScreen();
});

test('it plays by itself to the end, can be paused, and begins anew', async () => {
  await open();
  await tap('Play');
  act(() => jest.advanceTimersByTime(1000));
  expect(slider()).toHaveAccessibilityValue({ now: 1 });
  await tap('Pause');
  act(() => jest.advanceTimersByTime(5000));
  expect(slider()).toHaveAccessibilityValue({ now: 1 });
  await tap('Play');
  for (let step = 0; step < STEPS; step++) act(() => jest.advanceTimersByTime(1000));
  expect(slider()).toHaveAccessibilityValue({ now: STEPS });
  expect(screen.getByText(`Step ${STEPS} of ${STEPS} · Time for the final scoring`)).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Next step' })).toBeDisabled();
  await tap('Play');
  expect(slider()).toHaveAccessibilityValue({ now: 0 });
});

test('the replay speaks German', async () => {
  await open('de');
  await tap('Einen Schritt weiter');
  expect(screen.getByText('Anni, 3 Kalkstein genommen')).toBeOnTheScreen();
  expect(screen.getByText(`Schritt 1 von ${STEPS} · Runde 1 von 10 · Aktionsphase`)).toBeOnTheScreen();
});
