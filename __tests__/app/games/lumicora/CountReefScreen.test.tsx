import { screen, userEvent, within } from '@testing-library/react-native';

import { enter, errorBeside, field, finishedTable, press } from '../../../support/finalInput';
import { board } from '../../../support/reef';
import { renderGame } from '../../../support/renderGame';
import { performAll, place, sessionFor } from '../../../support/tables';

jest.useFakeTimers();

const SIDE_B = board('B', 'water', { '-2': 'a1', '-3': 'd1' });
const hold = (name: string, duration: number) =>
  userEvent.longPress(screen.getByRole('button', { name }), { duration });
const scored = (words: string) =>
  within(screen.getByLabelText('What it scores right now')).getByLabelText(words);

describe('counting', () => {
  test('FS-3, FS-5 spaces by colour and animals by species are counted and scored at once', async () => {
    const { stored } = await renderGame('count/0', finishedTable());
    await press('Green: one more');
    await press('Green: one more');
    await enter('Blue', 9);
    await enter('Shellfish', 5);
    expect(screen.getByText('11 of 44')).toBeOnTheScreen();
    expect(stored().players[0]!.counts).toEqual({
      spaces: { green: 2, pink: 0, blue: 9, yellow: 0 },
      animals: { shellfish: 5, crab: 0, seahorse: 0, starfish: 0 },
      animalPoints: 0,
      remote: 0,
    });
    expect(scored('Animals: 8 points')).toBeOnTheScreen();
    expect(scored('Most blue: 4 points')).toBeOnTheScreen();
    expect(screen.getByLabelText('Total: 16 points')).toHaveTextContent('16');
  });

  test('FS-1, FS-2 score, limestone and jellyfish stand on the same page', async () => {
    const { stored } = await renderGame('count/1', finishedTable());
    await enter('Score so far', 40);
    await enter('Limestone', 5);
    await enter('Jellyfish', 2);
    expect(stored().players[1]).toMatchObject({ score: 40, limestone: 5 });
    expect(scored('Jellyfish: 4 points')).toBeOnTheScreen();
    expect(scored('Limestone: 2 points')).toBeOnTheScreen();
    expect(screen.getByLabelText('Total: 46 points')).toBeOnTheScreen();
  });

  test('a button that is held runs on, and is one step to undo', async () => {
    const { stored } = await renderGame('count/0', finishedTable());
    await hold('Pink: one more', 2000);
    const count = stored().players[0]!.counts!.spaces.pink;
    expect(count).toBeGreaterThan(4);
    await press('Undo: Ana, reef counted');
    expect(field('Pink')).toHaveDisplayValue('0');
    expect(screen.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
  });

  test('from player to player, then back to all of them', async () => {
    const session = performAll(finishedTable({ players: 3 }), {
      type: 'choose-depth',
      player: 1,
      depth: 'from-above',
    });
    await renderGame('count/0', session);
    await press('Next: Cem');
    expect(screen.getByRole('heading', { name: 'Count the reef of Cem' })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
    await press('Done');
    expect(screen.getByRole('heading', { name: 'Reefs for the final scoring' })).toBeOnTheScreen();
  });
});

describe('what is impossible is refused beside its field', () => {
  test('BO-1 a 45th coral space, typed or tapped', async () => {
    const { stored } = await renderGame('count/0', finishedTable());
    await enter('Green', 45);
    expect(errorBeside('Green')).toBe('That would be 45 spaces: a reef has 44.');
    expect(field('Green')).toHaveDisplayValue('45');
    await enter('Green', 44);
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Green: one more');
    expect(errorBeside('Green')).toBe('That would be 45 spaces: a reef has 44.');
    await press('Yellow: one more');
    expect(errorBeside('Yellow')).toBe('That would be 45 spaces: a reef has 44.');
    expect(stored().players[0]!.counts!.spaces).toMatchObject({ green: 44, yellow: 0 });
    await press('Green: one less');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('43 of 44')).toBeOnTheScreen();
  });

  test('BO-1 a held button stops where the reef is full', async () => {
    const { stored } = await renderGame('count/0', finishedTable());
    await enter('Blue', 40);
    await hold('Green: one more', 4000);
    expect(stored().players[0]!.counts!.spaces).toMatchObject({ blue: 40, green: 4 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test("LU-1 more than 26 Luminos' worth of a colour at the table", async () => {
    const { stored } = await renderGame('count/0', finishedTable());
    await enter('Green', 40);
    await press('Next: Ben');
    await enter('Green', 15);
    expect(errorBeside('Green')).toBe(
      'That would be 55 green spaces at your table. The box holds 26 Luminos of each colour: with the starting Luminos, 54 spaces.',
    );
    expect(stored().players[1]!.counts!.spaces.green).toBe(0);
    await enter('Pink', 3);
    expect(errorBeside('Green')).toBeNull();
    await enter('Green', 14);
    expect(stored().players[1]!.counts!.spaces).toMatchObject({ green: 14, pink: 3 });
  });

  test('LU-6 an 11th limestone marker, a fifth jellyfish, a negative or broken number', async () => {
    const { stored } = await renderGame('count/0', finishedTable());
    await enter('Limestone', 11);
    await enter('Jellyfish', 5);
    await enter('Crabs', 'many');
    await enter('Pink', -1);
    expect(errorBeside('Limestone')).toBe('There is room for 10.');
    expect(errorBeside('Jellyfish')).toBe('There are 4 scoring tiles.');
    expect(errorBeside('Crabs')).toBe('A whole number, please.');
    expect(errorBeside('Pink')).toBe('Not less than 0.');
    expect(field('Crabs')).toHaveDisplayValue('many');
    await enter('Crabs', 2);
    expect(errorBeside('Crabs')).toBeNull();
    // The others still stand as they were typed.
    expect(errorBeside('Limestone')).toBe('There is room for 10.');
    expect(stored().players[0]!).toMatchObject({ limestone: 0, counts: { animals: { crab: 2 } } });
  });
});

describe('what is merely odd is accepted with a warning', () => {
  test('LU-3 more of a colour than so many players use', async () => {
    const { stored } = await renderGame('count/0', finishedTable());
    await enter('Green', 40);
    expect(screen.getByText(/^40 green spaces at the table, but .* 38 at most/)).toBeOnTheScreen();
    expect(stored().players[0]!.counts!.spaces.green).toBe(40);
    await enter('Green', 20);
    expect(screen.queryByText(/green spaces at the table/)).toBeNull();
  });

  test('LU-1 more animals than coral spaces', async () => {
    await renderGame('count/0', finishedTable());
    await enter('Starfish', 3);
    await enter('Blue', 2);
    expect(screen.getByText(/^3 animals on 2 coral spaces/)).toBeOnTheScreen();
  });
});

describe('other boards', () => {
  test('FS-4 on the light side the points of the animals are entered, beside what counts', async () => {
    const { stored } = await renderGame('count/0', finishedTable({ scoreBoard: 'light' }));
    expect(screen.queryByLabelText('Crabs')).toBeNull();
    expect(screen.getByText('Shellfish: bare water')).toBeOnTheScreen();
    expect(screen.getByText('2 points from 1 space, 7 from 6')).toBeOnTheScreen();
    await enter('Points for animals', 1000);
    expect(errorBeside('Points for animals')).toBe('Not more than 999.');
    await enter('Points for animals', 13);
    expect(stored().players[0]!.counts!.animalPoints).toBe(13);
    expect(scored('Animals: 13 points')).toBeOnTheScreen();
  });

  test('FS-6 on side B the cost of bare remote limestone is entered without its minus', async () => {
    const { stored } = await renderGame('count/0', finishedTable({ ground: SIDE_B }));
    await enter('Green', 1);
    await enter('Remote limestone', 5);
    expect(stored().players[0]!.counts!.remote).toBe(-5);
    expect(screen.getByText('Remote limestone: −5 points')).toBeOnTheScreen();
    expect(scored('Remote limestone: −5 points')).toBeOnTheScreen();
    await press('Remote limestone: one more');
    expect(screen.getByText(/^−6 for remote limestone, but all of it .* makes −5/)).toBeOnTheScreen();
    await enter('Remote limestone', 127);
    expect(errorBeside('Remote limestone')).toBe('Not more than 126.');
    await enter('Remote limestone', 0);
    expect(stored().players[0]!.counts!.remote).toBe(0);
  });

  test('FS-6 side A asks for no remote limestone', async () => {
    await renderGame('count/0', finishedTable());
    expect(screen.queryByLabelText('Remote limestone')).toBeNull();
  });
});

test('a reef that is entered differently is counted only when somebody says so', async () => {
  const session = performAll(sessionFor(2), place(0, 'c3c4:G1c'));
  const { stored } = await renderGame('count/0', session);
  expect(screen.getByText(/^The reef of Ana is entered differently now: mirrored\./)).toBeOnTheScreen();
  expect(screen.queryByLabelText('Green')).toBeNull();
  expect(stored().players[0]!.depth).toBe('mirrored');
  await press('Count it');
  expect(field('Green')).toHaveDisplayValue('3');
  expect(field('Crabs')).toHaveDisplayValue('1');
  await press('Undo: Ana, reef: counted');
  expect(screen.getByRole('button', { name: 'Count it' })).toBeOnTheScreen();
});

test('counting speaks German', async () => {
  await renderGame('count/0', finishedTable({ ground: SIDE_B, scoreBoard: 'light' }), 'de');
  expect(screen.getByRole('heading', { name: 'Riff von Ana zählen' })).toBeOnTheScreen();
  await enter('Grün', 'viele');
  expect(errorBeside('Grün')).toBe('Bitte eine ganze Zahl.');
  await enter('Kalkstein', 11);
  expect(errorBeside('Kalkstein')).toBe('Es gibt Platz für 10.');
  await enter('Entlegener Kalkstein', 4);
  expect(screen.getByText('Seepferdchen: Korallen höherer Ebenen')).toBeOnTheScreen();
  expect(screen.getByLabelText('Summe: −4 Punkte')).toBeOnTheScreen();
  await press('Weiter: Ben');
  expect(screen.getByRole('heading', { name: 'Riff von Ben zählen' })).toBeOnTheScreen();
});
