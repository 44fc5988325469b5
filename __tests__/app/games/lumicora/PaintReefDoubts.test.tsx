import { screen, userEvent } from '@testing-library/react-native';

import { finishedTable } from '../../../support/finalInput';
import { openAlone } from '../../../support/openAlone';
import { spaces } from '../../../support/reef';
import { renderGame } from '../../../support/renderGame';
import { performAll } from '../../../support/tables';

jest.mock('expo-camera', () => jest.requireActual('../../../support/fakePhotoCamera').cameraModule);
jest.useFakeTimers();
openAlone();

const coral = { color: 'blue', level: 2, symbol: null } as const;
const painted = performAll(finishedTable({ depth: 'from-above' }), {
  type: 'paint-reef',
  player: 0,
  spaces: spaces('c3 c4 d6').map((space) => ({ space, seen: coral })),
});
const open = (doubtful: string) => renderGame(`paint/0?doubtful=${doubtful}`, painted);
const press = (name: string | RegExp) => userEvent.press(screen.getByRole('button', { name }));
const space = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name},`) });

test('spaces that a photo left unsure are listed and marked', async () => {
  await open('d6,c3,g5');
  expect(screen.getByText('3 spaces to check')).toBeOnTheScreen();
  expect(space('c3')).toHaveAccessibleName('c3, blue, plain coral, level 2, check this');
  expect(space('c4')).toHaveAccessibleName('c4, blue, plain coral, level 2');
});

test('each can be found right; the way goes on to the next', async () => {
  await open('c3,d6,g5');
  await press('Next space to check');
  await press('This one’s right: d6');
  expect(screen.getByText('2 spaces to check')).toBeOnTheScreen();
  await press('This one’s right: g5');
  await press('This one’s right: c3');
  expect(screen.queryByText(/to check$/)).toBeNull();
  expect(space('c3')).toHaveAccessibleName('c3, blue, plain coral, level 2');
});

test('whoever paints a space has looked at it, even if it stays as it is', async () => {
  const { stored } = await open('c3,d6');
  await userEvent.press(screen.getByRole('radio', { name: 'pink' }));
  await userEvent.press(space('c3'));
  expect(screen.getByText('1 space to check')).toBeOnTheScreen();
  expect(stored().players[0]!.painting![spaces('c3')[0]!]).toMatchObject({ color: 'pink', level: 2 });
  await userEvent.press(screen.getByRole('radio', { name: 'blue' }));
  await userEvent.press(space('d6'));
  expect(screen.queryByText(/to check$/)).toBeNull();
});

test('an address that names no spaces lists none', async () => {
  await open('h9,nothing,');
  expect(screen.queryByText(/to check$/)).toBeNull();
});

test('another reef has no doubts of this one', async () => {
  await open('c3');
  await userEvent.press(screen.getByRole('radio', { name: 'Ben' }));
  expect(screen.queryByText(/to check$/)).toBeNull();
});

test('FS-5 what each colour brings follows every stroke', async () => {
  await open('');
  expect(screen.getByLabelText('blue majority: 4 points')).toBeOnTheScreen();
  expect(screen.getByLabelText('pink majority: 0 points')).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('radio', { name: 'pink' }));
  await userEvent.press(space('a1'));
  expect(screen.getByLabelText('pink majority: 4 points')).toBeOnTheScreen();
});

test('a photo of the reef is one tap away', async () => {
  await open('');
  await press('Read a photo');
  expect(screen.getByRole('heading', { name: 'Photo: Ana' })).toBeOnTheScreen();
});
