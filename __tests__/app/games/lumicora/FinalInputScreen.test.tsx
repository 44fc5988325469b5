import { screen, userEvent, within } from '@testing-library/react-native';

import { enter, errorBeside, finishedTable, press } from '../../../support/finalInput';
import { board } from '../../../support/reef';
import { renderGame } from '../../../support/renderGame';
import { performAll, place, sessionFor } from '../../../support/tables';

jest.useFakeTimers();

const SIDE_B = board('B', 'water', { '-2': 'a1' });
const reef = [place(0, 'c3c4:G1c'), place(0, 'e3e4:G2t')] as const;
const chooseDepth = (name: string, depth: string) =>
  userEvent.press(
    within(screen.getByLabelText(`How to enter ${name}’s reef`)).getByRole('radio', { name: depth }),
  );
const of = (name: string) => within(screen.getByLabelText(name));

describe('a game played along with the app', () => {
  const over = () => performAll(sessionFor(2), ...reef, { type: 'finish-rounds' });

  test('the reefs are known, and the figures only open to be corrected', async () => {
    const { stored } = await renderGame('reefs', over());
    expect(of('Ana').getByText('6 coral spaces and 2 animals visible')).toBeOnTheScreen();
    expect(of('Ana').getByRole('radio', { name: 'Placed' })).toBeChecked();
    expect(screen.queryByLabelText('Limestone')).toBeNull();
    await press('Edit Ana’s score, limestone and jellyfish');
    await press('Ana, Limestone: one more');
    await press('Ana, Jellyfish: one more');
    await enter('Score so far', 63);
    expect(stored().players[0]).toMatchObject({ limestone: 1, score: 63, tiles: { green: 'jellyfish' } });
    await press('Undo: Ana, score set to 63');
    await press('Undo: Ana, jellyfish set to 1');
    expect(stored().players[0]!.tiles.green).toBe('coral');
  });

  test('another depth takes over what is known and leads to its own page', async () => {
    const { stored } = await renderGame('reefs', over());
    await chooseDepth('Ana', 'Counted');
    expect(stored().players[0]!.counts).toMatchObject({
      spaces: { green: 5, pink: 1 },
      animals: { crab: 1, starfish: 1 },
    });
    expect(of('Ana').getByText('6 coral spaces and 2 animals visible')).toBeOnTheScreen();
    await press('Count the reef: Ana');
    expect(screen.getByRole('button', { name: 'Green spaces: 5' })).toBeOnTheScreen();
    await press('Back');
    await press('Open the reef: Ben');
    expect(screen.getByRole('heading', { name: 'Ben’s reef' })).toBeOnTheScreen();
  });

  test('all three depths stand side by side, and undo goes back', async () => {
    const { stored } = await renderGame('reefs', over());
    await chooseDepth('Ana', 'Painted');
    await chooseDepth('Ben', 'Counted');
    expect(stored().players.map(({ depth }) => depth)).toEqual(['from-above', 'counted']);
    await press('Undo: Ben, reef: counted');
    await press('Undo: Ana, reef: painted');
    expect(of('Ana').getByRole('radio', { name: 'Placed' })).toBeChecked();
    await chooseDepth('Ana', 'Painted');
    await press('Paint the reef: Ana');
    expect(screen.getByRole('heading', { name: /^Painted reef/ })).toBeOnTheScreen();
  });

  test('before the rounds are over it says so, and offers to end them', async () => {
    const { stored } = await renderGame('reefs', performAll(sessionFor(2), ...reef));
    expect(screen.getByText(/^The rounds aren’t over yet/)).toBeOnTheScreen();
    await press('End the rounds');
    expect(stored().phase).toBe('final');
    expect(screen.queryByText(/^The rounds aren’t over yet/)).toBeNull();
    await press('Undo: rounds ended');
    expect(stored().phase).toBe('action');
  });

  test('the table ends the rounds under More, and leads to the reefs afterwards, too', async () => {
    await renderGame('', sessionFor(2));
    await press('End the rounds and score');
    expect(screen.getByRole('heading', { name: 'Reefs for the final scoring' })).toBeOnTheScreen();
    await press('Back');
    expect(screen.queryByRole('button', { name: 'End the rounds and score' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Final scoring' })).toBeOnTheScreen();
    await press('Reefs for the final scoring');
    await press('To the scoring');
    expect(screen.getByRole('heading', { name: 'Final scoring' })).toBeOnTheScreen();
  });
});

describe('a game entered at its end', () => {
  test('from above, the figures are asked for at once; what has no room is refused beside its field', async () => {
    const { stored } = await renderGame('reefs', finishedTable({ depth: 'from-above' }));
    await chooseDepth('Ben', 'Counted');
    await enter('Limestone', 11);
    expect(errorBeside('Limestone')).toBe('There’s room for 10.');
    await enter('Jellyfish', 5);
    expect(errorBeside('Jellyfish')).toBe('There are 4 scoring tiles.');
    expect(stored().players[0]).toMatchObject({ limestone: 0 });
    await enter('Limestone', 10);
    expect(errorBeside('Limestone')).toBeNull();
    expect(stored().players[0]).toMatchObject({ limestone: 10 });
  });

  test('nothing is odd before anything is entered; then what is missing is warned of', async () => {
    const session = finishedTable();
    const first = await renderGame('reefs', session);
    expect(screen.queryByText(/score is still 0/)).toBeNull();
    expect(first.stored().players[0]!.counts).not.toBeNull();
    screen.unmount();
    const spaces = { green: 3, pink: 0, blue: 0, yellow: 0 };
    const counts = {
      spaces,
      animals: { shellfish: 5, crab: 0, seahorse: 0, starfish: 0 },
      animalPoints: 0,
      remote: 0,
    };
    await renderGame('reefs', performAll(session, { type: 'count-reef', player: 0, counts }));
    expect(of('Ana').getByText(/^The score is still 0/)).toBeOnTheScreen();
    expect(of('Ana').getByText(/^5 animals on 3 coral spaces/)).toBeOnTheScreen();
    expect(of('Ben').queryByText(/score is still 0/)).toBeNull();
  });

  test('FS-4 on the light side a counted reef is known by the points of its animals', async () => {
    const counts = {
      spaces: { green: 3, pink: 4, blue: 0, yellow: 0 },
      animals: { shellfish: 0, crab: 0, seahorse: 0, starfish: 0 },
      animalPoints: 13,
      remote: 0,
    };
    const session = performAll(finishedTable({ scoreBoard: 'light' }), {
      type: 'count-reef',
      player: 0,
      counts,
    });
    await renderGame('reefs', session);
    expect(screen.getByText('7 coral spaces visible, 13 points for animals')).toBeOnTheScreen();
    // Nothing asks the terrain while all animals come as points.
    expect(screen.queryByRole('alert')).toBeNull();
    await chooseDepth('Ben', 'Painted');
    expect(screen.getByRole('alert')).toHaveTextContent(/shellfish count water/);
  });

  test('BO-3 side B asks to compare the printed board, until somebody did', async () => {
    await renderGame('reefs', finishedTable({ ground: SIDE_B }));
    expect(screen.getByRole('alert')).toHaveTextContent(/layout of side B is a best guess/);
    await press('Compare the board');
    await press('It matches my board');
    expect(screen.getByRole('heading', { name: 'Reefs for the final scoring' })).toBeOnTheScreen();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the sides of the boards can still be changed', async () => {
    await renderGame('reefs', finishedTable());
    expect(screen.getByText('Reef boards: Side A. Score board: Dark side.')).toBeOnTheScreen();
    await press('Change the boards');
    await userEvent.press(screen.getByRole('radio', { name: /^Light side/ }));
    await press('Back');
    expect(screen.getByText('Reef boards: Side A. Score board: Light side.')).toBeOnTheScreen();
  });
});
