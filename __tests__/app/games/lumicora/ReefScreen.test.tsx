import { screen, userEvent, within } from '@testing-library/react-native';
import { impactAsync } from 'expo-haptics';

import { openAlone } from '../../../support/openAlone';
import { at, board } from '../../../support/reef';
import { renderGame } from '../../../support/renderGame';
import { performAll, place, placeAnyway, sessionFor, takeLimestone, WET } from '../../../support/tables';

jest.useFakeTimers();
openAlone();
jest.mock('expo-haptics', () => ({
  impactAsync: jest.fn(() => Promise.resolve()),
  ImpactFeedbackStyle: { Light: 'light' },
}));

/** Ana's starting Lumino: green on d4, pink on d5. */
const tap = (name: RegExp | string) => userEvent.press(screen.getByRole('button', { name }));
const space = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name},`) });
const tapSpace = (name: string) => userEvent.press(space(name));
const heading = (name: string) => screen.getByRole('heading', { name });

describe('entering a Lumino', () => {
  test('a 3 takes four taps; limestone is paid and a light tap felt', async () => {
    const session = performAll(sessionFor(2, WET), takeLimestone(0, 3));
    const { stored } = await renderGame('reef/0', session);
    await tap('green 3');
    await tap('crab');
    expect(screen.getByText('Tap the space for the 3, or drag over both')).toBeOnTheScreen();
    expect(space('c3')).toHaveAccessibleName('c3, water, allowed, costs 1 limestone');
    await tapSpace('c3');
    expect(screen.getByText('Now tap the space next to it')).toBeOnTheScreen();
    expect(space('c4')).toHaveAccessibleName('c4, water, allowed, costs 1 limestone, changes +3');
    await tapSpace('c4');
    expect(screen.getByText('Placed: green 3 with crab, 2 limestone paid')).toBeOnTheScreen();
    expect(stored().players[0]).toMatchObject({ limestone: 1 });
    expect(stored().players[0]!.reef[1]).toMatchObject({
      on: [at('c3'), at('c4')],
      symbols: [3, 'crab'],
      paid: 2,
      unpaid: null,
    });
    expect(screen.getByLabelText('Limestone 1 of 10')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'pink 6' })).toBeOnTheScreen();
    expect(impactAsync).toHaveBeenCalledTimes(1);
  });

  test('LU-1 a 5 asks for no animal, but takes one', async () => {
    const { stored } = await renderGame('reef/0', sessionFor(2));
    await tap('green 5');
    await tap('Add an animal');
    await tap('seahorse');
    await tapSpace('c3');
    await tapSpace('c4');
    expect(stored().players[0]!.reef[1]!.symbols).toEqual([5, 'seahorse']);
  });

  test('swapped halves put the number on the second space', async () => {
    const { stored } = await renderGame('reef/0', sessionFor(2));
    await tap('green 5');
    await tapSpace('c3');
    await tap('Swap halves');
    await tapSpace('c4');
    expect(stored().players[0]!.reef[1]).toMatchObject({ on: [at('c3'), at('c4')], symbols: [null, 5] });
  });

  test('who prefers it confirms by a key', async () => {
    const { stored } = await renderGame('reef/0', sessionFor(2), 'en', {}, { confirmsPlacing: true });
    await tap('green 5');
    await tapSpace('c3');
    await tapSpace('c4');
    expect(stored().players[0]!.reef).toHaveLength(1);
    expect(space('c3')).toHaveAccessibleName(/^c3, green, 5, level 1, not confirmed yet/);
    await tap('Place');
    expect(stored().players[0]!.reef).toHaveLength(2);
  });

  test('PL-5 a Lumino without a place says so at once, and is returned or placed all the same', async () => {
    const { stored } = await renderGame('reef/0', sessionFor(2, WET));
    await tap('green 5');
    expect(screen.getByRole('alert')).toHaveTextContent('There’s no place for green now.');
    await tap('Return it (−1 point)');
    expect(stored().players[0]).toMatchObject({ score: -1 });
    await tap('green 5');
    await tap('Place it anyway');
    await tapSpace('c3');
    await tapSpace('c4');
    expect(space('c3')).toHaveAccessibleName(/not allowed here/);
    await tap('Place anyway');
    expect(stored().players[0]!.reef).toHaveLength(2);
  });

  test('cancel and a colour change leave nothing behind', async () => {
    const { stored } = await renderGame('reef/0', sessionFor(2));
    await tap('green 5');
    await tapSpace('c3');
    await tap('Cancel');
    expect(space('c3')).toHaveAccessibleName('c3, limestone');
    expect(stored().players[0]!.reef).toHaveLength(1);
  });

  test('a partner that is held tells with its reasons what would change', async () => {
    await renderGame('reef/0', performAll(sessionFor(2), place(0, 'c3c4:G4.')));
    await tap('green 2');
    await tap('crab');
    await tapSpace('e3');
    expect(space('e4')).toHaveAccessibleName(/changes −2$/);
    await userEvent.longPress(space('e4'));
    const preview = within(screen.getByLabelText('What it would change'));
    expect(preview.getByText('green 4 → 2: the 2 becomes the smallest in level 1')).toBeOnTheScreen();
    expect(preview.getByText(/^adds a crab/)).toBeOnTheScreen();
    expect(preview.getByText(/^green spaces 3 → 5: most/)).toBeOnTheScreen();
  });
});

describe('the bar of a turn', () => {
  test('TU-3 limestone is taken, and the next player’s reef opens', async () => {
    const { stored } = await renderGame('reef/0', sessionFor(2));
    expect(heading('Ana’s turn')).toBeOnTheScreen();
    await tap('Take limestone');
    await tap('Take 6 limestone markers');
    expect(screen.getByText('Limestone taken: 6')).toBeOnTheScreen();
    await tap('Next: Ben');
    expect(heading('Ben’s turn')).toBeOnTheScreen();
    expect(stored()).toMatchObject({ turnsDone: [0], players: [{ limestone: 6 }, { limestone: 0 }] });
    expect(screen.getByRole('button', { name: 'Spend a jellyfish' })).toBeDisabled();
    await tap('Return a Lumino, −1 point');
    expect(screen.getByRole('radio', { name: 'Ben, −1 point' })).toBeChecked();
  });

  test('TU-1 the last turn of a round leads to the scoring of whoever begins', async () => {
    await renderGame('reef/1', performAll(sessionFor(2), { type: 'end-turn', player: 0 }));
    await tap('Scoring: Ana');
    expect(await screen.findByRole('heading', { name: /Ana/ })).toBeOnTheScreen();
    expect(screen.queryByRole('toolbar', { name: 'Turn' })).toBeNull();
  });

  test('beside the turn, the key leads back to whose turn it is and ends nothing', async () => {
    const { stored } = await renderGame('reef/1', sessionFor(2));
    expect(heading('Ben’s reef')).toBeOnTheScreen();
    await tap('To Ana');
    expect(heading('Ana’s turn')).toBeOnTheScreen();
    expect(stored().turnsDone).toEqual([]);
  });
});

describe('refusals', () => {
  test('PL-1 a refused pair says why, names the rule and lights the spaces', async () => {
    await renderGame('reef/0', sessionFor(2));
    await tap('green 5');
    await tapSpace('a1');
    await tapSpace('a2');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Green has to touch visible green in level 1, and there’s room for that, so no exception applies.',
    );
    expect(space('d4')).toHaveAccessibleName(/marked$/);
    expect(screen.queryByRole('button', { name: 'Place' })).toBeNull();
  });

  test('PL-1 what lies on the table is placed anyway, and carries a warning', async () => {
    const { stored } = await renderGame('reef/0', sessionFor(2));
    await tap('green 5');
    await tapSpace('a1');
    await tapSpace('a2');
    await tap('Place anyway');
    expect(stored().players[0]!.reef[1]).toMatchObject({ on: [at('a1'), at('a2')] });
    expect(space('a1')).toHaveAccessibleName(/breaks a rule/);
    await tap('1 warning');
    await tap(/^green 5: Green has to touch .* Rule: Match the color/);
    expect(space('d4')).toHaveAccessibleName(/marked/);
  });

  test('PL-3 what no table can hold cannot be placed anyway', async () => {
    await renderGame('reef/0', sessionFor(2));
    await tap('green 5');
    await tapSpace('d4');
    await tapSpace('c4');
    expect(screen.getByRole('alert')).toHaveTextContent(/It would tilt/);
    expect(space('c4')).toHaveAccessibleName(/not allowed here/);
    expect(screen.queryByRole('button', { name: /Place/ })).toBeNull();
  });

  test('PL-0 a space far away is refused and the first one kept', async () => {
    await renderGame('reef/0', sessionFor(2));
    await tap('green 5');
    await tapSpace('c3');
    await tapSpace('g5');
    expect(screen.getByRole('alert')).toHaveTextContent(/These two spaces share no edge/);
    expect(space('c3')).toHaveAccessibleName(/chosen/);
  });

  test('LU-3 more Luminos than the box holds draw a warning', async () => {
    const line = ['a1a2', 'a3a4', 'b1b2', 'b3b4', 'b5b6', 'c1c2', 'c3c4', 'c5c6', 'd1d2'];
    const more = ['e1e2', 'e3e4', 'e5e6', 'f1f2', 'f3f4', 'f5f6', 'g1g2', 'g3g4', 'd6d7'];
    const nineteen = [...line, ...more].map((on) => placeAnyway(0, `${on}:B6.`));
    const session = performAll(sessionFor(2), ...nineteen, placeAnyway(1, 'a1a2:B6.'));
    await renderGame('reef/1', session);
    await tap('2 warnings');
    expect(
      screen.getByText(/^You’ve placed 19 blue Luminos, but your player count uses only 18/),
    ).toBeOnTheScreen();
  });
});

describe('looking at a reef', () => {
  const stacked = () => performAll(sessionFor(2), place(0, 'c3c4:G4.'), place(0, 'c4d4:G1s'));

  test('a covered space opens its stack, and the Lumino on top is taken back', async () => {
    const { stored } = await renderGame('reef/0', stacked());
    await tapSpace('c4');
    expect(screen.getByText('What lies here')).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Level 2: green, 1/)).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Level 1: green, plain/)).toBeOnTheScreen();
    await tap('Take back');
    expect(screen.getByText('Taken back: green 1 with shellfish')).toBeOnTheScreen();
    expect(stored().players[0]!.reef).toHaveLength(2);
  });

  test('a Lumino under another one says why it stays', async () => {
    await renderGame('reef/0', stacked());
    await tapSpace('c3');
    expect(screen.getByText(/^Something lies on this Lumino/)).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
    await tap('Close');
    expect(screen.getByText('Choose a Lumino')).toBeOnTheScreen();
  });

  test('a long press opens the stack in the midst of an entry, which goes on afterwards', async () => {
    await renderGame('reef/0', stacked());
    await tap('green 5');
    await userEvent.longPress(space('c4'));
    expect(screen.getByText('What lies here')).toBeOnTheScreen();
    await tap('Close');
    expect(screen.getByText(/^Tap the space for/)).toBeOnTheScreen();
  });

  test('an empty space asks for a Lumino first', async () => {
    await renderGame('reef/0', sessionFor(2));
    await tapSpace('a1');
    expect(screen.getByText('Choose a Lumino first')).toBeOnTheScreen();
  });

  test('levels that exist can be shown alone', async () => {
    await renderGame('reef/0', stacked());
    await tap('Levels');
    const filter = within(screen.getByLabelText('Show one level'));
    expect(filter.getAllByRole('radio')).toHaveLength(3);
    await userEvent.press(filter.getByRole('radio', { name: 'Level 2' }));
    expect(filter.getByRole('radio', { name: 'Level 2' })).toBeChecked();
  });

  test('another reef opens beside its own limestone and score', async () => {
    const session = performAll(sessionFor(2), takeLimestone(1, 6));
    await renderGame('reef/0', session);
    await tap('green 5');
    await userEvent.press(screen.getByRole('radio', { name: /^Ben/ }));
    expect(heading('Ben’s reef')).toBeOnTheScreen();
    expect(screen.getByLabelText('Limestone 6 of 10')).toBeOnTheScreen();
    expect(screen.getByText('Choose a Lumino')).toBeOnTheScreen();
  });

  test('undo after placing takes the words back, too', async () => {
    const { stored } = await renderGame('reef/0', sessionFor(2));
    await tap('green 5');
    await tapSpace('c3');
    await tapSpace('c4');
    await tap(/^Undo: Ana, green 5/);
    expect(stored().players[0]!.reef).toHaveLength(1);
    expect(screen.getByText('Choose a Lumino')).toBeOnTheScreen();
  });
});

test('the reef speaks German', async () => {
  const session = sessionFor(2, board('A', 'water', { limestone: 'c3' }));
  await renderGame('reef/0', session, 'de');
  await tap('grün 2');
  expect(screen.getByRole('alert')).toHaveTextContent('Für grün ist gerade nirgends Platz.');
  await tap('Trotzdem legen');
  await tap('Krabbe');
  expect(screen.getByText('Wohin kommt die 2? Tippe ein Feld an oder zieh über beide')).toBeOnTheScreen();
  await tapSpace('c3');
  await tapSpace('c4');
  expect(screen.getByRole('alert')).toHaveTextContent(/Dir fehlt 1 Kalksteinmarker/);
  await tap('Trotzdem legen');
  expect(screen.getByText('Gelegt: grün 2 mit Krabbe')).toBeOnTheScreen();
});
