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
  test('a 3 takes four taps and Place; limestone is paid and a light tap felt', async () => {
    const session = performAll(sessionFor(2, WET), takeLimestone(0, 3));
    const { stored } = await renderGame('reef/0', session);
    await tap('green 3');
    await tap('crab');
    expect(screen.getByText('Tap the first space: the 3 goes there')).toBeOnTheScreen();
    expect(space('c3')).toHaveAccessibleName('c3, water, legal, costs 2');
    await tapSpace('c3');
    expect(screen.getByText('Tap its neighbour')).toBeOnTheScreen();
    await tapSpace('c4');
    await tap('Place, pay 2 limestone');
    expect(screen.getByText('Placed: green 3 with crab on c3-c4, 2 limestone paid')).toBeOnTheScreen();
    expect(stored().players[0]).toMatchObject({ limestone: 1 });
    expect(stored().players[0]!.reef[1]).toMatchObject({
      on: [at('c3'), at('c4')],
      symbols: [3, 'crab'],
      paid: 2,
      unpaid: null,
    });
    expect(screen.getByText('Limestone 1/10')).toBeOnTheScreen();
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
    await tap('Place');
    expect(stored().players[0]!.reef[1]!.symbols).toEqual([5, 'seahorse']);
  });

  test('a flip swaps the halves', async () => {
    const { stored } = await renderGame('reef/0', sessionFor(2));
    await tap('green 5');
    await tapSpace('c3');
    await tapSpace('c4');
    expect(space('c3')).toHaveAccessibleName(/^c3, green, 5, level 1, not confirmed yet/);
    await tap('Flip');
    expect(space('c4')).toHaveAccessibleName(/^c4, green, 5, level 1, not confirmed yet/);
    await tap('Place');
    expect(stored().players[0]!.reef[1]).toMatchObject({ on: [at('c3'), at('c4')], symbols: [null, 5] });
  });

  test('cancel and a colour change leave nothing behind', async () => {
    const { stored } = await renderGame('reef/0', sessionFor(2));
    await tap('green 5');
    await tapSpace('c3');
    await tap('Cancel');
    expect(space('c3')).toHaveAccessibleName('c3, limestone');
    expect(stored().players[0]!.reef).toHaveLength(1);
  });

  test('before placing, what would change is told with its reason', async () => {
    await renderGame('reef/0', performAll(sessionFor(2), place(0, 'c3c4:G4.')));
    await tap('green 2');
    await tap('crab');
    await tapSpace('e3');
    await tapSpace('e4');
    const preview = within(screen.getByLabelText('What it would change'));
    expect(preview.getByText('green 4 → 2: the 2 becomes the smallest in level 1')).toBeOnTheScreen();
    expect(preview.getByText(/^adds a crab/)).toBeOnTheScreen();
    expect(preview.getByText(/^green spaces 3 → 5: most/)).toBeOnTheScreen();
  });
});

describe('refusals', () => {
  test('PL-1 a refused pair says why, names the rule and lights the spaces', async () => {
    await renderGame('reef/0', sessionFor(2));
    await tap('green 5');
    await tapSpace('a1');
    await tapSpace('a2');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Green has to touch visible green in level 1, and there’s room for that, so no exception applies. (PL-1)',
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
    await tap(/^green 5 on a1-a2: Green has to touch .* Rule: Colour to colour/);
    expect(space('d4')).toHaveAccessibleName(/marked/);
  });

  test('PL-3 what no table can hold cannot be placed anyway', async () => {
    await renderGame('reef/0', sessionFor(2));
    await tap('green 5');
    await tapSpace('d4');
    await tapSpace('c4');
    expect(screen.getByRole('alert')).toHaveTextContent(/It would tilt.*\(PL-3\)/);
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
    expect(screen.getByText('What lies on c4')).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Level 2: green, 1/)).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Level 1: green, plain/)).toBeOnTheScreen();
    await tap('Take back');
    expect(screen.getByText('Taken back: green 1 with shellfish on c4-d4')).toBeOnTheScreen();
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
    expect(screen.getByText('What lies on c4')).toBeOnTheScreen();
    await tap('Close');
    expect(screen.getByText(/^Tap the first space/)).toBeOnTheScreen();
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
    await userEvent.press(screen.getByRole('radio', { name: 'Ben' }));
    expect(heading('Ben')).toBeOnTheScreen();
    expect(screen.getByText('Limestone 6/10')).toBeOnTheScreen();
    expect(screen.getByText('Choose a Lumino')).toBeOnTheScreen();
  });

  test('undo after placing takes the words back, too', async () => {
    const { stored } = await renderGame('reef/0', sessionFor(2));
    await tap('green 5');
    await tapSpace('c3');
    await tapSpace('c4');
    await tap('Place');
    await tap(/^Undo: Ana, green 5 on c3-c4/);
    expect(stored().players[0]!.reef).toHaveLength(1);
    expect(screen.getByText('Choose a Lumino')).toBeOnTheScreen();
  });
});

test('the reef speaks German', async () => {
  const session = sessionFor(2, board('A', 'water', { limestone: 'c3' }));
  await renderGame('reef/0', session, 'de');
  await tap('grün 2');
  await tap('Krabbe');
  expect(screen.getByText('Tippe das erste Feld an: Dorthin kommt die 2')).toBeOnTheScreen();
  await tapSpace('c3');
  await tapSpace('c4');
  expect(screen.getByRole('alert')).toHaveTextContent(/Dir fehlt 1 Kalksteinmarker.*\(PL-4\)/);
  await tap('Trotzdem legen');
  expect(screen.getByText('Gelegt: grün 2 mit Krabbe auf c3-c4')).toBeOnTheScreen();
});
