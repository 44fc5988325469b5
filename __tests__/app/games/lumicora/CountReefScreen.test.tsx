import { screen, userEvent } from '@testing-library/react-native';

import { finishedTable, press } from '../../../support/finalInput';
import { board } from '../../../support/reef';
import { renderGame } from '../../../support/renderGame';
import { performAll, place, sessionFor } from '../../../support/tables';

jest.useFakeTimers();

const SIDE_B = board('B', 'water', { '-2': 'a1', '-3': 'd1' });
/** The number keys, one after another. */
async function type(digits: string) {
  for (const digit of digits) await press(digit);
}
const open = (field: string) => press(new RegExp(`^${field}: `));
const choose = (name: string) => userEvent.press(screen.getByRole('radio', { name }));
const field = (name: string) => screen.getByRole('button', { name });

describe('counting', () => {
  test('FS-1 to FS-5 field after field, each key kept at once, and the total grows', async () => {
    const { stored } = await renderGame('count/0', finishedTable());
    expect(field('Points from the rounds: 0')).toBeSelected();
    await type('4');
    expect(stored().players[0]!.score).toBe(4);
    await type('1');
    expect(field('Jellyfish: 0')).toBeSelected();
    await type('25');
    expect(field('Green spaces: 0')).toBeSelected();
    await type('9');
    await type('12');
    await press('Next field');
    expect(field('Yellow spaces: 0')).toBeSelected();
    await type('0');
    await choose('Shellfish: 4 or more');
    await choose('Crabs: 1');
    expect(stored().players[0]).toMatchObject({
      score: 41,
      limestone: 5,
      counts: {
        spaces: { green: 9, pink: 12, blue: 0, yellow: 0 },
        animals: { shellfish: 4, crab: 1, seahorse: 0, starfish: 0 },
      },
    });
    // 41 + 4 jellyfish + 2 limestone + 8 + 2 animals + 8 majorities
    expect(field('Ana, 65 points so far')).toBeSelected();
    expect(field('Ben, nothing counted yet')).toBeOnTheScreen();
  });

  test('a field that is tapped again begins anew; erasing and undo go back key by key', async () => {
    const { stored } = await renderGame('count/0', finishedTable());
    await type('58');
    await open('Points from the rounds');
    await type('6');
    expect(stored().players[0]!.score).toBe(6);
    await type('3');
    await open('Points from the rounds');
    await press('Erase the last digit');
    expect(stored().players[0]!.score).toBe(6);
    await press('Plus or minus');
    expect(field('Points from the rounds: −6')).toBeOnTheScreen();
    await press('Undo: Ana, score set to −6');
    expect(stored().players[0]!.score).toBe(6);
  });

  test('from player to player, then who won', async () => {
    await renderGame('count/0', finishedTable({ players: 3 }));
    await press('Next: Ben');
    expect(screen.getByRole('heading', { name: 'Ben' })).toBeOnTheScreen();
    expect(screen.getByText('2 of 3')).toBeOnTheScreen();
    await open('Green spaces');
    await type('7');
    await press('Next: Cem');
    await press('Who won?');
    expect(screen.getByRole('heading', { name: 'Without Ana’s and Cem’s reefs' })).toBeOnTheScreen();
  });
});

describe('what cannot be is said above the keys, and not kept', () => {
  test('BO-1 a 45th coral space', async () => {
    const { stored } = await renderGame('count/0', finishedTable());
    await open('Green spaces');
    await type('40');
    await open('Pink spaces');
    await type('9');
    expect(screen.getByText('That would be 49 spaces, but a reef has 44.')).toBeOnTheScreen();
    expect(stored().players[0]!.counts!.spaces).toMatchObject({ green: 40, pink: 0 });
    await type('4');
    expect(screen.queryByText(/^That would be/)).toBeNull();
  });

  test('LU-6 an 11th limestone marker, a fifth jellyfish', async () => {
    const { stored } = await renderGame('count/0', finishedTable());
    await open('Limestone');
    await type('15');
    expect(screen.getByText('There’s room for 10.')).toBeOnTheScreen();
    expect(stored().players[0]!.limestone).toBe(1);
    await open('Jellyfish');
    await type('5');
    expect(screen.getByText('There are 4 scoring tiles.')).toBeOnTheScreen();
  });

  test('LU-1 what is merely odd is kept with a warning', async () => {
    await renderGame('count/0', finishedTable());
    await open('Blue spaces');
    await type('2');
    await choose('Starfish: 3');
    expect(screen.getByText(/^3 animals on 2 coral spaces/)).toBeOnTheScreen();
  });
});

describe('other boards and depths', () => {
  test('FS-4, FS-6 small and large scores, and bare limestone without its minus', async () => {
    const { stored } = await renderGame('count/0', finishedTable({ ground: SIDE_B, scoreBoard: 'light' }));
    expect(screen.queryByRole('radio')).toBeNull();
    await open('Seahorses, small score');
    await type('21');
    expect(field('Starfish, small score: 0')).toBeSelected();
    await open('Uncovered remote limestone');
    await type('5');
    expect(stored().players[0]!.counts).toMatchObject({ animalPoints: 2 * 2 + 7, remote: -5 });
    expect(field('Uncovered remote limestone: −5')).toBeOnTheScreen();
  });

  test('a photo or the painter is offered instead, and counting again afterwards', async () => {
    const { stored } = await renderGame('count/0', finishedTable());
    expect(field('Photo of Ana’s reef')).toBeOnTheScreen();
    await press('Paint Ana’s reef');
    expect(stored().players[0]!.depth).toBe('from-above');
    await press('Back');
    expect(screen.getByText('Ana’s reef is painted.')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^Green spaces/ })).toBeNull();
    await press('Count instead');
    expect(field('Green spaces: 0')).toBeOnTheScreen();
  });

  test('a reef that was tracked asks only for what lies beside it', async () => {
    const { stored } = await renderGame('count/0', performAll(sessionFor(2), place(0, 'c3c4:G1c')));
    expect(screen.getByText('Ana’s reef was placed in the app.')).toBeOnTheScreen();
    await press('Count instead');
    expect(field('Green spaces: 3')).toBeOnTheScreen();
    expect(screen.getByRole('radio', { name: 'Crabs: 1' })).toBeChecked();
    expect(stored().players[0]!.depth).toBe('counted');
  });

  test('an old score sheet has one page of totals, with a date and a note', async () => {
    const { stored } = await renderGame('count/0', finishedTable({ depth: 'totals' }));
    await type('87');
    expect(field('Ben, total: 0')).toBeSelected();
    await type('91');
    expect(stored().players.map(({ score }) => score)).toEqual([87, 91]);
    await press('Change date and note');
    await userEvent.paste(screen.getByLabelText('Year'), '2019');
    await userEvent.paste(screen.getByLabelText('Note'), 'At the lake');
    await press('Keep');
    expect(screen.getByText(/2019$/)).toBeOnTheScreen();
    expect(screen.getByText('At the lake')).toBeOnTheScreen();
    await press('Who won?');
    expect(screen.getByRole('heading', { name: 'Ben wins' })).toBeOnTheScreen();
  });
});

test('counting speaks German', async () => {
  await renderGame('count/0', finishedTable({ ground: SIDE_B }), 'de');
  await open('Kalkstein');
  await type('11');
  expect(screen.getByText('Es gibt Platz für 10.')).toBeOnTheScreen();
  await choose('Seesterne: 4 oder mehr');
  expect(field('Ana, noch nichts gezählt')).toBeOnTheScreen();
  await press('Weiter: Ben');
  await press('Wer hat gewonnen?');
  expect(screen.getByRole('heading', { name: 'Ohne die Riffe von Ana und Ben' })).toBeOnTheScreen();
});
